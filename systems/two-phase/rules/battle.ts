// Two-Phase as a battle plays it whose scenario was looked at when it was laid, brings all that it uses, and puts every ship in its place.

import type { Ruleset } from '@flagplot/kernel';
import { volley } from './forecasts.ts';
import { imagine } from './imagine.ts';
import { bookOf } from './scenario-book.ts';
import { setUp } from './setup.ts';
import type { Put, TpKind, TpQuestion, TwoPhase } from './state.ts';
import { bidQuestion } from './tractors/bid.ts';
import { allocateQuestion } from './turn/1-energy.ts';
import { placeQuestion } from './turn/2-speed.ts';
import { initialQuestion } from './turn/3-initial.ts';
import { answerQuestion, spaceQuestion } from './turn/4-move.ts';
import { screenQuestion } from './turn/4-seekers.ts';
import { zeroQuestion } from './turn/4-zero.ts';
import { finishQuestion } from './turn/5-end.ts';
import { pointBlankQuestion } from './turn/impacts.ts';
import { turn } from './turn.ts';
import { scoreShown } from './victory.ts';

export { bringsAll, isOpen } from './scenario-book.ts';

/** A state from outside is let in by all rules alone. */
const NOTHING = { not: {} };

/** What no line of the turn asks: where it is asked, before the first, `openingRules` have the question. */
const UNASKED = { rule: 'TP-1.3.1', schema: NOTHING, judge: () => [], candidates: () => [] };
const NO_SHIPS = { ships: [] };
const NO_PLACES = { stands: [], loads: [], mounts: [], hidden: [], guides: [] };

/** Orders worth a thought and orders by chance come with all rules: no page draws any for a person. */
function bareQuestion<K extends TpKind>(put: Put<K>): TpQuestion<K> {
  return { ...put, candidates: () => [], random: (v, about) => put.idle(v, about) };
}

/** The rules of the turn, without what is asked of scenarios and states from outside. */
export const battleRules: Ruleset<TwoPhase> = {
  name: 'two-phase',
  edition: '1',
  schema: {},
  stateSchemas: { open: NOTHING, sealed: NOTHING },
  read: scenario => ({ book: bookOf(scenario) }),
  sequence: () => ({ opening: [], turn }),
  questions: {
    muster: { ...UNASKED, idle: () => NO_SHIPS, random: () => NO_SHIPS },
    deploy: { ...UNASKED, idle: () => NO_PLACES, random: () => NO_PLACES },
    allocate: bareQuestion(allocateQuestion),
    place: bareQuestion(placeQuestion),
    initial: bareQuestion(initialQuestion),
    space: bareQuestion(spaceQuestion),
    answer: bareQuestion(answerQuestion),
    bid: bareQuestion(bidQuestion),
    'point-blank': bareQuestion(pointBlankQuestion),
    zero: bareQuestion(zeroQuestion),
    screen: bareQuestion(screenQuestion),
    finish: bareQuestion(finishQuestion),
  },
  forecasts: { volley },
  setUp,
  outcome: ({ open }) => open.verdict ?? undefined,
  score: scoreShown,
  imagine,
};
