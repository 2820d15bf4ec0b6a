// Electronic warfare and ranges, written again from the book.

import { range } from './plane.ts';
import type { Missile, Position, Ship } from './position.ts';
import { shipOf, trackOf } from './position.ts';

export type Mark = Ship | Missile;

export function isMissile(mark: Mark): mark is Missile {
  return 'flown' in mark;
}

/** ECM by range in two steps. */
function small(distance: number, [first, second]: readonly [number, number]): number {
  return distance <= first ? 0 : distance <= second ? 1 : 2;
}

/** A loan holds while its lender is there, in plain sight, flies steadily and has the sensor. */
function isHeld(position: Position, { by, mount }: Position['loans'][number]): boolean {
  const lender = shipOf(position, by);
  return lender?.isHere === true && !lender.isErratic && lender.veil === 0 && !lender.weapons[mount]?.isLost;
}

/** Six points at most from outside: the nebula, then loans in the order of their lenders. */
function outside(position: Position, ship: Ship): { ecm: number; eccm: number } {
  const points = { ecm: 0, eccm: 0 };
  const offers: (readonly ['ecm' | 'eccm', number])[] = position.nebula(ship.at) ? [['ecm', 4]] : [];
  for (const by of position.order)
    for (const loan of position.loans)
      if (loan.by === by && loan.to === ship.id && by !== ship.id && isHeld(position, loan)) offers.push([loan.as, loan.points]);
  for (const [as, n] of offers) points[as] += Math.min(n, 6 - points.ecm - points.eccm);
  return points;
}

/** All ECM of a target at a distance. */
export function ecmOf(position: Position, mark: Mark, distance: number): number {
  if (isMissile(mark)) return mark.isDrone ? small(distance, [9, 19]) : 0;
  const own = position.loans.filter(loan => loan.by === mark.id && loan.to === mark.id && isHeld(position, loan));
  const sensors = own.reduce((sum, { points }) => sum + points, 0);
  const stealth = mark.stealth > 0 ? Math.max(1, Math.floor(mark.stealth / 2)) : 0;
  const nimble = mark.flags.includes('nimble') ? small(distance, [14, 29]) : 0;
  return mark.ecm + (mark.isErratic ? 2 : 0) + stealth + nimble + sensors + outside(position, mark).ecm;
}

/** The root of twice what ECCM leaves, rounded down. */
export function shiftOn(position: Position, firer: Ship | undefined, mark: Mark): number {
  const against = ecmOf(position, mark, firer ? range(firer.at, mark.at) : 0) + (firer?.isErratic ? 2 : 0);
  const eccm = firer ? firer.eccm + outside(position, firer).eccm : 0;
  return Math.floor(Math.sqrt(2 * Math.max(0, against - eccm)));
}

export function hasLockOn(ship: Ship, mark: Mark): boolean {
  return ship.hasLock && (isMissile(mark) || !mark.lostBy.includes(ship.id));
}

/** Twice the range without lock-on, the scanner, and a fade or a cloak. */
export function effectiveRange(ship: Ship, mark: Mark): number {
  const distance = range(ship.at, mark.at);
  const veil = isMissile(mark) ? 0 : ([0, 1, 3, 5, 5][mark.veil] as number);
  return (hasLockOn(ship, mark) ? distance : 2 * distance) + trackOf(ship, 'scanner') + veil;
}
