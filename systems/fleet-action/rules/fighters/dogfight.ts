// Chapter 10.10: dogfights, last of all in a pulse, and how they drift as the turn ends.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Phase, Reading, Side } from '@flagplot/kernel';
import type { FighterCard } from '../cards.ts';
import { down } from '../combat/downed.ts';
import type { Sealed } from '../folder.ts';
import { on } from '../map.ts';
import { inOrder } from '../movement/groups.ts';
import type { FaState, FaTable, FleetAction } from '../state.ts';
import type { Wing } from './flights.ts';
import { coversOf, flightsAt, isFree, missionOf, wings } from './flights.ts';
import { sinkFlights } from './losses.ts';
import { assign, settleMissions } from './missions.ts';
import { joinFight } from './rounds.ts';

const DIRECTIONS = 6;
const DISTANCES = 4;
/** FA-10.10.7, FA-M08 What the total is over the rating for each further kill. */
const KILLS: readonly number[] = [0, 3, 5, 7, 9, 11];

/** FA-10.10.7, FA-M08 The kills of a total against a rating. */
export function killsOf(over: number): number {
  return KILLS.filter(least => over >= least).length;
}

/** FA-10.10.6 What a flight adds to its dogfight die: its fighters, FA-10.11.3 Interceptor levels, FA-10.11.2 and one less with Anti-Ship, FA-10.11.6 all together. */
export function dogfightBonus(
  fighters: number,
  { antiShip, interceptor }: Pick<FighterCard, 'antiShip' | 'interceptor'>,
): number {
  return fighters + interceptor - (antiShip > 0 ? 1 : 0);
}

