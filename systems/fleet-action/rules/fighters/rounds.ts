// Chapter 10.3: the three rounds in which flights move, and whom they meet.

import { hexes } from '@flagplot/hexes';
import type { Phase, Side } from '@flagplot/kernel';
import { pulseOf } from '../combat/refire.ts';
import type { Sealed } from '../folder.ts';
import { stand } from '../map.ts';
import { inOrder } from '../movement/groups.ts';
import { isTurn } from '../movement/path.ts';
import type { FlightMove, Place, Step } from '../orders.ts';
import { placeOf } from '../orders.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import { patrolAt } from './escorts.ts';
import type { Sky, Wing } from './flights.ts';
import { coversOf, enemyShipsAt, flightsAt, isFree, missionIn, missionOf, wingCalled, wings } from './flights.ts';
import { takeOff } from './launch.ts';
import { assign, keepMissions } from './missions.ts';
import { endOf, placesOf, pointsOf, startOf } from './movement.ts';

const DIRECTIONS = 6;
const NAMES = ['superiority flights', 'strikes and their escorts', 'squadron escorts'] as const;

/** FA-10.3.7 One round of fighter movement; FA-10.3.8 the side that moves first in the turn before the other. */
export function flightsMove(pulse: number, round: number): Phase<FleetAction, 'flights'> {
  return {
    name: `Pulse ${pulse}: ${NAMES[round - 1]}`,
    rule: 'FA-10.3.7',
    begin(s, t) {
      if (round === 1) takeOff(s, t);
    },
    asks(shown) {
      const side = inOrder(shown.book, shown.clock.turn).find(id =>
        wings(shown).some(wing => isDue(shown, wing, { side: id, round })),
      );
      return side === undefined ? [] : [{ side, kind: 'flights' as const, about: { pulse, round } }];
    },
    carry(s, t, answers) {
      for (const { side, order } of answers) moveSide(s, t, { side, round, moves: order.flights });
    },
  };
}

/** Whether a flight of a side is still to move in a round. */
export function isDue(
  sky: Sky & Pick<FaState, 'clock'>,
  { flight, of }: Wing,
  { side, round }: { side: Side; round: number },
): boolean {
  return of.side === side && isFree(flight) && flight.round === round && flight.moved !== now(sky);
}

export function now({ open, clock }: Pick<FaState, 'open' | 'clock'>): number {
  // FA-1.4.3 In the turn before an arrival its own pulses are counted.
  return clock.turn === 0 ? open.pulse : pulseOf(clock.turn, open.pulse);
}

interface Moving {
  side: Side;
  round: number;
  moves: readonly FlightMove[];
}

/** FA-A70 Charges move before the escorts that go with them; a flight that is not named stays where it is. */
function moveSide(s: FaState, t: FaTable, { side, round, moves }: Moving): void {
  for (const { id } of s.book.sides) t.reveal(id);
  const due = wings(s).filter(wing => isDue(s, wing, { side, round }));
  turnToPatrol(s, { side, round, moves });
  const isCover = (wing: Wing) => missionOf(s, wing)?.kind === 'cover';
  for (const wing of [...due.filter(one => !isCover(one)), ...due.filter(isCover)]) {
    const move = moves.find(({ flight }) => flight === wing.flight.id);
    if (move && isDue(s, wing, { side, round })) fly(s, t, { wing, move });
  }
  const staying = due.filter(({ flight }) => isFree(flight) && flight.moved !== now(s));
  for (const { flight } of staying) flight.moved = now(s);
  if (staying.length > 0) t.tell(() => ({ kind: 'stayed', flights: staying.map(({ flight }) => flight.id) }));
}

/** FA-10.5.6 Escorts that become superiority flights do so at once, each with the hex where it stands. */
function turnToPatrol(s: FaState, { side, moves }: Moving): void {
  for (const { flight, patrol } of moves) if (patrol) assign(s.sealed[side] as Sealed, patrolAt(wingCalled(s, flight) as Wing));
}

