// Strategy points that a scenario gives.

import type { BbState, BbTable } from '../state.ts';

/** BB-1.4.4 As a turn begins that the scenario names; no rule of the book does it. */
export function replenishPools({ book, clock, open }: BbState, t: BbTable): void {
  for (const { id: side, replenished } of book.sides)
    for (const { turn, points } of replenished)
      if (turn === clock.turn) {
        const left = (open.pools[side] as number) + points;
        open.pools[side] = left;
        t.tell(() => ({ kind: 'replenished', side, points, left }));
      }
}
