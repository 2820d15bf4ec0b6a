// Bids, and the places that are chosen by them.

import type { Side } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { sideName } from '../names.ts';
import type { BbState, BbTable } from '../state.ts';

/** What a side has bid. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** BB-2.2.4 Sides from the highest bid down; BB-2.2.6 ties are settled from the highest bid down, BB-2.2.5 by dice. */
export function rankBids(book: Pick<Book, 'sides'>, t: BbTable, bids: readonly Bid[]): Side[] {
  const values = [...new Set(bids.map(({ points }) => points))].sort((a, b) => b - a);
  return values.flatMap(value =>
    rankTied(
      book,
      t,
      bids.filter(({ points }) => points === value).map(({ side }) => side),
    ),
  );
}

/** BB-2.2.5 One d10 each in the scenario's order, the higher first; who is still level throws again among themselves. */
function rankTied(book: Pick<Book, 'sides'>, t: BbTable, sides: readonly Side[]): Side[] {
  if (sides.length < 2) return [...sides];
  const thrown = sides.map(side => ({
    side,
    points: t.throw(1, face(10), () => ({ rule: 'BB-2.2.5', what: `${sideName(book, side)} in a tie of bids`, by: side })),
  }));
  return rankBids(book, t, thrown);
}

/** BB-2.2.3 What is bid is lost. */
export function payBids({ open }: BbState, t: BbTable, bids: readonly Bid[]): void {
  for (const { side, points } of bids) {
    const left = (open.pools[side] as number) - points;
    open.pools[side] = left;
    t.tell(() => ({ kind: 'bid', side, points, left }));
  }
}

/** BB-2.2.4 The places that are free, from 1. */
export function freePlaces(taken: readonly (Side | null)[]): number[] {
  return taken.flatMap((side, i) => (side === null ? [i + 1] : []));
}
