// Chapter 8: electronic warfare, from points to what is added to a die.

import { hexes } from '@flagplot/hexes';
import type { Charts } from '../charts.ts';
import type { Seeker, Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isShip } from '../roster.ts';
import { fromOwnSensor, inNebula, outsideOf } from './loans.ts';

type SmallTarget = keyof Charts['smallTargets'];

/** TP-8.1.9 ECM that a small target has for being far away. */
export function smallEcm({ smallTargets }: Pick<Charts, 'smallTargets'>, what: SmallTarget, range: number): number {
  const { ranges, ecm } = smallTargets[what];
  for (let i = 0; i < ranges.length; i += 1) if (range <= (ranges[i] as number)) return ecm[i] as number;
  return ecm.at(-1) ?? 0;
}

/** TP-8.1.2, TP-8.1.8, TP-8.1.9 ECM of a unit's own, seen from a range. */
function ownEcm(seen: Seen, unit: Unit, range: number): number {
  const { charts } = seen.book;
  const own = unit.ecm + (unit.erratic ? charts.sources.erratic.ecm : 0);
  if (!isShip(unit)) return own + smallEcm(charts, unit.kind === 'fighter' ? 'fighter' : 'shuttle', range);
  const { stealth, flags } = cardOf(seen.book, unit);
  const nimble = flags?.includes('nimble') ? smallEcm(charts, 'nimble', range) : 0;
  return own + nimble + (stealth === undefined ? 0 : halfOf(stealth)) + fromOwnSensor(seen, unit);
}

/** TP-8.1.8 Half, rounded down, and at least 1. */
function halfOf(base: number): number {
  return base === 0 ? 0 : Math.max(1, Math.floor(base / 2));
}

/** TP-8.2.3 ECM of a unit in all, seen from a range. */
export function ecmOf(seen: Seen, unit: Unit, range: number): number {
  return ownEcm(seen, unit, range) + outsideOf(seen, unit).ecm;
}

/** TP-8.1.9 A drone is a small target; a torpedo has no ECM of its own. */
function seekerEcm({ book }: Seen, { shown }: Pick<Seeker, 'shown'>, range: number): number {
  return shown === 'drone' ? smallEcm(book.charts, 'drone', range) : 0;
}

/** TP-8.1.1, TP-8.1.2 ECCM of a unit, built in, bought and lent. */
export function eccmOf(seen: Seen, unit: Unit): number {
  const built = unit.kind === 'fighter' ? seen.book.charts.sources.fighter.eccm : 0;
  return unit.eccm + built + outsideOf(seen, unit).eccm;
}

/** TP-8.2.3 Points of ECM that ECCM leaves; TP-4.6.2 a firer under erratic manoeuvres counts its own against itself. */
export function netEcm(seen: Seen, firer: Unit, target: Target): number {
  const range = hexes.range(firer, target);
  const against = isSeeker(target) ? seekerEcm(seen, target, range) : ecmOf(seen, target, range);
  const own = firer.erratic ? seen.book.charts.sources.erratic.ecm : 0;
  return Math.max(0, against + own - eccmOf(seen, firer));
}

/** TP-8.2.3 The shift of so many net points: as the chart has it, and beyond it the root of twice the points, rounded down. */
export function shiftFor({ shift: chart }: Pick<Charts, 'shift'>, net: number): number {
  for (let shift = 0; shift < chart.length; shift += 1) if (net <= (chart[shift] as number)) return shift;
  let shift = chart.length;
  while ((shift + 1) * (shift + 1) <= 2 * net) shift += 1;
  return shift;
}

/** TP-8.2.3 What is added to the dice of one unit against another. */
export function shiftBetween(seen: Seen, firer: Unit, target: Target): number {
  const { charts } = seen.book;
  const net = netEcm(seen, firer, target);
  return isNebulaAlone(seen, target, net) ? charts.nebulaAlone : shiftFor(charts, net);
}

/** TP-6.3.6 The same of nobody: what a target's ECM does where no ECCM is against it. */
export function shiftAgainst(seen: Seen, target: Unit): number {
  const { charts } = seen.book;
  const net = ecmOf(seen, target, 0);
  return isNebulaAlone(seen, target, net) ? charts.nebulaAlone : shiftFor(charts, net);
}

/** TP-8.1.5 Whether a nebula gives all the points that count, and nothing takes any off. */
function isNebulaAlone(seen: Seen, target: Target, net: number): boolean {
  return (
    net === seen.book.charts.sources.nebula.ecm && !isSeeker(target) && inNebula(seen, target) && ecmOf(seen, target, 0) === net
  );
}
