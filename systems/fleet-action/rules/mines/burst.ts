// FA-9.2 Energy mines as they go off: a die for each unit in the area, then the damage of those that were hit.

import type { Reading, Why } from '@flagplot/kernel';
import { memoise } from '@flagplot/kernel';
import { bestLocation } from '../combat/arcs.ts';
import type { DamageRoll } from '../combat/damage.ts';
import { damage, damageRoll } from '../combat/damage.ts';
import { pulseOf } from '../combat/refire.ts';
import { inOrder } from '../movement/groups.ts';
import type { MineAim, Pattern } from '../open.ts';
import { placeOf } from '../orders.ts';
import { ownSquadron, shipCalled, shipOf } from '../roster.ts';
import type { FaState, FaTable } from '../state.ts';
import type { FlightInArea } from './flights.ts';
import { flightsInArea, strikeFlight } from './flights.ts';
import type { InArea } from './pattern.ts';
import { countOf, inArea, launcherSquadron, minesOf, radiusOf, rowFor } from './pattern.ts';
import { aimOf, conceal } from './sealed.ts';

/** FA-9.2.7 The die for a unit in the area. */
const DIE = 12;
/** FA-9.1.2 Mines are at short range wherever they go off. */
const SHORT = 0;
/** FA-9.2.9 What is left of that die on a hit. */
export const HIT = 5;

/** A pattern that goes off, and at what. */
interface Burst {
  pattern: Pattern;
  aim: MineAim;
}

/** One unit in the area of one pattern: a ship, or FA-9.2.11 a flight. */
export interface Caught<Unit extends InArea | FlightInArea = InArea | FlightInArea> {
  pattern: Pick<Pattern, 'squadron' | 'ships'>;
  one: Unit;
}

const isFlight = (caught: Caught): caught is Caught<FlightInArea> => 'flight' in caught.one;

/** FA-9.2.8, FA-9.2.9 Whether a die hits of which so much is subtracted. */
const hitting = memoise(
  (less: number): Reading<number> => ({ sides: DIE, start: 0, add: (hits, face) => (face - less >= HIT ? hits + 1 : hits) }),
);

/** FA-9.2.15, FA-9.1.8 The mines that are due go off before anything moves, FA-A61 those of the side that moves first before the others. */
export function burst(s: FaState, t: FaTable): void {
  const due = takeDue(s, t);
  if (due.length === 0) return;
  // FA-9.2.14 A unit in two patterns is rolled for in each; all dice to hit come before any damage.
  const caught = due.flatMap(one => goOff(s, one, t));
  const hit = caught.filter(one => isHit(s, one, t));
  for (const one of hit) {
    if (isFlight(one)) strikeFlight(s, one, t);
    else strike(s, one as Caught<InArea>, t);
  }
}

/** Takes what is due off the table; FA-2.2.3 what was not laid open yet is now. */
function takeDue(s: FaState, t: FaTable): Burst[] {
  const { book, open, clock } = s;
  const now = pulseOf(clock.turn, open.pulse);
  const all = (open.mines ?? []).flatMap(pattern => {
    const aim = aimOf(s, pattern);
    return aim && aim.due <= now ? [{ pattern, aim }] : [];
  });
  for (const { pattern } of all) {
    if (!pattern.aim) t.reveal(launcherSquadron(book, pattern).side);
    conceal(s, pattern);
  }
  const sides = inOrder(book, clock.turn);
  return sides.flatMap(side => all.filter(({ pattern }) => launcherSquadron(book, pattern).side === side));
}

/** FA-9.2.4 The area of a pattern, FA-9.2.12 and whoever lies in it, of either side. FA-9.2.13 More mines make it wider, and throw no more dice. */
function goOff(s: FaState, { pattern, aim: { q, r } }: Burst, t: FaTable): Caught[] {
  const mines = countOf(pattern);
  const radius = radiusOf(rowFor(s.book.charts, mines));
  const ships = inArea(s, { q, r }, radius);
  const flights = flightsInArea(s, { q, r }, radius);
  t.tell(() => ({
    kind: 'mines-burst',
    squadron: pattern.squadron,
    at: { q, r },
    mines,
    radius,
    ships: ships.map(({ ship }) => ship.id),
    ...(flights.length > 0 && { flights: flights.map(({ flight }) => flight.id) }),
  }));
  // FA-A61 The inner ring first.
  return [...ships, ...flights].sort((a, b) => a.ring - b.ring).map(one => ({ pattern, one }));
}

/** FA-9.2.7 A unit in the area and its die, as they are told. */
function isHit(s: FaState, caught: Caught, t: FaTable): boolean {
  const hit = rollFor(s, caught, t) > 0;
  const { squadron } = caught.pattern;
  const { one } = caught;
  if ('flight' in one) t.tell(() => ({ kind: 'flight-mined', squadron, flight: one.flight.id, hit, at: placeOf(one.flight) }));
  else t.tell(() => ({ kind: 'mined', squadron, ship: one.ship.id, hit, at: placeOf(one.ship) }));
  return hit;
}

/** FA-9.2.7, FA-9.2.8, FA-9.2.9 One die for a unit: 1 if it is hit, else 0. */
export function rollFor({ book }: Pick<FaState, 'book'>, caught: Caught, t: FaTable): number {
  const { from, less } = rowFor(book.charts, countOf(caught.pattern));
  const off = less[caught.one.ring] as number;
  return t.throw(1, hitting(off), () => whyOf(book, caught, { from, off }));
}

function whyOf(book: FaState['book'], { pattern, one }: Caught, { from, off }: { from: number; off: number }): Why {
  const { name, side } = launcherSquadron(book, pattern);
  const where = one.ring === 0 ? 'in the centre' : `in ring ${one.ring}`;
  return {
    rule: 'FA-9.2.7',
    what: `mines of ${name} go off by ${one.of.name}`,
    by: side,
    test: { of: 'each', is: 'atLeast', n: HIT + off },
    mods: [
      { by: HIT, for: 'a hit' },
      { by: off, for: `${where}, ${from} mines or more` },
    ],
  };
}

/** FA-9.2.10 A hit on a ship. Who is gone by then takes no more. */
function strike(s: FaState, caught: Caught<InArea>, t: FaTable): void {
  const { ship, of } = caught.one;
  const now = shipCalled(s, ship.id);
  if (now.structure > 0) s.open.ships[of.at] = damage(now, { roll: damageOf(s, caught), hits: 1 }, t);
}

/** FA-9.2.9, FA-9.2.10 The damage of one hit: of the class on the card of the mines, flash, and on the best armour of the ship. */
export function damageOf({ book, open }: FaState, { pattern, one: { of } }: Caught<InArea>): DamageRoll {
  const by = launcherSquadron(book, pattern).side;
  // The mines of a pattern are those of the first ship that launched any of them.
  const weapon = minesOf(shipOf(book, { id: pattern.ships[0]?.ship ?? '' }));
  return damageRoll({ by, of, weapon, struck: bestLocation(of.card), squadron: ownSquadron(open, of) }, SHORT);
}
