// Chapter 12.1: mech links: what a ship carries PFs on.

import { hexes } from '@flagplot/hexes';
import { destroy } from '../damage/volley.ts';
import { emptyForm, formThatStands } from '../energy/cut.ts';
import type { Ship } from '../energy/power.ts';
import type { Hold } from '../folder.ts';
import { leaveMap } from '../movement/advance.ts';
import type { Berth, Open, Unit } from '../open.ts';
import type { ActOf, Form } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isHere, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

/** Whether a unit lands and is launched: all but ships. */
export function isCarried({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind !== 'ship';
}

/** TP-12.1.5 The berth that takes a unit in: for a PF a link, for all others a box; -1 where none is free. */
export function berthFor({ kind }: Pick<Unit, 'kind'>, { bay = [] }: Pick<Unit, 'bay'>): number {
  return bay.findIndex(berth => berth.kind === null && !berth.lost && (berth.link === true) === (kind === 'pf'));
}

/** Whether a ship has links. */
export function hasLinks({ bay = [] }: Pick<Unit, 'bay'>): boolean {
  return bay.some(({ link }) => link);
}

/** TP-12.1.5 A PF is on a link: off the map, until it is launched. */
export function putOnLink(pf: Unit, ship: Unit): number {
  const box = berthFor(pf, ship);
  Object.assign(ship.bay?.[box] as Berth, { kind: 'pf', unit: pf.id });
  pf.status = 'landed';
  pf.sortie ??= { by: ship.id, out: 0, in: 0, late: false, packs: false };
  return box;
}

/** TP-12.1.5, ruling R107 PFs that begin in the hex of a ship of their side with a free link begin on it. */
export function linkAtFirst(
  { units }: Pick<Open, 'units'>,
  placed: (unit: Unit) => boolean,
): { pf: Unit; ship: Unit; box: number }[] {
  return units.filter(placed).flatMap(pf => {
    if (pf.kind !== 'pf' || !isHere(pf)) return [];
    const takesIn = (ship: Unit): boolean => ship.side === pf.side && placed(ship) && hexes.same(ship, pf);
    const ship = units.find(one => takesIn(one) && berthFor(pf, one) >= 0);
    return ship ? [{ pf, ship, box: putOnLink(pf, ship) }] : [];
  });
}

/** Ruling R107 What a PF does with its power in the turn of its launch: housekeeping, and the speed that is named. */
export function formAtLaunch(
  { book }: Pick<Seen, 'book'>,
  { unit, hold, turn }: { unit: Unit; hold: Hold; turn: number },
  { speed, swing }: Pick<ActOf<'launch'>, 'speed' | 'swing'>,
): { ship: Ship; form: Form } {
  const ship: Ship = { charts: book.charts, unit, card: cardOf(book, unit), hold, tows: [] };
  const wish: Form = { ...emptyForm(ship), speed, ...(swing && { swing }) };
  return { ship, form: formThatStands(ship, wish, turn) };
}

/** TP-12.1.5, ruling R107 Who is on the link of a ship that is no more goes with it. */
export function loseLinked(s: TpState, t: TpTable): void {
  for (const ship of s.open.units) {
    if (ship.status !== 'destroyed' && ship.status !== 'left') continue;
    for (const berth of ship.bay ?? []) {
      const pf = unitNamed(s.open, berth.unit ?? '');
      if (!berth.link || !pf) continue;
      Object.assign(berth, { kind: null, unit: null });
      if (ship.status === 'destroyed') destroy(t, pf);
      else leaveMap(t, pf);
    }
  }
}