/** A flight and what it does. */
interface Flying {
  wing: Wing;
  move: FlightMove;
}

/** An escort that goes with its charge: where from, through how many hexes of the way, and how much it may spend. */
interface Companion {
  one: Wing;
  from: Place;
  gone: number;
  left: number;
}

/** FA-10.3.2 It goes its way hex by hex, until it meets somebody (FA-10.3.9). */
function fly(s: FaState, t: FaTable, { wing, move }: Flying): void {
  const { flight } = wing;
  const from = placeOf(flight);
  const covers = coversOf(s, wing).map(
    (one): Companion => ({ one, from: placeOf(one.flight), gone: 0, left: leftFor(s, one, { wing, move }) }),
  );
  const through: Place[] = [];
  if (move.path.length > 0) stand(flight, startOf(flight, move));
  for (const place of placesOf(from, move)) {
    const before = placeOf(flight);
    stand(flight, place);
    through.push(place);
    const cost = costOf(move, through.length);
    for (const cover of covers)
      if (isFree(cover.one.flight) && hexes.same(cover.one.flight, before) && cost <= cover.left)
        goWith(s, cover, { before, place });
    noteEntry(s, wing, before);
    if (meet(s, t, { wing, covers: covers.map(({ one }) => one), engage: move.engage === true })) break;
  }
  if (isFree(flight)) flight.heading = endOf(from, move).heading;
  arriveAt(s, t, { wing, move, from, through, covers });
}

/**
 * FA-10.3.1, FA-10.3.2, FA-A70 What an escort has left to go with its charge, when it has turned to where that sets out; FA-10.4.7 with what it
 * burns, if both do.
 */
function leftFor(s: FaState, one: Wing, { wing, move }: Flying): number {
  const turned = Math.abs(startOf(placeOf(wing.flight), move).heading - one.flight.heading);
  const burn = burnsAlong(s, one, move) ? one.of.card.burn : 0;
  return pointsOf(s, one) + burn - (one.flight.free ? 0 : Math.min(turned, DIRECTIONS - turned));
}

function burnsAlong({ clock }: FaState, { flight }: Wing, { burn }: FlightMove): boolean {
  return burn === true && flight.burned !== clock.turn;
}

/** FA-10.3.2 What a way costs up to the hex that is so many along it. */
function costOf({ path }: FlightMove, hexesIn: number): number {
  const steps = [...path.keys()].filter(i => !isTurn(path[i] as Step));
  return (steps[hexesIn - 1] ?? path.length - 1) + 1;
}

/** FA-A70 An escort goes where its charge goes. */
function goWith(s: FaState, cover: Companion, { before, place }: { before: Place; place: Place }): void {
  const { one } = cover;
  cover.gone += 1;
  stand(one.flight, place);
  one.flight.moved = now(s);
  one.flight.free = false;
  noteEntry(s, one, before);
}

/** FA-10.6.8 The hex it came from, where enemy ships are. */
function noteEntry(s: FaState, { flight, of }: Wing, { q, r }: Place): void {
  const ships = enemyShipsAt(s, flight, of.side).map(({ ship }) => ship.id);
  if (ships.length > 0) flight.entry = { q, r, ships };
  else delete flight.entry;
}

interface Arrived extends Flying {
  from: Place;
  through: readonly Place[];
  covers: readonly Companion[];
}

/** Tells the way of a flight and of the escorts that went it to its end; of one that fell behind, or was held, its own. */
function tellWay(s: FaState, t: FaTable, { wing: { flight }, move, from, through, covers }: Arrived): void {
  const went = covers.filter(({ gone }) => gone > 0);
  const [along, behind] = [went.filter(({ gone }) => gone === through.length), went.filter(({ gone }) => gone < through.length)];
  const tell = (of: Wing['flight'], way: { from: Place; gone: number; burn: boolean; covers: string[] }) => {
    const { gone, ...rest } = way;
    const passed = through.slice(0, gone).map(({ q, r }) => ({ q, r }));
    const to = placeOf(of);
    t.tell(() => ({ kind: 'flown', flight: of.id, to, through: passed, ...rest }));
  };
  const burning = went.filter(({ one }) => burnsAlong(s, one, move));
  for (const { one } of burning) one.flight.burned = s.clock.turn;
  const ids = along.map(({ one }) => one.flight.id);
  tell(flight, { from, gone: through.length, burn: move.burn === true, covers: ids });
  for (const { one, from: start, gone } of behind)
    tell(one.flight, { from: start, gone, burn: burning.some(other => other.one === one), covers: [] });
}

