// Two-Phase as a battle plays it whose scenario was looked at when it was laid, and brings all that it uses.

import type { Ruleset } from '@flagplot/kernel';
import { volley } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { bookOf } from './scenario-book.ts';
import { setUp } from './setup.ts';
import type { TwoPhase } from './state.ts';
import { bidQuestion } from './tractors/bid.ts';
import { deployQuestion } from './turn/0-deploy.ts';
import { musterQuestion } from './turn/0-muster.ts';
import { allocateQuestion } from './turn/1-energy.ts';
import { placeQuestion } from './turn/2-speed.ts';
import { initialQuestion } from './turn/3-initial.ts';
import { answerQuestion, spaceQuestion } from './turn/4-move.ts';
import { screenQuestion } from './turn/4-seekers.ts';
import { zeroQuestion } from './turn/4-zero.ts';
import { finishQuestion } from './turn/5-end.ts';
import { pointBlankQuestion } from './turn/impacts.ts';
import { sequence } from './turn.ts';
import { scoreShown } from './victory.ts';

export { bringsAll } from './scenario-book.ts';

/** A state from outside is let in by all rules alone. */
const NOTHING = { not: {} };

/** The rules without what is asked of scenarios and states from outside. */
export const battleRules: Ruleset<TwoPhase> = {
  name: 'two-phase',
  edition: '1',
  schema: {},
  stateSchemas: { open: NOTHING, sealed: NOTHING },
  read: scenario => ({ book: bookOf(scenario) }),
  sequence,
  questions: {
    muster: musterQuestion,
    deploy: deployQuestion,
    allocate: allocateQuestion,
    place: placeQuestion,
    initial: initialQuestion,
    space: spaceQuestion,
    answer: answerQuestion,
    bid: bidQuestion,
    'point-blank': pointBlankQuestion,
    zero: zeroQuestion,
    screen: screenQuestion,
    finish: finishQuestion,
  },
  forecasts: { volley },
  setUp,
  outcome: ({ open }) => open.verdict ?? undefined,
  score: scoreShown,
  imagine,
};
