// Chapter 13.4: boarding parties: whose they are, and where they go.

import type { Side } from '@flagplot/kernel';
import type { Hold } from '../folder.ts';
import type { Unit } from '../open.ts';

/** Parties of a side aboard. */
export function partiesAboard({ parties }: Pick<Unit, 'parties'>, side: Side): number {
  return parties[side] ?? 0;
}

/** TP-14.2.7 Own parties that guard nothing, and may be sent away. */
export function freeParties(unit: Pick<Unit, 'parties' | 'side'>, { guards }: Pick<Hold, 'guards'>): number {
  return Math.max(0, partiesAboard(unit, unit.side) - guards.length);
}

/** TP-13.1.2 Parties of a ship's own side go aboard another. */
export function sendParties(from: Unit, to: Unit, n: number): void {
  const { side } = from;
  from.parties[side] = partiesAboard(from, side) - n;
  to.parties[side] = partiesAboard(to, side) + n;
}
