// Chapter 1.5: the ships of a squadron pass its vortices, and close up around their command ship.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import type { SealedEntry } from '../folder.ts';
import { inFormation } from '../map.ts';
import { groupOf, inOrder } from '../movement/groups.ts';
import type { Portal, Ship, Squadron } from '../open.ts';
import { placeOf } from '../orders.ts';
import { squadronOf, wholeShip } from '../roster.ts';
import type { FaState, FaTable, FaView, FleetAction } from '../state.ts';
import { isDue, portalsOf } from './coming.ts';

/** FA-1.5.1 In pulse 1, before anything moves, squadrons stand in the hexes of their vortices. */
export const comeThrough: Phase<FleetAction> = {
  name: 'Pulse 1: coming through',
  rule: 'FA-1.5.1',
  begin(s, t) {
    for (const side of inOrder(s.book, s.clock.turn))
      for (const entry of s.sealed[side]?.entries ?? []) {
        t.reveal(side);
        pass(s, t, entry);
      }
  },
};

/** FA-1.5.10 The turn of entry is over, and the formation is what it is. */
export const closedUp: Phase<FleetAction> = {
  name: 'Formations closed up',
  rule: 'FA-1.5.10',
  begin(s) {
    for (const folder of Object.values(s.sealed)) delete folder.entries;
  },
};

/** FA-1.5.1, FA-1.5.2 A squadron is where its vortex is, on its heading and at the speed written; FA-1.5.6 its vortices are gone. */
function pass(s: FaState, t: FaTable, entry: SealedEntry): void {
  const { arrival } = s.open;
  if (!arrival || !isDue(s.open, entry.squadron)) return;
  standThrough(s, entry);
  const squadron = s.open.squadrons[s.book.squadronAt[entry.squadron] as number] as Squadron;
  squadron.group = groupOf(s.book, s.open, squadron);
  const gone = portalsOf(s.open, entry.squadron);
  arrival.due = arrival.due.filter(id => id !== entry.squadron);
  arrival.portals = arrival.portals.filter(one => one.squadron !== entry.squadron);
  const { turn } = s.clock;
  const wakes = wakesOf(entry, gone).map(one => ({ ...one, turn }));
  arrival.wakes = [...arrival.wakes.filter(one => one.turn === turn), ...wakes];
  const ships = inPassing(entry).map(({ ship, by }) => {
    const at = placeOf(s.open.ships[s.book.shipAt[ship] as number] as Ship);
    return { ship, ...(by !== undefined && { by }), at };
  });
  t.tell(() => ({ kind: 'entered', squadron: entry.squadron, speed: entry.speed, ships }));
  if (squadron.group !== 3) t.tell(() => ({ kind: 'groups', groups: [{ squadron: squadron.id, group: squadron.group }] }));
  for (const { ship } of gone) t.tell(() => ({ kind: 'closed', ship }));
}

/** FA-1.5.5 Ships as they pass, vortex by vortex: who opened it behind all others. */
function inPassing({ ships }: SealedEntry): SealedEntry['ships'] {
  const openers = ships.filter(({ ship, by }) => ship === by);
  return [...ships.filter(one => !openers.includes(one)), ...openers];
}

/** FA-1.5.9 Where flights of the squadron may come through in this pulse. */
function wakesOf({ squadron, at, ships }: SealedEntry, gone: readonly Portal[]): Portal[] {
  return gone.length > 0 ? [...gone] : [{ ...at, ship: ships[0]?.ship ?? '', squadron }];
}

/** Puts a squadron and its ships where they come through. */
function standThrough({ book, open }: Pick<FaState, 'book' | 'open'>, { squadron: id, speed, at, ships }: SealedEntry): void {
  const squadron = open.squadrons[book.squadronAt[id] as number] as Squadron;
  Object.assign(squadron, { ...at, speed, formation: ships.map(({ from }) => ({ ...from })) });
  for (const [n, i] of squadronOf(book, id).ships.entries())
    open.ships[i] = wholeShip(book.ships[i] as (typeof book.ships)[number], inFormation(at, ships[n]?.from as Hex));
}

/** How a side sees the table that writes orders for squadrons that come through: as if they stood in their vortices already. */
export function seeThrough(v: FaView): FaView {
  const entries = (v.own.entries ?? []).filter(({ squadron }) => isDue(v.open, squadron));
  if (entries.length === 0) return v;
  const open = { ...v.open, ships: [...v.open.ships], squadrons: v.open.squadrons.map(one => ({ ...one })) };
  for (const entry of entries) standThrough({ book: v.book, open }, entry);
  return { book: v.book, clock: v.clock, side: v.side, own: v.own, open };
}

/** What a squadron that has come through does in this pulse, besides its plot. */
export function closingIn({ sealed, book }: FaState, squadron: Squadron): SealedEntry | undefined {
  const side = book.squadrons[book.squadronAt[squadron.id] ?? -1]?.side ?? '';
  return sealed[side]?.entries?.find(one => one.squadron === squadron.id);
}

/** FA-1.5.10, ruling R45 In each pulse ships go a third of the way to their places. @returns whether any has. */
export function closeUp(squadron: Squadron, { ships }: SealedEntry, pulse: number): boolean {
  const formation = ships.map(({ from, to }) => {
    const line = hexes.line(from, to);
    const { q, r } = line[Math.floor(((line.length - 1) * pulse) / 3)] as Hex;
    return { q, r };
  });
  const before = squadron.formation;
  squadron.formation = formation;
  return formation.some((post, n) => !hexes.same(post, before[n] as Hex));
}

/** FA-5.7.4 What is still to be closed up turns with the formation. */
export function turnEntry(entry: SealedEntry, turn: (posts: Hex[]) => Hex[]): void {
  const [from, to] = [turn(entry.ships.map(one => one.from)), turn(entry.ships.map(one => one.to))];
  entry.ships = entry.ships.map((one, n) => ({ ...copy(one), from: from[n] as Hex, to: to[n] as Hex }));
}
