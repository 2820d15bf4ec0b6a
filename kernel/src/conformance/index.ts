// What every rule system must keep of the contract: written once, run on all, by a suite of tests and by battles of chance. Knows no test
// framework.

import type { GameTypes } from '../contract.ts';
import { arrivalIsFree, handsThrowAlike, matchesPlayAlike, readingsAreBlind, silenceIsEqual, undoGivesBack } from './arrival.ts';
import { battlesOf, momentsOf } from './battles.ts';
import { oddsAgree } from './chances.ts';
import { eventsAreTold, rulesAreCatalogued } from './cited.ts';
import { secretsLookAlike } from './exchanged.ts';
import { foldersStayShut, nothingIsRemembered } from './folders.ts';
import { looksChangeNothing } from './looking.ts';
import { memoriesChangeNothing } from './memories.ts';
import { partsAreOwned } from './owned.ts';
import { allIsPlain, clonesAreIndependent, imaginationFits, shapesFit } from './plain.ts';
import { openNeedsNoFolder, partsAreThere } from './questions.ts';
import { brokenRecordsAreRefused, recordsReplay } from './records.ts';
import { refusalsAreWhole, refusedChangesNothing, scenariosAreRefusedOrPlayed } from './refusals.ts';
import { seenIsFinal, toldIsSeen } from './secrets.ts';
import { statesMakeSense } from './sense.ts';
import { nothingChangesInSilence } from './silence.ts';
import { asksAreWellMade, battlesEnd, ordersAreCarriedOut, ordersStand, randomReachesAll } from './stands.ts';
import type { Battle, Demand, Subject } from './subject.ts';
import { testsDecide, throwsAddUp } from './throws.ts';

export { answersAt, battleOf, firstMoment, nextMoment, random } from './battles.ts';
export type { Change, Leak, LeakKind } from './leak.ts';
export { battlesEnd } from './stands.ts';
export {
  type Battle,
  Broken,
  type Demand,
  type DemandOfBattle,
  type DemandOfMoment,
  type DemandOfSystem,
  type Finding,
  type Moment,
  type Player,
  type Position,
  type Reach,
  type Subject,
  type Tested,
} from './subject.ts';

/** All demands: first what the others count on, then the gravest. A test file maps them onto its own `test`, with `prove`. */
export const demands: readonly Demand[] = [
  ordersStand,
  asksAreWellMade,
  ordersAreCarriedOut,
  silenceIsEqual,
  allIsPlain,
  shapesFit,
  statesMakeSense,
  toldIsSeen,
  seenIsFinal,
  foldersStayShut,
  nothingIsRemembered,
  memoriesChangeNothing,
  secretsLookAlike,
  nothingChangesInSilence,
  arrivalIsFree,
  looksChangeNothing,
  randomReachesAll,
  openNeedsNoFolder,
  partsAreThere,
  battlesEnd,
  refusedChangesNothing,
  refusalsAreWhole,
  scenariosAreRefusedOrPlayed,
  clonesAreIndependent,
  partsAreOwned,
  imaginationFits,
  recordsReplay,
  brokenRecordsAreRefused,
  handsThrowAlike,
  matchesPlayAlike,
  undoGivesBack,
  readingsAreBlind,
  throwsAddUp,
  testsDecide,
  oddsAgree,
  rulesAreCatalogued,
  eventsAreTold,
];

/**
 * Puts a demand to a rule system: to all the battles of its scenarios, moment by moment, or to the system as a whole.
 * @throws {Broken} where it is not kept.
 */
export function prove<G extends GameTypes>(demand: Demand, subject: Subject<G>): void {
  if (demand.of === 'system') demand.holds(subject);
  else for (const battle of battlesFor(demand, subject)) proveIn(demand, battle);
}

/** The same in one battle. */
export function proveIn<G extends GameTypes>(demand: Exclude<Demand, { of: 'system' }>, battle: Battle<G>): void {
  if (demand.of === 'battle') demand.holds(battle);
  else for (const moment of momentsOf(battle)) demand.holds(moment);
}

function battlesFor<G extends GameTypes>(demand: Exclude<Demand, { of: 'system' }>, subject: Subject<G>): Battle<G>[] {
  if (demand.of === 'moment') return battlesOf(subject);
  return demand.battles?.(subject) ?? battlesOf(subject, undefined, demand.once ? 1 : undefined);
}
