// Positions of carriers by chance, with flights about them, and what the second opinion sees of them.

import { hexes } from '@flagplot/hexes';
import type { RollDie } from '@flagplot/kernel';
import { setUp } from '@flagplot/kernel/bare';
import { read } from '../../rules/edge/scenario.ts';
import type { Sealed } from '../../rules/folder.ts';
import { fleetAction } from '../../rules/index.ts';
import { FIGHTERS, NEVER } from '../../rules/open.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FaState } from '../../rules/state.ts';
import { carriers } from '../carriers.ts';
import { hexOf } from './adapter.ts';
import { one } from './ask.ts';
import type { Flight, Gun, Sky } from './fighters.ts';
import { pulseOf } from './fire.ts';
import { sidesInOrder } from './sides.ts';
import type { Table } from './table.ts';

/** FA-10.9.4 The x of a weapon against fighters is not the same in all its arcs. */
const UNEVEN = [2, 1, 0, 1, 3, 1];

/** The carriers, with cards that nobody printed: fighters that are not seen from afar, and primary weapons that can be fired at them. */
const FIELD: Scenario = {
  ...carriers,
  cards: {
    ships: (carriers.cards?.ships ?? []).map(card => ({
      ...card,
      mounts: card.mounts.map(mount => (mount.af > 0 && mount.arcs.length > 0 ? { ...mount, arcs: UNEVEN, boxes: 3 } : mount)),
    })),
    weapons: (carriers.cards?.weapons ?? []).map(card =>
      card.delivery === 'direct' && card.control[2] === 0 ? { ...card, control: [card.control[0], card.control[1], 10] } : card,
    ),
    fighters: (carriers.cards?.fighters ?? []).map(card => (card.id === 'gorith' ? { ...card, stealth: true } : card)),
  },
};

/** Columns of hexes side by side, mostly in that row, and hexes in every range of weapons that are fired at fighters. */
const NEAR = [20, 21, 22];
const ROW = 20;
const FAR = [9, 14, 26, 31].map(row => hexes.hexAt(20, row, 'columns'));

/** Ships and flights of the carriers by chance: most of them in a few hexes. */
export function positionOf(die: RollDie): FaState {
  const made = read(FIELD);
  if ('faults' in made) throw new Error('no battle of carriers');
  const s = setUp(fleetAction, FIELD, made.book);
  s.clock.turn = die(8);
  s.open.pulse = die(3);
  // now and then by the edge, over which no dogfight drifts
  const near = NEAR.map(column => hexes.hexAt(column, die(4) === 1 ? 1 : ROW, 'columns'));
  const spots = [...near, ...near, ...near, ...near, ...FAR];
  for (const [i, ship] of s.open.ships.entries()) {
    Object.assign(ship, one(spots, die), { heading: die(6) - 1 });
    const { card } = s.book.ships[i]!;
    ship.sensor = die(card.sensor + 1) - 1;
    ship.structure = die(card.structure);
    ship.weapons = card.mounts.map(({ boxes }) => die(boxes + 1) - 1);
    ship.fired = card.mounts
      .map(() => (die(3) === 1 ? pulseOf(s.clock.turn, s.open.pulse) - die(3) + 1 : NEVER))
      .map(last => (last === 0 ? NEVER : last));
  }
  for (const squadron of s.open.squadrons) if (die(5) === 1) squadron.leaderless = s.clock.turn;
  for (const fleet of s.open.fleets) if (die(5) === 1) fleet.stricken = s.clock.turn;
  for (const { id } of s.book.sides) if (die(3) === 1) s.sealed[id]!.bare = true;
  for (const { side, id, card } of s.book.ships)
    if (die(4) === 1)
      setMode(s.sealed[side]!, { ship: id, weapons: card.mounts.filter(({ af }) => af > 0).map(({ weapon }) => weapon) }, die);
  placeFlights(s, { spots, die });
  return s;
}

/** FA-10.7.19 Some of its weapons in anti-fighter mode. */
function setMode(folder: Sealed, { ship, weapons }: { ship: string; weapons: readonly string[] }, die: RollDie): void {
  folder.guard = [...(folder.guard ?? []), { ship, weapons: weapons.filter(() => die(2) === 1) }];
}

interface Placing {
  spots: readonly { q: number; r: number }[];
  die: RollDie;
}

