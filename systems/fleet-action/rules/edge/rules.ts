// Fleet Action: squadrons of capital ships, plotted in secret, moved in three pulses.

import type { Ruleset } from '@flagplot/kernel';
import { without } from '@flagplot/kernel';
import { battleRulesWith } from '../battle.ts';
import type { FleetAction } from '../state.ts';
import { chapters } from './chapters.ts';
import { byHexsides, scatterSurplus } from './earlier.ts';
import { read } from './scenario.ts';
import { OPEN, SCENARIO, SEALED } from './schemas.ts';
import { sense } from './sense.ts';

/** The rule system as everything above it knows it. */
export const fleetAction: Ruleset<FleetAction> = {
  ...battleRulesWith(chapters),
  // Since edition 4 the last decision carried out is counted on the clock. Since edition 7 the opener of a vortex waits for those that are to come
  // through. Since edition 8 files and orders have the book's hexes and headings. With edition 9 battles are played by chapters their scenarios need: one
  // whose charts say nothing of energy mines goes on without them. Since edition 10 nobody is asked for mines that can reach nobody: a battle of before
  // in which one was goes on no longer. Since edition 11 ships beyond a better network that is lost form a squadron,
  // and who is shifted out of reach jams no network any longer: a battle of before in which one did may go on otherwise. A scenario by itself names no edition: it is read as by the last of these.
  earlier: [
    { edition: '3', open: without('done'), ...byHexsides },
    { edition: '4', open: without('done'), ...byHexsides },
    { edition: '5', open: without('done'), ...byHexsides },
    { edition: '6', ...byHexsides },
    { edition: '7', ...byHexsides },
    { edition: '8', ...byHexsides },
    { edition: '9', scenario: byHexsides.scenario, battle: scatterSurplus },
    { edition: '10', scenario: byHexsides.scenario, battle: scatterSurplus },
  ],
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  read,
};
