// Chapter 13.4: boarding parties aboard ships.

import type { Side } from '@flagplot/kernel';
import type { Hold } from '../folder.ts';
import type { Unit } from '../open.ts';

/** TP-13.4.4 Parties of a side aboard a ship. */
export function partiesAboard({ parties }: Pick<Unit, 'parties'>, side: Side): number {
  return parties[side] ?? 0;
}

/** TP-13.1.2 Parties that a ship may send away. */
export function freeParties(unit: Unit, _hold: Hold): number {
  return partiesAboard(unit, unit.side);
}

/** TP-13.1.2 Parties of a ship's own side go aboard another. */
export function sendParties(from: Unit, to: Unit, n: number): void {
  const { side } = from;
  from.parties[side] = partiesAboard(from, side) - n;
  to.parties[side] = partiesAboard(to, side) + n;
}
