// Who meets whom in the lesson: one ship a side.

import { hexes } from '@flagplot/hexes';
import type { Unit } from '../rules/open.ts';
import { areEnemies, isHere, isShip, type Seen } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';

/** The side of whoever learns. */
export const PUPIL = 'blue';

/** The first ship of whoever learns that is still there. */
export function ownShip({ open }: Pick<Seen, 'open'>): Unit | undefined {
  return open.units.find(unit => unit.side === PUPIL && isShip(unit) && isHere(unit));
}

/** The enemy that is nearest to a unit. */
export function nearestEnemy({ book, open }: Seen, unit: Unit): Unit | undefined {
  const enemies = open.units.filter(one => isHere(one) && isShip(one) && areEnemies(book, unit.side, one.side));
  return enemies.sort((a, b) => hexes.range(unit, a) - hexes.range(unit, b))[0];
}

/** A unit of this view as it would stand elsewhere, and the table with it there. */
export function withUnit(v: TpView, unit: Unit): TpView {
  const { book, clock, open, side, own } = v;
  return { book, clock, open: { ...open, units: open.units.map(one => (one.id === unit.id ? unit : one)) }, side, own };
}
