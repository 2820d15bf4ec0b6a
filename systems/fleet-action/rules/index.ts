// Fleet Action: squadrons of capital ships, plotted in secret, moved in three pulses.

import type { Ruleset } from '@flagplot/kernel';
import { without } from '@flagplot/kernel';
import { byHexsides } from './earlier.ts';
import { forecasts } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { read } from './scenario.ts';
import { OPEN, SCENARIO, SEALED } from './schemas.ts';
import { sense } from './sense.ts';
import { setUp } from './setup.ts';
import type { FleetAction } from './state.ts';
import { deployQuestion } from './turn/0-deploy.ts';
import { nameQuestion } from './turn/1-name.ts';
import { ordersQuestion } from './turn/1-orders.ts';
import { fireQuestion, strayQuestion } from './turn/3-fire.ts';
import { allotQuestion } from './turn/4-allot.ts';
import { sequence } from './turn.ts';
import { scores } from './victory.ts';

/** The rule system as everything above it knows it. */
export const fleetAction: Ruleset<FleetAction> = {
  name: 'fleet-action',
  edition: '8',
  // Since edition 4 the last decision carried out is counted on the clock. Since edition 7 the opener of a vortex waits for those that are to come
  // through. Since edition 8 files and orders have the book's hexes and headings.
  earlier: [
    { edition: '3', open: without('done'), ...byHexsides },
    { edition: '4', open: without('done'), ...byHexsides },
    { edition: '5', open: without('done'), ...byHexsides },
    { edition: '6', ...byHexsides },
    { edition: '7', ...byHexsides },
  ],
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  read,
  sequence,
  questions: {
    deploy: deployQuestion,
    name: nameQuestion,
    orders: ordersQuestion,
    fire: fireQuestion,
    stray: strayQuestion,
    allot: allotQuestion,
  },
  forecasts,
  setUp,
  outcome: ({ open }) => open.verdict ?? undefined,
  score: scores,
  imagine,
};
