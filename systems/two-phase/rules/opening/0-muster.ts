// Chapters 1.3 and 15.2: before the battle, what the sides buy for their points.

import type { Phase, Refusal } from '@flagplot/kernel';
import { capital, idWords } from '../names.ts';
import type { Purchase } from '../orders.ts';
import type { TpQuestion, TpView, TwoPhase } from '../state.ts';
import type { ForceTerms } from './force.ts';
import { forceFaults } from './force.ts';
import { drawForce, forcesWorthAThought, printedForce, roomOf } from './forces.ts';
import { bring } from './muster.ts';
import { PURCHASES } from './schemas.ts';

/** TP-1.3.1, TP-15.2.1 Every side buys in secret for the same points; what is bought is opened together. */
export const muster: Phase<TwoPhase, 'muster'> = {
  name: 'Muster',
  rule: 'TP-15.2.1',
  asks: ({ book, clock }) =>
    clock.round > 0 ? [] : book.sides.map(({ id: side }) => ({ side, kind: 'muster', about: { points: book.musters } })),
  carry(s, t, answers) {
    for (const { side } of answers) t.reveal(side);
    bring(s, t, new Map(answers.map(({ side, order }) => [side, order.ships])));
  },
};

/** TP-15.2.1, TP-15.2.2 A force within the points, its options within their limits; TP-16.1.2 and a hex for every ship. */
export const musterQuestion: TpQuestion<'muster'> = {
  rule: 'TP-15.2.1',
  schema: PURCHASES,
  parts: [{ list: 'ships', by: 'id' }],
  judge: (v, { points }, { ships }) => [
    ...forceFaults(points, ships, termsOf(v)),
    ...tellFaults(v, ships),
    ...crowdFaults(v, ships),
  ],
  idle: v => ({ ships: printedForce(v) }),
  *candidates(v, { points }) {
    for (const ships of forcesWorthAThought(v, points)) yield { ships };
  },
  random: (v, { points }, roll) => ({ ships: drawForce(v, points, roll) }),
};

function termsOf({ book }: Pick<TpView, 'book'>): ForceTerms {
  return { charts: book.charts, cards: new Map(Object.entries(book.cards)) };
}

/** TP-6.5.3 Nothing is fitted to what is hidden: it would tell. */
function tellFaults({ book }: Pick<TpView, 'book'>, ships: readonly Purchase[]): Refusal[] {
  return ships.flatMap(({ id, card, options }, i) =>
    book.cards[card]?.cover !== undefined && options.length > 0
      ? [
          {
            rule: 'TP-6.5.3',
            at: `/ships/${i}/options`,
            say: `${capital(idWords(id))} hides what it is, and its options would tell.`,
          },
        ]
      : [],
  );
}

/** TP-16.1.2 No two ships of a side begin in one hex. */
function crowdFaults(v: Pick<TpView, 'book' | 'side'>, ships: readonly Purchase[]): Refusal[] {
  const room = roomOf(v);
  if (ships.length <= room) return [];
  return [{ rule: 'TP-16.1.2', at: '/ships', say: `Your zone has ${room} hexes, one a ship, and these are ${ships.length}.` }];
}
