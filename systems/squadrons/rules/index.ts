// Squadrons: starfighters by the squadron, moved in turn and fired together.

import type { Ruleset } from '@flagplot/kernel';
import { without } from '@flagplot/kernel';
import { forecasts } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { read } from './scenario.ts';
import { OPEN, SCENARIO, SEALED } from './schemas.ts';
import { sense } from './sense.ts';
import { setUp } from './setup.ts';
import type { Squadrons } from './state.ts';
import { deployQuestion } from './turn/0-deploy.ts';
import { moveQuestion } from './turn/2-move.ts';
import { jamQuestion } from './turn/3-jam.ts';
import { fireQuestion } from './turn/4-fire.ts';
import { sequence } from './turn.ts';
import { scores } from './victory.ts';

/** The rule system as everything above it knows it. */
export const squadrons: Ruleset<Squadrons> = {
  name: 'squadrons',
  edition: '3',
  // Since edition 2 the last decision carried out is counted on the clock.
  earlier: [
    { edition: '1', open: without('done') },
    { edition: '2', open: without('done') },
  ],
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  read,
  sequence,
  questions: { deploy: deployQuestion, move: moveQuestion, jam: jamQuestion, fire: fireQuestion },
  forecasts,
  setUp,
  outcome: ({ open }) => open.verdict ?? undefined,
  score: scores,
  imagine,
};

export { whole } from './scenario.ts';
