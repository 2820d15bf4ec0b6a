// Chapter 11.4: whether a ship has a displacement device to use. What it does: rare/displacement.ts.

import type { Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf } from '../roster.ts';

/** TP-11.4.1 The mount of a device that works and was not used this turn; -1 where there is none. */
export function deviceOf({ book }: Pick<Seen, 'book'>, unit: Unit): number {
  return cardOf(book, unit).weapons.findIndex(
    ({ type }, mount) => type === 'displacement' && unit.weapons[mount] !== LOST && unit.weapons[mount] === 0,
  );
}
