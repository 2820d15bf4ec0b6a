// Chapter 13.4: a ship that has changed hands.

import type { Refusal, Side } from '@flagplot/kernel';
import type { Sealed } from '../folder.ts';
import { hexOf } from '../map.ts';
import type { Open, Unit } from '../open.ts';
import type { Act } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, holdOf, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { partiesAboard } from './parties.ts';

/** TP-13.4.4 Sides with parties aboard that are no friends of the ship's. */
export function boardersOf({ book }: Pick<Seen, 'book'>, unit: Pick<Unit, 'side' | 'parties'>): Side[] {
  return book.sides.map(({ id }) => id).filter(side => partiesAboard(unit, side) > 0 && areEnemies(book, side, unit.side));
}

/** TP-13.4.5 To the side with most parties aboard goes the ship, and what its owner held of it; where two have as many, to the first named. */
export function capture(s: TpState, t: TpTable, unit: Unit): void {
  const boarders = boardersOf(s, unit);
  const most = Math.max(...boarders.map(side => partiesAboard(unit, side)));
  const by = boarders.find(side => partiesAboard(unit, side) === most) as Side;
  const from = unit.side;
  t.reveal(from);
  const landed = landedOn(s.open, unit);
  for (const one of [unit, ...landed]) handOver(s, one, by);
  // TP-16.2.1 One entry a ship: whoever took it first.
  unit.captor ??= by;
  if (unit.mutineers !== null) unit.mutineers = 0;
  const aboard = landed.map(({ id }) => id);
  t.tell(() => ({ kind: 'captured', unit: unit.id, by, from, aboard, at: hexOf(unit) }));
}

/** TP-13.4.5 What has come back into its bay goes with the ship. */
function landedOn({ units }: Pick<Open, 'units'>, { bay = [] }: Unit): Unit[] {
  return bay.flatMap(({ unit: id }) => (id === null ? [] : (unitNamed({ units }, id) ?? [])));
}

/** TP-13.4.5 The ship's side, and its place in the folders. */
function handOver(s: TpState, unit: Unit, by: Side): void {
  const hold = holdOf(s, unit);
  Object.assign(hold, { guards: [], guide: null, watch: null, course: '' });
  const [before, after] = [s.sealed[unit.side] as Sealed, s.sealed[by] as Sealed];
  before.ships = before.ships.filter(one => one !== hold);
  after.ships = [...after.ships, hold].sort((a, b) => placeOf(s.open, a.unit) - placeOf(s.open, b.unit));
  unit.side = by;
}

/** Folders hold their ships in the order of the table. */
function placeOf({ units }: Open, id: string): number {
  return units.findIndex(unit => unit.id === id);
}

/** TP-13.4.5 Why a prize fires nothing. */
export function whyTame({ captor }: Pick<Unit, 'captor'>): Refusal | undefined {
  return captor === undefined ? undefined : { rule: 'TP-13.4.5', say: 'A ship that was captured fires no more.' };
}

/** What is done with weapons besides firing. */
const WITH_WEAPONS: ReadonlySet<Act['act']> = new Set(['seeker', 'esg', 'web', 'cast', 'displace']);

/** TP-13.4.5 Why a prize does nothing with its weapons. */
export function prizeFault(unit: Pick<Unit, 'captor'>, { act }: Pick<Act, 'act'>): Refusal | undefined {
  return WITH_WEAPONS.has(act) ? whyTame(unit) : undefined;
}
