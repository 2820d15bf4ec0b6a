// Chapter 14.2: two ships that are docked, as they lie on the table.

import { hexes } from '@flagplot/hexes';
import type { MoveCost } from '../geometry/energy.ts';
import { summedCost } from '../geometry/energy.ts';
import type { Place } from '../map.ts';
import { hexOf, placeOf, turnedBy } from '../map.ts';
import type { Dock, Open, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isHere, unitCalled, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

type Docks = Pick<Open, 'docks'>;

/** The pair that a ship belongs to. */
export function dockOf({ docks }: Docks, id: Id): Dock | undefined {
  for (const dock of docks) if (dock.big === id || dock.small === id) return dock;
  return undefined;
}

/** TP-14.2.4 The other ship of its pair. */
export function partnerOf(open: Pick<Open, 'docks' | 'units'>, id: Id): Unit | undefined {
  const dock = dockOf(open, id);
  return dock && unitNamed(open, dock.big === id ? dock.small : dock.big);
}

/** TP-14.2.4 The bigger ship, which plots and moves for a smaller one that is docked to it. */
export function leaderOf(open: Pick<Open, 'docks' | 'units'>, { id }: Pick<Unit, 'id'>): Unit | undefined {
  return isSheltered(open, id) ? partnerOf(open, id) : undefined;
}

/** TP-14.2.4 Whether a ship is the smaller one of a pair: nobody fires at it. */
export function isSheltered({ docks }: Docks, id: Id): boolean {
  return docks.some(({ small }) => small === id);
}

/** TP-14.2.4 What a base hex costs a ship: docked, the pair together; nothing to be paid by the one that is moved. */
export function costOf(seen: Seen, unit: Unit): MoveCost {
  const own = cardOf(seen.book, unit).moveCost;
  const other = isSheltered(seen.open, unit.id) ? undefined : partnerOf(seen.open, unit.id);
  return other ? summedCost(own, cardOf(seen.book, other).moveCost) : own;
}

/** TP-14.2.4 What is docked to a ship that turns where it stands turns with it. */
export function turnDocked(s: TpState, t: TpTable, { unit, from, by }: { unit: Unit; from: Place; by: 'het' | 'tac' }): void {
  const dock = s.open.docks.find(({ big }) => big === unit.id);
  if (!dock) return;
  const small = unitCalled(s.open, dock.small);
  const was = placeOf(small);
  small.facing = turnedBy(was.facing, unit.facing - from.facing);
  t.tell(() => ({ kind: 'turned', unit: small.id, by, from: was, to: placeOf(small) }));
}

/** TP-14.2.4 A pair comes apart where one of them is gone, elsewhere, or another's. */
export function loseDocks(s: TpState, t: TpTable): void {
  for (const dock of [...s.open.docks]) if (!stands(s.open, dock)) comeApart(s, t, dock);
}

function stands({ units }: Pick<Open, 'units'>, { big, small }: Dock): boolean {
  const [one, other] = [unitNamed({ units }, big), unitNamed({ units }, small)];
  return (
    one !== undefined && other !== undefined && isHere(one) && isHere(other) && one.side === other.side && hexes.same(one, other)
  );
}

/** TP-14.2.4 From here on each goes its own way, at the speed that was plotted for both. */
export function comeApart({ open }: Pick<TpState, 'open'>, t: TpTable, { big, small }: Dock): void {
  open.docks = open.docks.filter(one => one.small !== small);
  const unit = unitNamed(open, small) as Unit;
  const leader = unitNamed(open, big) as Unit;
  // What stops the bigger ship has stopped both.
  unit.halted = leader.halted;
  unit.made = leader.made;
  unit.half = leader.half;
  // TP-11.3.5
  if (leader.snare && hexes.same(unit, leader)) unit.snare = { ...leader.snare };
  t.tell(() => ({ kind: 'undocked', unit: small, from: big, at: hexOf(unit) }));
}
