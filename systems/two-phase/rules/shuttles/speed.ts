// Chapters 12.1 and 12.2: how fast a small unit flies, and in which half of the turn.

import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import type { Hold } from '../folder.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Allocation, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, holdIn, isHere, isShip, unitNamed } from '../roster.ts';
import type { TpView } from '../state.ts';
import { isEnemy } from './arming.ts';
import { isShuttleKind } from './cards.ts';

type Small = Allocation['small'][number];

/** TP-12.2.1 to TP-12.2.3 Points at which a small unit is crippled, and destroyed. */
export function limitsOf(
  { shuttles }: Pick<Charts, 'shuttles'>,
  { card }: Pick<Unit, 'card'>,
): { crippled: number; kills: number } {
  return isShuttleKind(card) ? shuttles[card] : { crippled: 1, kills: 1 };
}

/** TP-12.2.5 Whether a small unit has taken so much that it limps. */
export function isLimping(charts: Pick<Charts, 'shuttles'>, unit: Pick<Unit, 'card' | 'damage'>): boolean {
  return unit.damage >= limitsOf(charts, unit).crippled;
}

/** TP-3.1.5, TP-12.2.3 The most a kind goes, TP-12.2.4 with its booster packs. */
export function topSpeedOf({ shuttles, packs }: Pick<Charts, 'shuttles' | 'packs'>, card: string, boosted: boolean): number {
  if (!isShuttleKind(card)) return 0;
  return boosted ? packs.speed : shuttles[card].speed;
}

/** TP-12.2.5 The most a small unit in flight goes in a new turn: half, rounded up, once it is crippled. */
export function smallLimit(charts: Pick<Charts, 'shuttles' | 'packs'>, unit: Pick<Unit, 'card' | 'damage' | 'sortie'>): number {
  const top = topSpeedOf(charts, unit.card, unit.sortie?.packs === true);
  return isLimping(charts, unit) ? Math.floor((top + 1) / 2) : top;
}

/** TP-1.3.2, TP-12.1.3 Own small units in flight, each told once a speed that it has. */
export function smallFaults(v: TpView, small: readonly Small[]): Refusal[] {
  return small.flatMap(({ unit: id, speed, swing, target, to }, i) => {
    const fault = (rule: string, at: string, say: string): Refusal[] => [{ rule, at: `/small/${i}/${at}`, say }];
    const unit = unitNamed(v.open, id);
    if (!unit || unit.side !== v.side || !isHere(unit) || isShip(unit))
      return fault('TP-1.3.2', 'unit', `${unitName(v, id)} is no small unit of yours in flight.`);
    if (small.findIndex(one => one.unit === id) < i)
      return fault('TP-1.3.2', 'unit', `${unitName(v, id)} has been told already.`);
    const most = smallLimit(v.book.charts, unit);
    if (speed > most) return fault('TP-12.2.5', 'speed', `${unitName(v, id)} goes ${most} at most.`);
    if (target !== undefined && (holdIn(v.own, id)?.craft?.as !== 'suicide' || !isEnemy(v, target, v.side)))
      return fault('TP-12.2.7', 'target', `${unitName(v, id)} does not strike ${unitName(v, target)}.`);
    if (to !== undefined && (unit.card !== 'mrs' || !canLend(v, unit, to)))
      return fault('TP-8.1.4', 'to', `${unitName(v, id)} lends nothing to ${unitName(v, to)}.`);
    return swing === undefined || unit.card === 'mrs' ? [] : fault('TP-8.1.4', 'swing', `${unitName(v, id)} has no swing point.`);
  });
}

/** What a small unit was told goes into the folder. */
export function keepPace(hold: Hold, { speed, swing, target, to }: Omit<Small, 'unit'>): void {
  // TP-12.2.7 Its target changes with the forms.
  if (target !== undefined && hold.craft) hold.craft.target = target;
  hold.pace = { speed, swing: swing ?? 'ecm', to: to ?? null };
}

/** TP-12.1.3 A turn begins: the speed it was told, or that of the turn before; TP-8.1.4, TP-8.1.7 the points of an MRS; TP-12.2.6 its phaser is charged. */
export function announceSmall({ book }: Pick<Seen, 'book'>, unit: Unit, hold: Hold): void {
  unit.speed = Math.min(smallLimit(book.charts, unit), hold.pace?.speed ?? unit.speed);
  chargeSmall({ book }, unit, hold);
}

/** TP-8.1.4, TP-12.2.6 What a small unit has of its own for a turn: points of EW, and a charge for its phaser. */
export function chargeSmall({ book }: Pick<Seen, 'book'>, unit: Unit, hold: Hold): void {
  const { ecm, eccm, swing } = book.charts.sources.mrs;
  const as = hold.pace?.swing ?? 'ecm';
  const isMrs = unit.card === 'mrs';
  unit.ecm = isMrs ? ecm + (as === 'ecm' ? swing : 0) : 0;
  unit.eccm = isMrs ? eccm + (as === 'eccm' ? swing : 0) : 0;
  const phasers = cardOf(book, unit).weapons.filter(({ type }) => type === 'ph-3').length;
  hold.capacitor = phasers * book.charts.capacitor.shots['ph-3'];
}

/** TP-8.1.4 To another unit, that is there and no enemy. */
export function canLend({ book, open }: Seen, unit: Unit, id: Id): boolean {
  const to = unitNamed(open, id);
  return to !== undefined && id !== unit.id && isHere(to) && !areEnemies(book, unit.side, to.side);
}

/** TP-8.1.4 What an MRS lends in place of having it itself; nothing where it keeps it, or has lost the friend it lent to. */
export function pointsLent(seen: Seen, unit: Unit, { pace }: Hold): { to: Id; ecm: number; eccm: number } | undefined {
  if (unit.card !== 'mrs' || !pace?.to || !canLend(seen, unit, pace.to)) return undefined;
  const { ecm, eccm } = unit;
  Object.assign(unit, { ecm: 0, eccm: 0 });
  return { to: pace.to, ecm, eccm };
}

/** Whether a side has a small unit in flight. */
export function hasSmall(v: Pick<TpView, 'open'>, side: string): boolean {
  return v.open.units.some(unit => unit.side === side && isHere(unit) && !isShip(unit));
}
