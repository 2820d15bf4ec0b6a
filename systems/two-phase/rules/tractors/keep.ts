// Chapter 13.2: step 3, beams of last turn are kept up or fought off.

import { hexes } from '@flagplot/hexes';
import type { Beam, Target, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Id } from '../orders.ts';
import { holdOf, isShip, unitCalled } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { targetNamed } from '../weapons/aim.ts';
import { letGo, loseBeams, strengthOf } from './beams.ts';

/** TP-13.2.4 What the forms paid in secret is shown: a beam is kept by what stands over its price, and broken by resistance that comes up to that. */
export function keepBeams(s: TpState, t: TpTable): void {
  loseBeams(s, t);
  for (const beam of [...s.open.beams]) settle(s, t, beam);
}

function settle(s: TpState, t: TpTable, beam: Beam): void {
  const holder = unitCalled(s.open, beam.by);
  const target = targetNamed(s, beam.on) as Target;
  t.reveal(holder.side);
  if (target.side !== holder.side) t.reveal(target.side);
  const strength = strengthOf(s.book.charts, upkeepOf(s, holder, beam.on), hexes.range(holder, target));
  const resist = isSeeker(target) ? 0 : resistanceOf(s, target);
  t.tell(() => ({ kind: 'kept', beam: beam.id, unit: holder.id, on: target.id, strength, resist }));
  if (strength <= resist) {
    letGo(s, t, beam);
    return;
  }
  beam.strength = strength;
  beam.fresh = false;
  holder.used.tractor += 1;
  // TP-13.2.3 It has no spaces of its own.
  if (!isSeeker(target)) target.halted = true;
}

function upkeepOf(s: TpState, holder: Unit, on: Id): number {
  const form = isShip(holder) ? holdOf(s, holder).form : null;
  return form?.tractors.hold.find(({ unit }) => unit === on)?.energy ?? 0;
}

/** TP-13.2.4 The same resistance counts against every beam. */
function resistanceOf(s: TpState, unit: Unit): number {
  return isShip(unit) ? (holdOf(s, unit).form?.tractors.resist ?? 0) : 0;
}
