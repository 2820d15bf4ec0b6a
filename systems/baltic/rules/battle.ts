// Baltic as a battle plays it whose scenario was looked at when it was laid, and brings all that it uses.

import type { Ruleset } from '@flagplot/kernel';
import { fireQuestion, meetQuestion, sailQuestion } from './activations/questions.ts';
import { flyQuestion, loseQuestion, takeQuestion } from './aeroplanes/questions.ts';
import { criticalQuestion } from './between/critical-question.ts';
import { mendQuestion } from './between/mend-question.ts';
import { forecasts } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { deployQuestion } from './opening/deploy-question.ts';
import { bookOf } from './scenario-book.ts';
import { setUp } from './setup.ts';
import type { Baltic } from './state.ts';
import { stockQuestion } from './turn/0-air-groups.ts';
import { bidQuestion, placeQuestion } from './turn/1-initiative.ts';
import { telegraphQuestion } from './turn/1-speed.ts';
import { stackQuestion } from './turn/1-stacks.ts';
import { runQuestion } from './turn/3-torpedoes.ts';
import { sequence } from './turn.ts';
import { scoreShown } from './victory.ts';

export { bringsAll } from './scenario-book.ts';

/** A state from outside is let in by all rules alone. */
const NOTHING = { not: {} };

/** The rules without what is asked of scenarios and states from outside, and without the sheets and charts that come with them. */
export const battleRules: Ruleset<Baltic> = {
  name: 'baltic',
  edition: '1',
  schema: {},
  stateSchemas: { open: NOTHING, sealed: NOTHING },
  read: scenario => ({ book: bookOf(scenario) }),
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
