// Chapter 13.2: what a ship holds weighs on it, and is drawn along.

import { hexes } from '@flagplot/hexes';
import { costOf, isSheltered, leaderOf } from '../docking/dock.ts';
import type { Tow } from '../energy/power.ts';
import type { MoveCost } from '../geometry/energy.ts';
import { summedCost } from '../geometry/energy.ts';
import type { Place } from '../map.ts';
import { isOnMap, placeOf, turnedBy } from '../map.ts';
import { leaveMap, moveTo } from '../movement/advance.ts';
import { spacesIn } from '../movement/halves.ts';
import type { Beam, Seeker, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Seen } from '../roster.ts';
import { isHere, isShip, unitNamed } from '../roster.ts';
import { vanish } from '../seekers/guidance.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import { targetNamed } from '../weapons/aim.ts';
import { beamsBy, priceAt, trainOf } from './beams.ts';

/** What a ship holds as the turn begins. */
export function towsOf(v: Pick<TpView, 'book' | 'open'>, unit: Unit): Tow[] {
  return beamsBy(v.open, unit.id).flatMap(({ on }) => {
    const target = targetNamed(v, on);
    const price = target && priceAt(v.book.charts, hexes.range(unit, target));
    return target && price !== undefined ? [{ unit: on, price, moveCost: moveCostOf(v, target) }] : [];
  });
}

/** TP-13.2.3 Drones, shuttles and fighters weigh nothing; TP-14.2.4 a docked pair weighs as both. */
function moveCostOf(seen: Seen, target: Unit | Seeker): MoveCost | null {
  return isSeeker(target) || !isShip(target) ? null : costOf(seen, target);
}

/** The cost of a ship with everything of these beams. */
function costWith(seen: Seen, holder: Unit, beams: readonly Beam[]): MoveCost {
  let cost: MoveCost = costOf(seen, holder);
  for (const { on } of beams) {
    const target = unitNamed(seen.open, on);
    const more = target ? moveCostOf(seen, target) : null;
    if (more) cost = summedCost(cost, more);
  }
  return cost;
}

/** TP-13.2.3 Beams whose load the form of this turn has not paid for. */
function freshBeams(seen: Seen, holder: Unit): Beam[] {
  return beamsBy(seen.open, holder.id).filter(({ fresh }) => fresh);
}

/** TP-13.2.3 Something more is held: the spaces left of this phase shrink as the cost grows. */
export function slowBy(s: TpState, holder: Unit, caught: Unit): void {
  const beams = freshBeams(s, holder);
  const before = beams.filter(({ on }) => on !== caught.id);
  shrink(s.open.now.half, holder, [costWith(s, holder, before), costWith(s, holder, beams)]);
}

/** TP-13.2.3 The spaces of a half, as soon as they are known, shrink by all that is held and not paid for. */
export function slowAll(s: TpState, holder: Unit, half: 1 | 2): void {
  const beams = freshBeams(s, holder);
  if (beams.length > 0) shrink(half, holder, [costOf(s, holder), costWith(s, holder, beams)]);
}

/** TP-13.2.3 floor(spaces x cost before / cost after). */
function shrink(half: 1 | 2, holder: Unit, [[over, under], [more, by]]: readonly [MoveCost, MoveCost]): void {
  const spaces = spacesIn(half, holder);
  if (spaces === null || holder.halted) return;
  const left = Math.max(0, spaces - holder.made);
  holder.dragged += left - Math.floor((left * over * by) / (under * more));
}

/** TP-13.2.3 At the waterfall: what is held and not paid for weighs on the other half of the turn as well. */
export function renewTow(s: TpState): void {
  for (const unit of s.open.units) {
    unit.dragged = 0;
    if (s.open.now.half === 1 && isHere(unit)) slowAll(s, unit, 2);
  }
}

/** TP-13.2.3, TP-1.2.3 What a ship holds goes the same way with it, facing as it faced. */
export function tow(s: TpState, t: TpTable, { unit, from }: { unit: Unit; from: Place }): void {
  if (s.open.beams.length + s.open.docks.length === 0) return;
  const [dq, dr] = [unit.q - from.q, unit.r - from.r];
  if (dq === 0 && dr === 0) return;
  for (const id of trainOf(s.open, unit.id).slice(1)) {
    const target = targetNamed(s, id);
    // TP-14.2.4, TP-4.1.4 Who leaves the map takes along what is docked to him, and nothing that is held.
    if (!target || (!isHere(unit) && leaderOf(s.open, { id }) !== unit)) continue;
    const was = placeOf(target);
    // TP-14.2.4 What is docked turns as well.
    const turn = isSheltered(s.open, id) ? unit.facing - from.facing : 0;
    moveTo(s, target, { q: was.q + dq, r: was.r + dr, facing: turnedBy(was.facing, turn) });
    t.tell(() => ({ kind: 'towed', unit: id, by: unit.id, from: was, to: placeOf(target) }));
    if (!isOnMap(s.book, target)) takeOff(s, t, target);
  }
}

/** TP-4.1.4 */
function takeOff(s: TpState, t: TpTable, target: Unit | Seeker): void {
  if (isSeeker(target)) vanish(s, t, target);
  else leaveMap(t, target);
}