/** What becomes of a flight at the end of its way. */
function arriveAt(s: FaState, t: FaTable, arrived: Arrived): void {
  const { wing, move } = arrived;
  const { flight, of } = wing;
  if (move.path.length > 0) {
    flight.moved = now(s);
    flight.free = flight.fights > 0;
    if (move.burn) flight.burned = s.clock.turn;
    tellWay(s, t, arrived);
  } else if (move.engage) meet(s, t, { wing, covers: coversOf(s, wing), engage: true });
  if (!isFree(flight)) return;
  const folder = s.sealed[of.side] as Sealed;
  // FA-10.2.6 It is taken off the map, and its mission is over.
  if (move.land === undefined) return;
  keepMissions(
    folder,
    (folder.missions ?? []).filter(one => one.flight !== flight.id),
  );
  delete flight.entry;
  Object.assign(flight, { q: 0, r: 0, heading: 0, aboard: true, carrier: move.land, round: 0, free: false });
  t.tell(() => ({ kind: 'landed', flight: flight.id, carrier: flight.carrier }));
}

interface Meeting {
  wing: Wing;
  covers: readonly Wing[];
  engage: boolean;
}

/**
 * FA-10.10.1, FA-10.3.9 A flight has come into a hex with enemy flights: a dogfight begins if either side wants it; FA-10.1.7 if neither does,
 * it passes. FA-10.5.1, FA-10.5.2 If the enemy alone does, escorts take it and the charge goes on. @returns whether the flight itself is in it.
 */
function meet(s: FaState, t: FaTable, { wing, covers, engage }: Meeting): boolean {
  const enemies = flightsAt(s, wing.flight, { side: wing.of.side, own: false });
  const forcing = enemies.filter(one => forces(s, one));
  const against = engage ? standIns(s, enemies) : forcing; // FA-10.1.7 A strike passes who does not force it.
  if (against.length === 0) return false;
  const here = covers.filter(({ flight }) => isFree(flight) && hexes.same(flight, wing.flight));
  const own = engage || here.length === 0 ? [wing] : here;
  joinFight(s, t, [...own, ...against]);
  return own.includes(wing);
}

/** FA-10.10.1 Whether a flight forces a dogfight on who enters its hex: as its owner says, or every superiority flight; who is in one does as well. */
function forces(s: FaState, wing: Wing): boolean {
  const folder = s.sealed[wing.of.side] as Sealed;
  const { id, fights } = wing.flight;
  if (fights > 0) return true;
  return folder.force ? folder.force.includes(id) : missionIn(folder, id)?.kind === 'superiority';
}

/** FA-10.5.2 For a flight that has escorts with it, those. */
function standIns(s: FaState, enemies: readonly Wing[]): Wing[] {
  return [
    ...new Set(
      enemies.flatMap(one => (coversOf(s, one).length > 0 ? coversOf(s, one).map(({ flight }) => flight.id) : [one.flight.id])),
    ),
  ].map(id => wingCalled(s, id) as Wing);
}

/** FA-10.10.1 All of these are in the dogfight of their hex. */
export function joinFight(s: FaState, t: FaTable, all: readonly Wing[]): void {
  const joining = all.filter(({ flight }) => flight.fights === 0);
  for (const { flight } of joining) {
    flight.fights = s.clock.turn;
    flight.free = true;
    delete flight.entry;
  }
  const { q, r } = (all[0] as Wing).flight;
  t.tell(() => ({ kind: 'dogfight', at: { q, r }, flights: joining.map(({ flight }) => flight.id) }));
}
