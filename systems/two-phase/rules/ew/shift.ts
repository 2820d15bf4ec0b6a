// Chapter 8: electronic warfare, from points to what is added to a die.

import { hexes } from '@flagplot/hexes';
import type { Seeker, Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isShip } from '../roster.ts';

/** TP-4.6.2 ECM of erratic manoeuvres, and what they put on a firer's own target. */
const ERRATIC = 2;
/** TP-8.1.5 ECM of a nebula. */
const NEBULA = 4;

/** TP-8.1.9 Ranges from which a small target is 1 and 2 points harder. */
const SMALL: Readonly<Record<'nimble' | 'shuttle' | 'fighter' | 'drone', readonly [number, number]>> = {
  nimble: [15, 30],
  shuttle: [12, 25],
  fighter: [10, 20],
  drone: [10, 20],
};

/** TP-8.1.9 */
export function smallEcm(what: keyof typeof SMALL, range: number): number {
  const [near, far] = SMALL[what];
  if (range < near) return 0;
  return range < far ? 1 : 2;
}

/** TP-8.1.2, TP-8.1.8, TP-8.1.9 ECM of a unit's own, seen from a range; TP-8.1.5 with that of a nebula, which counts as from outside. */
export function ecmOf(seen: Seen, unit: Unit, range: number): number {
  const own = unit.ecm + (unit.erratic ? ERRATIC : 0);
  const nebula = inNebula(seen, unit) ? NEBULA : 0;
  if (!isShip(unit)) return own + nebula + smallEcm(unit.kind === 'fighter' ? 'fighter' : 'shuttle', range);
  const card = cardOf(seen.book, unit);
  const stealth = card.stealth === undefined ? 0 : Math.max(1, Math.floor(card.stealth / 2));
  return own + nebula + stealth + (card.flags?.includes('nimble') ? smallEcm('nimble', range) : 0);
}

/** TP-8.1.9 A drone is a small target; a torpedo has no ECM of its own. */
function seekerEcm({ shown }: Pick<Seeker, 'shown'>, range: number): number {
  return shown === 'drone' ? smallEcm('drone', range) : 0;
}

/** TP-8.1.5, TP-16.1.5 */
function inNebula({ book }: Seen, unit: Unit): boolean {
  const { nebula } = book;
  if (nebula === 'none') return false;
  return nebula === 'all' || nebula.includes(hexes.nameOf(unit, 'columns'));
}

/** TP-8.1.1, TP-8.1.2 ECCM of a unit's own. */
export function eccmOf(unit: Unit): number {
  return unit.eccm;
}

/** TP-8.2.3 Points of ECM that ECCM leaves; TP-4.6.2 a firer under erratic manoeuvres counts its own against itself. */
export function netEcm(seen: Seen, firer: Unit, target: Target): number {
  const range = hexes.range(firer, target);
  const against = (isSeeker(target) ? seekerEcm(target, range) : ecmOf(seen, target, range)) + (firer.erratic ? ERRATIC : 0);
  return Math.max(0, against - eccmOf(firer));
}

/** TP-8.2.3 The root of twice the net points, rounded down. */
export function shiftFor(net: number): number {
  let shift = 0;
  while ((shift + 1) * (shift + 1) <= 2 * net) shift += 1;
  return shift;
}

/** TP-8.2.3 What is added to the dice of one unit against another. */
export function shiftBetween(seen: Seen, firer: Unit, target: Target): number {
  return shiftFor(netEcm(seen, firer, target));
}
