// The battle as its scenario sets it up.

import type { Hex } from '@flagplot/hexes';
import type { Book, FlightOfBook, ShipOfBook, SquadronOfBook } from './book.ts';
import { nothing } from './elint/in-force.ts';
import type { Sealed } from './folder.ts';
import { inFormation } from './map.ts';
import { groupOf } from './movement/groups.ts';
import type { Fleet, Flight, Open, Ship, Squadron } from './open.ts';
import { FIGHTERS } from './open.ts';
import { isOf, squadronOf, wholeShip } from './roster.ts';
import type { Scenario } from './scenario-file.ts';

const NOWHERE = { q: 0, r: 0, heading: 0 };

/** The battle as its scenario sets it up. */
export function setUp(_scenario: Scenario, book: Book): { open: Open; sealed: Record<string, Sealed> } {
  return {
    open: openAtFirst(book),
    sealed: Object.fromEntries(book.sides.map(({ id }) => [id, { plots: [], pulse: 0, jumps: [] }])),
  };
}

/** The table before anybody has done anything. */
export function openAtFirst(book: Book): Open {
  const squadrons = book.squadrons.map(of => squadronSetUp(book, of));
  const ships = book.ships.map((of, i) => shipSetUp(of, book, i));
  for (const squadron of squadrons) squadron.group = groupOf({ book, open: { ships } }, squadron);
  const fleets = fleetsAtFirst(book);
  const open: Open = { pulse: 0, ships, squadrons, fleets, strays: [], salvos: [], vortices: [], verdict: null };
  if (book.chapters.includes('abilities')) open.commanders = { styles: [], used: [] };
  if (book.flights) Object.assign(open, { flights: book.flights.map(flightSetUp), guards: [] });
  if (book.chapters.includes('elint')) open.elint = nothing();
  if (book.chapters.includes('arrival')) open.arrival = { portals: [], gates: [], due: [], forming: [], tracks: [], wakes: [] };
  if (book.jump !== undefined) stayAway(book, open, book.jump);
  if (book.chapters.includes('reinforcements')) keepBack(book, open);
  return open;
}

/** FA-1.5.1 Who jumps in is nowhere yet. */
function stayAway(book: Book, open: Open, side: string): void {
  open.ships = open.ships.map((ship, i) => {
    const of = book.ships[i] as ShipOfBook;
    return of.side === side && !of.relief ? { ...wholeShip(of, NOWHERE), away: true } : ship;
  });
  for (const [i, { side: whose, relief }] of book.squadrons.entries())
    if (whose === side && !relief) Object.assign(open.squadrons[i] as Squadron, { ...NOWHERE, speed: 0 });
}

/** FA-10.1.3 A flight is aboard its carrier, all its fighters with it. */
export function flightSetUp({ id, carrier }: Pick<FlightOfBook, 'id' | 'carrier'>): Flight {
  const [q, r, heading, round, moved] = [0, 0, 0, 0, 0];
  const none = { free: false, fights: 0, burned: 0, struck: 0 };
  return { id, q, r, heading, fighters: FIGHTERS, carrier, aboard: true, round, moved, ...none };
}

/** The sides that have reinforcements. */
export function sidesWithRelief({ sides, squadrons }: Pick<Book, 'sides' | 'squadrons'>): string[] {
  return sides.map(({ id }) => id).filter(id => squadrons.some(({ side, relief }) => relief && side === id));
}

/** FA-12.1.1 The fleets of the sides, and after them their reinforcements, each with a flagship. */
export function fleetsAtFirst(book: Book): Fleet[] {
  const reliefs = sidesWithRelief(book).map(side => fleetSetUp(book, { side, relief: true }));
  return [...book.sides.map(({ id }) => fleetSetUp(book, { side: id })), ...reliefs];
}

/** FA-4.1.1 One squadron commander of a fleet is its flagship: that of the squadron named first. */
function fleetSetUp(book: Book, fleet: Pick<Fleet, 'side' | 'relief'>): Fleet {
  const flag = book.squadrons.find(of => isOf(fleet, of));
  const flagship = book.ships[flag?.ships[0] ?? 0]?.id ?? '';
  return { ...fleet, flagship, stricken: 0, vacant: false, outside: [] };
}

/** FA-12.2.6 Reinforcements are on no map until they come. */
function keepBack(book: Book, open: Open): void {
  open.relief = sidesWithRelief(book).map(side => ({ side, now: 'away', rolls: 0 }));
  for (const { relief, at } of book.ships) if (relief) (open.ships[at] as Ship).away = true;
}

/** How fast a squadron begins: FA-4.3.6 not at all where it has no ships yet. */
export function speedSetUp({ sides }: Pick<Book, 'sides'>, of: SquadronOfBook): number {
  return of.surplusOf === undefined ? (sides.find(({ id }) => id === of.side)?.speed ?? 0) : 0;
}

/** Who leads a squadron as the battle begins: FA-4.3.6 one that has no ships yet names the ship whose network would have to be lost. */
export function firstCommander(book: Book, { ships, surplusOf }: SquadronOfBook): string {
  const [lead = -1] = surplusOf === undefined ? ships : squadronOf(book, surplusOf).ships;
  return book.ships[lead]?.id ?? '';
}

/** A squadron as the battle begins. */
export function squadronSetUp(book: Book, of: SquadronOfBook): Squadron {
  const speed = speedSetUp(book, of);
  const commander = firstCommander(book, of);
  const formation = of.formation.map(hex => ({ ...hex }));
  const { q, r, heading } = of.place;
  return { id: of.id, commander, q, r, heading, speed, formation, leaderless: 0, group: 3, tested: 0, withdraws: 0 };
}

function shipSetUp(of: ShipOfBook, book: Book, i: number): Ship {
  const squadron = squadronOf(book, of.squadron);
  return wholeShip(of, inFormation(squadron.place, squadron.formation[squadron.ships.indexOf(i)] as Hex));
}
