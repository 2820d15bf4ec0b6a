// What every rule system must keep of the contract: written once, run on all. Knows no test framework.

import { arrivalIsFree, handsThrowAlike, readingsAreBlind, silenceIsEqual, undoGivesBack } from './arrival.ts';
import { oddsAgree } from './chances.ts';
import { eventsAreTold, rulesAreCatalogued } from './cited.ts';
import { looksChangeNothing } from './looking.ts';
import { partsAreOwned } from './owned.ts';
import { allIsPlain, clonesAreIndependent, imaginationFits, shapesFit } from './plain.ts';
import { openNeedsNoFolder, partsAreThere } from './questions.ts';
import { brokenRecordsAreRefused, recordsReplay } from './records.ts';
import { refusalsAreWhole, refusedChangesNothing, scenariosAreRefusedOrPlayed } from './refusals.ts';
import { seenIsFinal, toldIsSeen } from './secrets.ts';
import { anyReachesAll, asksAreWellMade, battlesEnd, ordersStand } from './stands.ts';
import type { Demand } from './subject.ts';
import { testsDecide, throwsAddUp } from './throws.ts';

export { Broken, type Demand, type Player, type Position, type Reach, type Subject } from './subject.ts';

/** All demands, the gravest first. A test file maps them onto its own `test`. */
export const demands: readonly Demand[] = [
  toldIsSeen,
  seenIsFinal,
  arrivalIsFree,
  looksChangeNothing,
  ordersStand,
  anyReachesAll,
  asksAreWellMade,
  openNeedsNoFolder,
  partsAreThere,
  battlesEnd,
  refusedChangesNothing,
  refusalsAreWhole,
  scenariosAreRefusedOrPlayed,
  clonesAreIndependent,
  partsAreOwned,
  allIsPlain,
  shapesFit,
  imaginationFits,
  recordsReplay,
  brokenRecordsAreRefused,
  handsThrowAlike,
  silenceIsEqual,
  undoGivesBack,
  readingsAreBlind,
  throwsAddUp,
  testsDecide,
  oddsAgree,
  rulesAreCatalogued,
  eventsAreTold,
];
