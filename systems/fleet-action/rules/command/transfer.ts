// FA-4.3.10 Who belongs where, once that is no longer as the book has it.

import type { Hex } from '@flagplot/hexes';
import type { Book, SquadronOfBook, UnitOfBook } from '../book.ts';
import { offsetOf } from '../map.ts';
import { greyLeft } from '../morale/levels.ts';
import type { Open, Ship, Squadron } from '../open.ts';
import { placeOf } from '../orders.ts';
import { ownSquadronAt, shipOf, shipsOfSquadron } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import { takeBack } from './radius.ts';

/** The ships of some squadrons, by their places in the lists of the book. */
type Lists = ReadonlyMap<number, readonly number[]>;

/** What is plotted under each id that is otherwise than in the book: squadrons with these ships, and ships that began in another one. */
export function unitsWith(book: Book, lists: Lists): Record<string, UnitOfBook> {
  const units: Record<string, UnitOfBook> = {};
  for (const [squadron, ships] of lists) {
    units[(book.squadrons[squadron] as SquadronOfBook).id] = { squadron, ships: [...ships], alone: false };
    for (const i of ships) {
      const of = book.ships[i];
      if (of && of.squadronAt !== squadron) units[of.id] = { squadron, ships: [i], alone: true };
    }
  }
  return units;
}

/** The ships of every squadron that is no longer as the book has it. */
function listsNow({ units = {} }: Pick<Open, 'units'>): Map<number, readonly number[]> {
  return new Map(Object.values(units).flatMap(({ squadron, ships, alone }) => (alone ? [] : [[squadron, ships] as const])));
}

/**
 * FA-4.3.10 A ship that is out of command comes into a squadron where it stands, FA-4.3.13 with the grey boxes it has left, and takes its heading; a
 * vortex that it has opened is for its new mates. One beyond the rating of its own squadron comes back into that.
 */
export function transfer(s: FaState, t: FaTable, { ship, to }: { ship: Ship; to: number }): void {
  const from = ownSquadronAt(s.open, shipOf(s.book, ship));
  if (from === to) {
    takeBack(s, t, ship);
    return;
  }
  const grey = greyLeft(shipOf(s.book, ship), ship);
  const [left, joined] = [from, to].map(at => (s.open.squadrons[at] as Squadron).id) as [string, string];
  moveOver(s, { ship, from, to });
  s.open.strays = s.open.strays.filter(({ id }) => id !== ship.id);
  ship.out = 'no';
  ship.heading = (s.open.squadrons[to] as Squadron).heading;
  const place = placeOf(ship);
  t.tell(() => ({ kind: 'regrouped', ship: ship.id, from: left, squadron: joined, grey, place }));
}

/** The same in the lists and formations of both squadrons, which are places in the list; a vortex that it has opened goes with it. */
export function moveOver({ book, open }: FaState, { ship, from, to }: { ship: Ship; from: number; to: number }): void {
  const i = book.shipAt[ship.id] as number;
  const [old, now] = [from, to].map(at => shipsOfSquadron(open, book.squadrons[at] as SquadronOfBook)) as [number[], number[]];
  const [leaves, takes] = [from, to].map(at => open.squadrons[at]) as [Squadron, Squadron];
  leaves.formation = leaves.formation.filter((_: Hex, n) => old[n] !== i);
  takes.formation = [...takes.formation, offsetOf(takes, ship)];
  const lists = listsNow(open)
    .set(
      from,
      old.filter(one => one !== i),
    )
    .set(to, [...now, i]);
  open.units = unitsWith(book, lists);
  for (const vortex of open.vortices) if (vortex.ship === ship.id) vortex.squadron = takes.id;
}
