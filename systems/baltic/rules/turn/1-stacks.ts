// Planning: the stacks of activation cards.

import type { RollDie, Side } from '@flagplot/kernel';
import type { Sealed } from '../folder.ts';
import { nameOf } from '../names.ts';
import type { Doctrine } from '../orders.ts';
import { liveCards } from '../planning/deck.ts';
import { schedule } from '../planning/schedule.ts';
import type { Seen } from '../roster.ts';
import { STACK } from '../schemas.ts';
import type { BbPhase, BbQuestion, BbState, BbTable } from '../state.ts';
import { sidesInPlay } from './1-initiative.ts';

/** BB-2.2.8 Each side stacks its cards in secret; BB-3.0.7 the schedule stands when they are laid. */
export const stacks: BbPhase<'stack'> = {
  name: 'Stacks',
  rule: 'BB-2.2.8',
  asks: shown =>
    shown.clock.round > 0
      ? []
      : sidesInPlay(shown).map(side => ({
          side,
          kind: 'stack' as const,
          about: { cards: cardsOf(shown, side), reserve: !shown.book.small },
        })),
  carry(s, t, answers) {
    Object.assign(s.open, { reserved: [], dashed: [], played: [] });
    for (const { side, order } of answers) {
      const { doctrine } = s.sealed[side] as Sealed;
      Object.assign(s.sealed[side] as Sealed, {
        ...{ stack: [...order.cards], reserve: order.reserve },
        doctrine: { ...(order.doctrine ?? doctrine) },
      });
      layStack(s, t, side);
    }
    const { order } = s.open;
    // BB-3.0.7 Live cards, the reserve included.
    s.open.slots = schedule(order.map(side => s.open.cards[side] ?? 0)).map(player => order[player] as Side);
    t.tell(() => ({ kind: 'scheduled', slots: [...s.open.slots] }));
  },
};

/** BB-2.2.8 A card for each Ship-of-the-Line that is live, for each squadron with a live vessel, for each division with a live ship. */
export function cardsOf(seen: Seen, side: Side): string[] {
  return liveCards(seen, side);
}

/** BB-2.2.11 How many there are is open, BB-2.0.7 which they are, and whether one is set aside, is not. */
function layStack(s: BbState, t: BbTable, side: Side): void {
  const { stack, reserve } = s.sealed[side] as Sealed;
  const cards = stack.length + (reserve === null ? 0 : 1);
  s.open.cards[side] = cards;
  t.tell(() => ({ kind: 'stacked', side, cards }));
}

function anyDoctrine(roll: RollDie): Doctrine {
  const one = <T>(of: readonly T[]): T => of[roll(of.length) - 1] as T;
  return {
    force: one(['ask', 'never', 'always']),
    take: one(['ask', 'never', 'always']),
    salvoes: one(['ask', 'in order']),
    losses: one(['ask', 'staff']),
  };
}

/** BB-2.2.9 Every card once, from the top down; BB-2.2.10 one of them may be set aside, BB-3.0.16 not in a small engagement. */
export const stackQuestion: BbQuestion<'stack'> = {
  rule: 'BB-2.2.8',
  schema: STACK,
  sealed: true,
  judge({ book }, { cards, reserve }, order) {
    const laid = order.reserve === null ? order.cards : [...order.cards, order.reserve];
    const wrong = laid.flatMap((card, i) =>
      cards.includes(card) && laid.indexOf(card) === i
        ? []
        : [{ rule: 'BB-2.2.8', at: '/cards', say: `${nameOf(book, card)} has no card left to lay.` }],
    );
    const missing = cards.filter(card => !laid.includes(card));
    return [
      ...wrong,
      ...missing.map(card => ({
        rule: 'BB-2.2.8',
        at: '/cards',
        say: `${nameOf(book, card)} has a card too.`,
        lacking: true as const,
      })),
      ...(order.reserve !== null && !reserve
        ? [{ rule: 'BB-3.0.16', at: '/reserve', say: 'There is no reserve in so small an engagement.' }]
        : []),
    ];
  },
  idle: (_v, { cards }) => ({ cards, reserve: null }),
  standing: (_v, { cards, reserve }) => (cards.length === 1 && !reserve ? { cards, reserve: null } : undefined),
  *candidates(_v, { cards, reserve }) {
    yield { cards, reserve: null };
    yield { cards: cards.toReversed(), reserve: null };
    if (reserve && cards.length > 1) yield { cards: cards.slice(1), reserve: cards[0] as string };
  },
  random(_v, { cards, reserve }, roll) {
    const left = [...cards];
    const drawn = cards.map(() => left.splice(roll(left.length) - 1, 1)[0] as string);
    const laid =
      reserve && roll(2) === 1 ? { cards: drawn.slice(1), reserve: drawn[0] as string } : { cards: drawn, reserve: null };
    return roll(4) === 1 ? { ...laid, doctrine: anyDoctrine(roll) } : laid;
  },
};
