// Chapter 13.2: tractor beams that hold something, as they lie on the table.

import { hexes } from '@flagplot/hexes';
import type { Charts } from '../charts.ts';
import { isVeiled, locksOn } from '../cloak/veil.ts';
import { isControlled } from '../damage/condition.ts';
import { sticks } from '../fields/snare.ts';
import { resetCounts } from '../movement/step.ts';
import type { Beam, Open, Unit } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { isHere, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { targetNamed } from '../weapons/aim.ts';

type Beams = Pick<Open, 'beams'>;
type Trains = Pick<Open, 'beams' | 'units' | 'docks'>;

/** Whether a beam holds a unit or a seeker. */
export function isHeld({ beams }: Beams, id: Id): boolean {
  return beams.some(({ on }) => on === id);
}

export function beamsBy({ beams }: Beams, id: Id): Beam[] {
  return beams.filter(({ by }) => by === id);
}

/** TP-13.2.3 A unit and all that it draws along, itself first; ruling R80: but not what sticks in web. */
export function trainOf(open: Trains, id: Id): Id[] {
  const train = [id];
  for (const by of train)
    for (const on of [
      ...open.docks.filter(({ big }) => big === by).map(({ small }) => small),
      ...beamsBy(open, by).map(beam => beam.on),
    ])
      if (!train.includes(on) && !sticks(open, on)) train.push(on);
  return train;
}

/** TP-13.2.3, TP-12.4.1 The moving unit, its stack and the units that it draws along: they move as well. */
export function movingUnits({ open }: Pick<Seen, 'open'>, mover: Unit | undefined): Unit[] {
  if (!mover) return [];
  const { stack = [] } = open.now;
  if (open.beams.length + open.docks.length + stack.length === 0) return [mover];
  const train = [mover.id, ...stack].flatMap(id => trainOf(open, id));
  return [...new Set(train)].flatMap(id => unitNamed(open, id) ?? []);
}

/** TP-13.2.1 What a beam costs at a range; nothing beyond its reach. */
export function priceAt({ tractor }: Pick<Charts, 'tractor'>, range: number): number | undefined {
  return tractor[range];
}

/** TP-13.2.1 What is spent less the price of the range, and 1. */
export function strengthOf(charts: Pick<Charts, 'tractor'>, energy: number, range: number): number {
  const price = priceAt(charts, range);
  return price === undefined ? 0 : Math.max(0, energy - price + 1);
}

/** TP-13.2.6, TP-10.3.1 Beams whose ship, box or target is gone, or that reach no longer, let go. */
export function loseBeams(s: TpState, t: TpTable): void {
  for (const beam of [...s.open.beams]) if (!stands(s, beam)) letGo(s, t, beam);
}

/** Whether a beam can still be there. */
function stands(seen: Seen, beam: Beam): boolean {
  const holder = unitNamed(seen.open, beam.by);
  const target = targetNamed(seen, beam.on);
  if (!holder || !target || !isHere(holder) || !holder.life || !isControlled(holder)) return false;
  // TP-8.3.3, TP-4.6.3, TP-11.1.5 As of any use of a beam.
  if (!locksOn(holder, target) || holder.erratic || isVeiled(holder)) return false;
  const nth = beamsBy(seen.open, holder.id).indexOf(beam);
  return nth < holder.boxes.tractor && priceAt(seen.book.charts, hexes.range(holder, target)) !== undefined;
}

/** TP-13.2.6 What a beam held is free; TP-4.2.10 its counts begin anew. */
export function letGo(s: TpState, t: TpTable, { id: beam, by, on }: Beam): void {
  dropBeam(s, { by, on });
  const target = targetNamed(s, on);
  if (target && !isSeeker(target)) resetCounts(target);
  t.tell(() => ({ kind: 'freed', beam, unit: on, by }));
}

/** Takes a beam off the table, and the bid against it. */
export function dropBeam({ open }: Pick<TpState, 'open'>, { by, on }: Pick<Beam, 'by' | 'on'>): void {
  open.beams = open.beams.filter(one => one.by !== by || one.on !== on);
  const { caught } = open.now;
  if (caught?.unit === on && caught.by === by) open.now.caught = null;
}