/** FA-10.10.4 When all fire of a pulse is over. */
export function dogfights(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: dogfights`,
    rule: 'FA-10.10.4',
    begin(s, t) {
      sinkFlights(s, t);
      for (const fight of fightsOf(s)) fightOut(s, t, fight);
      endFights(s, t);
      settleMissions(s);
    },
  };
}

/** The flights in one dogfight. */
export type Fight = readonly Wing[];

/** FA-10.10.1 Those in a dogfight in one hex are in the same. */
export function fightsOf(s: FaState): Fight[] {
  const all: Wing[][] = [];
  for (const wing of wings(s)) {
    if (wing.flight.fights === 0 || wing.flight.fighters === 0) continue;
    const here = all.find(([first]) => first && hexes.same(first.flight, wing.flight));
    if (here) here.push(wing);
    else all.push([wing]);
  }
  return all;
}

/** What a side kills of one type. */
interface Kills {
  side: Side;
  type: string;
  kills: number;
}

/** FA-10.10.5 Both sides throw before anybody is lost: FA-A61 a die a flight, that of the side that moves first before the other. */
function fightOut(s: FaState, t: FaTable, fight: Fight): void {
  for (const { id } of s.book.sides) t.reveal(id);
  const suffered: Kills[] = [];
  for (const side of inOrder(s.book, s.clock.turn)) {
    const own = fight.filter(({ of }) => of.side === side);
    const foes = fight.filter(({ of }) => of.side !== side);
    const types = [...new Set(foes.map(({ of }) => of.card.id))];
    if (foes.length === 0) continue;
    // FA-10.10.11 Whole flights are divided among the types, evenly (ruling R29).
    for (const [n, wing] of own.entries()) {
      const against = foes.find(({ of }) => of.card.id === types[n % types.length]) as Wing;
      add(suffered, { side: against.of.side, type: against.of.card.id, kills: duel(t, wing, against) });
    }
  }
  for (const one of suffered) share(s, t, { fight, ...one });
}

/** FA-10.10.8, FA-10.10.9 Kills against one type are added up. */
function add(all: Kills[], one: Kills): void {
  const before = all.find(({ side, type }) => side === one.side && type === one.type);
  if (before) before.kills += one.kills;
  else all.push(one);
}

const DUEL = (sides: number): Reading<number> => ({ sides, start: 0, add: (soFar, face) => soFar + face });

/** FA-10.10.6, FA-10.10.8 The dogfight die and what is added, against the size of the target's die. */
function duel(t: FaTable, { flight, of }: Wing, against: Wing): number {
  const bonus = dogfightBonus(flight.fighters, of.card);
  const fell = t.throw(1, DUEL(of.card.dogfight), () => ({
    rule: 'FA-10.10.6',
    what: `${of.name} in a dogfight with ${against.of.card.name} fighters`,
    by: of.side,
    from: [{ is: `+${bonus}`, for: 'fighters of the flight and what they are made for' }],
  }));
  const total = fell + bonus;
  const kills = killsOf(total - against.of.card.dogfight);
  t.tell(() => ({
    kind: 'duelled',
    flight: flight.id,
    at: { q: flight.q, r: flight.r },
    against: against.of.card.id,
    total,
    kills,
  }));
  return kills;
}

/** FA-10.10.10 The side that suffers them shares the kills out among its flights of that type, the smallest first; FA-10.10.12 escorts take their charges' losses. */
function share(s: FaState, t: FaTable, { fight, side, type, kills }: Kills & { fight: Fight }): void {
  const hit = fight.filter(({ of, flight }) => of.side === side && of.card.id === type && flight.fighters > 0);
  const takers = hit.toSorted((a, b) => a.flight.fighters - b.flight.fighters);
  let left = kills;
  for (const wing of takers) {
    // FA-10.10.13, FA-10.10.14 Escorts of a flight that is in the dogfight itself.
    const shields = shieldsIn(s, fight, wing);
    const alive = wing.flight.fighters;
    for (const one of [...shields, wing]) {
      const n = Math.min(left, one.flight.fighters, one === wing ? alive : left);
      down(t, { flight: one.flight, n, by: 'dogfight' });
      left -= n;
    }
  }
}

/** The escorts of a flight that fight beside it. */
function shieldsIn(s: FaState, fight: Fight, wing: Wing): Wing[] {
  if (s.sealed[wing.of.side]?.bare) return [];
  return fight.filter(
    one => one.flight.fighters > 0 && missionOf(s, one)?.kind === 'cover' && missionOf(s, one)?.charge === wing.flight.id,
  );
}

/** FA-10.10.20 A dogfight is over when one side is left; FA-10.10.21 survivors may set out in any direction. */
export function endFights(s: FaState, t: FaTable): void {
  for (const fight of fightsOf(s)) {
    if (new Set(fight.map(({ of }) => of.side)).size > 1) continue;
    for (const wing of fight) letGo(s, wing);
    t.tell(() => ({ kind: 'broken-off', flights: fight.map(({ flight }) => flight.id) }));
  }
}

/** FA-10.10.21 A flight that is in its dogfight no more; FA-10.5.3 an escort that it has held for more than one turn is to go back. */
function letGo(s: FaState, wing: Wing): void {
  const { flight, of } = wing;
  const mission = missionOf(s, wing);
  const guards = mission?.kind === 'escort' || mission?.kind === 'cover';
  if (guards && flight.fights < s.clock.turn) assign(s.sealed[of.side] as Sealed, { ...mission, back: true });
  Object.assign(flight, { fights: 0, free: true });
}

/** FA-10.10.15 When the turn ends a dogfight in which both sides have fighters drifts: a d6 for the direction, a d4 for the hexes. */
export const drift: Phase<FleetAction> = {
  name: 'Drift',
  rule: 'FA-10.10.15',
  begin(s, t) {
    const fights = fightsOf(s);
    if (fights.length > 0) for (const { id } of s.book.sides) t.reveal(id);
    for (const fight of fights) driftOne(s, t, fight);
    settleMissions(s);
  },
};

function driftOne(s: FaState, t: FaTable, fight: Fight): void {
  const why = (what: string) => () => ({ rule: 'FA-10.10.15', what });
  const direction = t.throw(1, DUEL(DIRECTIONS), why('a dogfight drifts: where to')) - 1;
  const far = t.throw(1, DUEL(DISTANCES), why('a dogfight drifts: how far'));
  const from = hexOf((fight[0] as Wing).flight);
  const joined: Wing[] = [];
  let at: Hex = from;
  // FA-A73 It stops in the last hex of the map.
  for (let n = 0; n < far && on(s, hexes.neighbour(at, direction)); n += 1) {
    at = hexes.neighbour(at, direction);
    for (const one of drawnIn(s, [...fight, ...joined], at)) joined.push(one);
  }
  for (const { flight } of [...fight, ...joined]) Object.assign(flight, { q: at.q, r: at.r });
  t.tell(() => ({
    kind: 'adrift',
    from,
    to: at,
    flights: fight.map(({ flight }) => flight.id),
    joined: joined.map(({ flight }) => flight.id),
  }));
  if (joined.length > 0) joinFight(s, t, joined);
}

const hexOf = ({ q, r }: Hex): Hex => ({ q, r });

/**
 * FA-10.10.17 A dogfight that drifts through a hex draws in the superiority flights there whose enemy has more fighters in it than their own side;
 * FA-10.10.19 of flights with escorts the escorts, whatever the numbers.
 */
function drawnIn(s: FaState, fight: Fight, at: Hex): Wing[] {
  const fighters = (side: Side, own: boolean) =>
    fight.filter(({ of }) => (of.side === side) === own).reduce((sum, { flight }) => sum + flight.fighters, 0);
  const here = s.book.sides
    .flatMap(({ id }) => flightsAt(s, at, { side: id, own: true }))
    .filter(one => isFree(one.flight) && !fight.includes(one));
  const found = here.flatMap(one => {
    const covers = coversOf(s, one);
    if (covers.length > 0) return covers;
    const patrols = missionOf(s, one)?.kind === 'superiority';
    return patrols && fighters(one.of.side, false) > fighters(one.of.side, true) ? [one] : [];
  });
  const ids = new Set(found.map(({ flight }) => flight.id));
  return here.filter(({ flight }) => ids.has(flight.id));
}
