// Baltic: fleets of 1912 on a measured table, by cards, telegraph and templates.

import type { Ruleset } from '@flagplot/kernel';
import { fireQuestion, meetQuestion, sailQuestion } from './activations/questions.ts';
import { flyQuestion, loseQuestion, takeQuestion } from './aeroplanes/questions.ts';
import { criticalQuestion } from './between/critical-question.ts';
import { mendQuestion } from './between/mend-question.ts';
import { read } from './edge/scenario.ts';
import { SCENARIO } from './edge/scenario-schema.ts';
import { sense } from './edge/sense.ts';
import { OPEN, SEALED } from './edge/state-schemas.ts';
import { forecasts } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { deployQuestion } from './opening/deploy-question.ts';
import { setUp } from './setup.ts';
import type { Baltic } from './state.ts';
import { stockQuestion } from './turn/0-air-groups.ts';
import { bidQuestion, placeQuestion } from './turn/1-initiative.ts';
import { telegraphQuestion } from './turn/1-speed.ts';
import { stackQuestion } from './turn/1-stacks.ts';
import { runQuestion } from './turn/3-torpedoes.ts';
import { sequence } from './turn.ts';
import { scoreShown } from './victory.ts';

/** The rule system as everything above it knows it. */
export const baltic: Ruleset<Baltic> = {
  name: 'baltic',
  edition: '1',
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  read,
  sequence,
  questions: {
    stock: stockQuestion,
    telegraph: telegraphQuestion,
    bid: bidQuestion,
    place: placeQuestion,
    deploy: deployQuestion,
    stack: stackQuestion,
    sail: sailQuestion,
    meet: meetQuestion,
    fire: fireQuestion,
    run: runQuestion,
    mend: mendQuestion,
    critical: criticalQuestion,
    fly: flyQuestion,
    take: takeQuestion,
    lose: loseQuestion,
  },
  forecasts,
  setUp,
  outcome: ({ open }) => open.verdict ?? undefined,
  score: scoreShown,
  imagine,
};
