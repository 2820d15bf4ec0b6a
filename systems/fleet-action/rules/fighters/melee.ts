// Chapter 10.10: who fights whom in one hex, and what sides choose of it.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Sealed } from '../folder.ts';
import { on } from '../map.ts';
import type { Drift, Kills } from '../open.ts';
import type { Sky, Wing } from './flights.ts';
import { flightsAt, isFree, missionIn, wings } from './flights.ts';

/** The flights in one dogfight. */
export type Fight = readonly Wing[];

/** FA-10.10.1 Those in a dogfight in one hex are in the same. */
export function fightsOf(sky: Sky): Fight[] {
  const all: Wing[][] = [];
  for (const wing of wings(sky)) {
    if (wing.flight.fights === 0 || wing.flight.fighters === 0) continue;
    const here = all.find(([first]) => first && hexes.same(first.flight, wing.flight));
    if (here) here.push(wing);
    else all.push([wing]);
  }
  return all;
}

export function sidesOf(fight: Fight): Side[] {
  return [...new Set(fight.map(({ of }) => of.side))];
}

/** The types of fighters that a side has against it, in the order of the roster. */
export function typesAgainst(fight: Fight, side: Side): string[] {
  return [...new Set(fight.flatMap(({ of }) => (of.side === side ? [] : [of.card.id])))];
}

export function fightersOf(fight: Fight, isOurs: (side: Side) => boolean): number {
  return fight.reduce((sum, { flight, of }) => sum + (isOurs(of.side) ? flight.fighters : 0), 0);
}

/** FA-10.10.11 The flights of a side that are to be divided among several types. */
export function toDivide(sky: Sky, side: Side): Wing[] {
  const all = fightsOf(sky).filter(fight => typesAgainst(fight, side).length > 1);
  return all.flatMap(fight => fight.filter(({ of }) => of.side === side));
}

/** Those of a side that fight where kills were made, and still have fighters. */
export function suffering(sky: Sky, { q, r, side }: Kills): Wing[] {
  return flightsAt(sky, { q, r }, { side, own: true }).filter(({ flight }) => flight.fights > 0);
}

/** FA-10.10.10 Whether its owner has anything to share out, as far as everybody sees: he has several flights there, and not all are lost. */
export function isShared(sky: Sky, kills: Kills): boolean {
  const all = suffering(sky, kills);
  return all.length > 1 && all.reduce((sum, { flight }) => sum + flight.fighters, 0) > kills.kills;
}

/** Who takes kills, in this order: FA-10.10.13 the escorts of a flight before it, FA-10.10.14 if both are in the dogfight. */
export interface Takers {
  hit: Wing[];
  escorts: Wing[];
}

export function takersOf(sky: Sky, folder: Sealed, kills: Kills): Takers {
  const all = suffering(sky, kills);
  const hit = all.filter(({ of }) => of.card.id === kills.type);
  const guards = ({ flight }: Wing) => {
    const mission = missionIn(folder, flight.id);
    return mission?.kind === 'cover' && hit.some(one => one.flight.id === mission.charge);
  };
  return { hit, escorts: folder.bare ? [] : all.filter(guards) };
}

/** Fighters lost, flight by flight. */
export type Losses = { flight: string; fighters: number }[];

/** FA-10.10.10 How kills are shared out where nobody says: the smallest flight of the type first, and before each the escorts that guard it. */
export function evenShare(sky: Sky, folder: Sealed, kills: Kills): Losses {
  const { hit, escorts } = takersOf(sky, folder, kills);
  const smallest = hit.toSorted((a, b) => a.flight.fighters - b.flight.fighters);
  const takers = smallest.flatMap(one => [
    ...escorts.filter(({ flight }) => missionIn(folder, flight.id)?.charge === one.flight.id),
    one,
  ]);
  let left = kills.kills;
  return [...new Set(takers)].flatMap(({ flight }) => {
    const fighters = Math.min(left, flight.fighters);
    left -= fighters;
    return fighters > 0 ? [{ flight: flight.id, fighters }] : [];
  });
}

/** FA-10.10.15 The hexes a dogfight drifts through; FA-A73 it stops in the last hex of the map. */
export function driftPath(sky: Sky, { q, r, direction, far }: Drift): Hex[] {
  const path: Hex[] = [];
  for (let at: Hex = { q, r }; path.length < far; ) {
    at = hexes.neighbour(at, direction);
    if (!on(sky, at)) break;
    path.push(at);
  }
  return path;
}

/** FA-10.10.16 The flights that dogfights drift through. */
export function inTheWay(sky: Sky): Wing[] {
  const path = (sky.open.drifts ?? []).flatMap(one => driftPath(sky, one));
  return wings(sky).filter(({ flight }) => isFree(flight) && path.some(hex => hexes.same(hex, flight)));
}
