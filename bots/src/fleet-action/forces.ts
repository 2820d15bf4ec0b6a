// A squadron as an opponent reckons with it: what it throws through each arc, what fire does to it, how it handles.

import type { Book, FaView, OrderName, Place, Ship, ShipOfBook, Squadron } from '@flagplot/fleet-action/table';
import {
  commanded,
  commandLost,
  keepsSpeed,
  limitOf,
  members,
  PULSES,
  plotting,
  pulseOf,
  ratingOf,
  ready,
  squadronsOf,
} from '@flagplot/fleet-action/table';
import type { Gun } from './guns.ts';
import { gunOf } from './guns.ts';

export const ALL_ARCS = 6;

/** All weapons of one kind in a squadron that shoot alike. */
export interface Battery {
  gun: Gun;
  sensor: number;
  /** The first pulse of this turn in which it may fire. */
  from: number;
  /** One shot a turn: it waits for the best pulse. */
  once: boolean;
  /** Dice to hit by arc. */
  dice: number[];
}

/** What a squadron's helm allows, by its least able ship. */
export interface Helm {
  accel: number;
  decel: number;
  /** Highest speed of a turn of one hexside, of two, of three. */
  tops: readonly [turn: number, hard: number, about: number];
  /** Whether the order forbids a speed change from its pulse on. */
  keeps: readonly [turn: boolean, hard: boolean, about: boolean];
}

export interface Member {
  ship: Ship;
  of: ShipOfBook;
}

export interface Force {
  squadron: Squadron;
  members: readonly Member[];
  batteries: readonly Battery[];
  helm: Helm;
  /** The furthest that any battery reaches. */
  reach: number;
}

/** The squadrons of one side that still fight. */
export function forcesOf(v: FaView, side: string): Force[] {
  return squadronsOf(v.book, v.open, side).map(squadron => forceOf(v, squadron));
}

function forceOf(v: FaView, squadron: Squadron): Force {
  const all = members(v.book, v.open.ships, squadron.id);
  const batteries = batteriesOf(v, all);
  const reach = batteries.reduce((most, { gun }) => Math.max(most, gun.reach), 0);
  return { squadron, members: all, batteries, helm: helmOf(v, squadron), reach };
}

function batteriesOf(v: FaView, all: readonly Member[]): Battery[] {
  const found: Battery[] = [];
  for (const { ship, of } of all) {
    const lost = commandLost(v.open, of, v.clock.turn);
    of.weapons.forEach((weapon, mount) => {
      const gun = gunOf(weapon);
      const boxes = ship.weapons[mount] as number;
      const from = firstPulse(v, gun, ship.fired[mount] as number);
      if (gun.reach < 0 || boxes === 0 || from === 0) return;
      const { dice } = batteryFor(found, gun, ship.sensor, from);
      (of.card.mounts[mount]?.arcs ?? []).forEach((x, arc) => {
        dice[arc] = (dice[arc] as number) + commanded(Math.min(x, boxes), lost);
      });
    });
  }
  return found;
}

function batteryFor(found: Battery[], gun: Gun, sensor: number, from: number): Battery {
  const known = found.find(one => one.gun === gun && one.sensor === sensor && one.from === from);
  if (known) return known;
  const made = { gun, sensor, from, once: gun.weapon.shots < PULSES.length, dice: [0, 0, 0, 0, 0, 0] };
  found.push(made);
  return made;
}

/** The first pulse of the turn in which a weapon may fire; 0: none. */
function firstPulse(v: FaView, { weapon }: Gun, last: number): number {
  return PULSES.find(pulse => ready(weapon, last, pulseOf(v.clock.turn, pulse))) ?? 0;
}

const TURNS: readonly OrderName[] = ['turn', 'turn-hard', 'come-about'];

function helmOf(v: FaView, squadron: Squadron): Helm {
  const { book } = v;
  const { ships } = v.open;
  const [turn, hard, about] = TURNS.map(order => limitOf(book, ships, squadron, order)?.most ?? -1) as [number, number, number];
  const kept = TURNS.map(order => keepsSpeed(book, ships, squadron.id, order) !== undefined) as [boolean, boolean, boolean];
  return {
    accel: ratingOf(book, ships, squadron, 'accel').most,
    decel: ratingOf(book, ships, squadron, 'decel').most,
    tops: [turn, hard, about],
    keeps: kept,
  };
}

/** Points a structure point of a ship is worth: more the nearer the ship is to its end. */
export function worthOfStructure({ ship, of }: Member): number {
  const lost = 1 - ship.structure / of.card.structure;
  return (of.card.points / of.card.structure) * (1 + lost);
}

export type { Book, Place };
export { plotting };