function placeFlights(s: FaState, { spots, die }: Placing): void {
  const flights = s.open.flights ?? [];
  for (const { id } of s.book.sides) s.sealed[id]!.missions ??= [];
  for (const [i, flight] of flights.entries()) {
    if (die(8) === 1) continue;
    Object.assign(flight, one(spots, die), { aboard: false, fighters: die(FIGHTERS), heading: die(6) - 1 });
    sendOut(s, i, die);
    if (flight.target !== undefined && die(2) === 1)
      flight.entry = { ...hexes.neighbour(flight, die(6) - 1), ships: [flight.target] };
  }
  joinFights(s, die);
}

/** Gives a flight that flies a mission, and a ship in its hex to attack. */
function sendOut(s: FaState, i: number, die: RollDie): void {
  const [flight, { side }] = [s.open.flights![i]!, s.book.flights![i]!];
  const folder = s.sealed[side]!;
  const isHere = ({ q, r }: { q: number; r: number }): boolean => q === flight.q && r === flight.r;
  const here = s.open.ships.filter((ship, n) => isHere(ship) && s.book.ships[n]!.side !== side);
  const charge = s.open.flights!.slice(0, i).find((other, n) => {
    const isOwn = !other.aboard && isHere(other) && s.book.flights![n]!.side === side;
    return isOwn && missionOf(folder, other.id)?.kind !== 'cover';
  });
  if (charge && die(2) === 1) {
    folder.missions!.push({ flight: flight.id, kind: 'cover', charge: charge.id, station: true });
    return;
  }
  const kind = one(['escort', 'strike', 'strike', 'superiority'] as const, die);
  const task = kind === 'superiority' ? { kind, zone: '2020' } : { kind, squadron: 'none', station: true as const };
  folder.missions!.push({ flight: flight.id, ...task });
  if (here.length > 0 && kind !== 'superiority' && die(4) > 1) flight.target = one(here, die).id;
}

function missionOf({ missions = [] }: FaState['sealed'][string], id: string) {
  return missions.find(({ flight }) => flight === id);
}

/** Some of the flights that meet enemies are in a dogfight with them. */
function joinFights(s: FaState, die: RollDie): void {
  const flights = s.open.flights ?? [];
  for (const [i, flight] of flights.entries()) {
    const foes = flights.filter(
      (other, n) =>
        !other.aboard && other.q === flight.q && other.r === flight.r && s.book.flights![n]!.side !== s.book.flights![i]!.side,
    );
    if (flight.aboard || foes.length === 0 || die(3) === 1) continue;
    for (const fighter of [flight, one(foes, die)]) {
      fighter.fights = 1;
      delete fighter.target;
    }
  }
}

export function skyOf(s: FaState, table: Table): Sky {
  return {
    ships: table.ships,
    sideOf: ship => table.sideOf(ship),
    bare: s.book.sides.map(({ id }) => id).filter(id => s.sealed[id]!.bare),
    order: sidesInOrder(s),
    flights: (s.open.flights ?? []).map((there, i): Flight => {
      const of = s.book.flights![i]!;
      const mission = missionOf(s.sealed[of.side]!, there.id);
      return {
        id: there.id,
        side: of.side,
        card: of.card,
        carrier: s.book.shipAt[there.carrier]!,
        aboard: there.aboard,
        hex: there.aboard ? { x: -99, y: -99 } : hexOf(there),
        fighters: there.fighters,
        isEscort: mission?.kind === 'escort',
        isPatrol: mission?.kind === 'superiority',
        fights: there.fights > 0,
        ...(there.target !== undefined && { target: s.book.shipAt[there.target]! }),
        ...(mission?.kind === 'cover' && { guards: mission.charge! }),
        ...(there.entry && { from: hexOf(there.entry) }),
      };
    }),
  };
}

/** FA-10.7.4, FA-10.7.5, FA-10.7.18 What each weapon of a ship may do against fighters. */
export function gunsOf(s: FaState, table: Table, i: number): Gun[] {
  const ship = s.open.ships[i]!;
  const squadron = s.open.squadrons[s.book.squadronAt[table.squadronOf(i)]!]!;
  const fleet = s.open.fleets.find(({ side }) => side === table.sideOf(i))!;
  const set = s.sealed[table.sideOf(i)]!.guard?.find(one => one.ship === ship.id);
  const share = (squadron.leaderless === s.clock.turn ? 0.5 : 1) * (fleet.stricken === s.clock.turn ? 0.75 : 1);
  return s.book.ships[i]!.card.mounts.map(({ af, weapon }, mount) => {
    const last = ship.fired[mount]!;
    const first = pulseOf(s.clock.turn, 1);
    return {
      mount,
      rating: af,
      share,
      mayFire: last < first || table.now >= last + 2,
      isSet: set ? set.weapons.includes(weapon) : true,
    };
  });
}
