// Chapter 11.1: whether enemies keep a cloaked ship in their sights, and find it again.

import { hexes } from '@flagplot/hexes';
import type { Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { sensorOf } from '../damage/condition.ts';
import { hasLockOn } from '../ew/lock-on.ts';
import { shiftBetween } from '../ew/shift.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isShip } from '../roster.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { hasLost, isCloaked } from './veil.ts';

/** One ship that looks for a cloaked one, to keep its lock-on or to regain it. */
interface Search {
  hunter: Unit;
  unit: Unit;
  to: 'keep' | 'regain';
}

/** TP-11.1.7 Each enemy ship with lock-on throws to keep it as a unit becomes fully cloaked, in initiative order. */
export function rollLocks(s: TpState, t: TpTable, unit: Unit): void {
  for (const hunter of huntersOf(s, unit))
    if (!hasLockOn(hunter) || !rollLock(s, t, { hunter, unit, to: 'keep' })) {
      unit.veil?.lost.push(hunter.id);
      tellLock(t, { hunter, unit }, false);
    }
}

/** TP-11.1.7 In step 3 who has lost it may find a cloaked unit again. */
export function rollRegains(s: TpState, t: TpTable): void {
  for (const unit of inOrder(s.open).filter(isCloaked))
    for (const hunter of huntersOf(s, unit))
      if (hasLost(unit, hunter.id) && hasLockOn(hunter) && rollLock(s, t, { hunter, unit, to: 'regain' })) {
        const { veil } = unit;
        if (veil) veil.lost = veil.lost.filter(id => id !== hunter.id);
        tellLock(t, { hunter, unit }, true);
      }
}

function huntersOf({ book, open }: Seen, { side }: Unit): Unit[] {
  return inOrder(open).filter(other => isShip(other) && areEnemies(book, side, other.side));
}

function tellLock(t: TpTable, { hunter, unit }: Pick<Search, 'hunter' | 'unit'>, lockOn: boolean): void {
  t.tell(() => ({ kind: 'locked', unit: hunter.id, lockOn, on: unit.id }));
}

/** TP-11.1.8 A factor by the first bound that is not below a figure. */
function factorAt({ bounds, factor }: Charts['rangeFactor'], figure: number): number {
  const at = bounds.findIndex(bound => figure <= bound);
  return (at < 0 ? factor.at(-1) : factor[at]) as number;
}

/** TP-11.1.7, TP-11.1.8 What makes the number, reason by reason; the speed factor is read at twice the speed of this scale. */
export function searchMods(seen: Seen, { hunter, unit, to }: Search): { by: number; for: string }[] {
  const { charts } = seen.book;
  const range = hexes.range(hunter, unit);
  return [
    { by: sensorOf(cardOf(seen.book, hunter), hunter), for: 'sensors' },
    { by: -shiftBetween(seen, hunter, unit), for: 'EW' },
    { by: -factorAt(charts.rangeFactor, range), for: `range ${range}` },
    { by: factorAt(charts.speedFactor, 2 * unit.speed), for: `speed ${unit.speed}` },
    { by: -charts.keepLock[to], for: to === 'keep' ? 'to keep it' : 'to regain it' },
  ].filter(({ by }) => by !== 0);
}

/** TP-11.1.8 A number of 6 or more needs no die, and 0 or less fails. */
function rollLock(s: TpState, t: TpTable, search: Search): boolean {
  const mods = searchMods(s, search);
  const n = mods.reduce((sum, { by }) => sum + by, 0);
  if (n <= 0 || n >= 6) return n >= 6;
  const { hunter, unit } = search;
  const why = (): Why => ({
    rule: 'TP-11.1.7',
    what: `Lock-on of ${unitName(s, hunter.id)} on ${unitName(s, unit.id)}`,
    by: hunter.side,
    test: { of: 'each', is: 'atMost', n },
    mods,
  });
  return t.throw(1, face(6), why) <= n;
}
