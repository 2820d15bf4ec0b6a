// What is proposed to a person at one press besides an ordinary captain's orders: the stack of last turn, as far as it is left.

import type { Proposals } from '@flagplot/bots/proposals';
import type { Baltic } from '../rules/state.ts';
import { stackOf } from './stacks.ts';

export const proposals: Proposals<Baltic> = {
  stack: {
    best: (v, { cards }) => ({ cards: stackOf(v, cards), reserve: null }),
    // BB-2.2.8 Cards of last turn that are still there, and then whoever was not among them.
    again: (v, { cards }, before) => {
      const had = before.reserve === null ? before.cards : [...before.cards, before.reserve];
      const kept = had.filter(card => cards.includes(card));
      const others = cards.filter(card => !kept.includes(card));
      return { cards: [...kept, ...stackOf(v, others)], reserve: null };
    },
  },
};
