// A position as the second opinion has it: plain, and changed as it plays.

import type { Spot } from './plane.ts';
import { bearing, isSame } from './plane.ts';

/** A counter on the map, and where it came from. */
export interface Counter {
  at: Spot;
  facing: number;
  came: Spot | null;
  arrived: number;
}

export interface Weapon {
  readonly id: string;
  readonly type: string;
  readonly arc: string;
  readonly reach: number | undefined;
  isLost: boolean;
  shots: number;
  turns: number;
  energy: number;
  load: string[];
}

export interface Ship extends Counter {
  readonly id: string;
  readonly side: string;
  isHere: boolean;
  readonly flags: readonly string[];
  readonly stealth: number;
  readonly tracks: Readonly<Record<'sensor' | 'scanner' | 'damageControl', readonly number[]>>;
  readonly batteryHolds: number;
  boxes: Record<string, number>;
  shields: number[];
  dropped: boolean[];
  setting: string;
  weapons: Weapon[];
  /** Steps of a fade, 4 cloaked; who has lost lock-on on it. */
  veil: number;
  lostBy: readonly string[];
  hasLock: boolean;
  hasFireControl: boolean;
  hasLife: boolean;
  isErratic: boolean;
  ecm: number;
  eccm: number;
  general: number;
  specific: number[];
  /** Quarters of a point. */
  capacitor: number;
  battery: number;
  prefers: readonly string[];
  /** Of panels: points held, and whether the bank is on. */
  held: number[];
  on: boolean[];
}

export interface Missile extends Counter {
  readonly id: string;
  readonly side: string;
  readonly isDrone: boolean;
  /** Of a torpedo. */
  readonly plasma: string;
  /** Of a drone: `i`, `iv-m`. */
  readonly load: string;
  readonly isPseudo: boolean;
  readonly by: string;
  readonly on: string;
  readonly isResponse: boolean;
  flown: number;
  moves: number;
  damage: number;
  left: number;
}

export interface Loan {
  readonly by: string;
  readonly mount: number;
  readonly to: string;
  readonly as: 'ecm' | 'eccm';
  readonly points: number;
}

export interface Position {
  readonly ships: Ship[];
  missiles: Missile[];
  /** Ids from the fastest. */
  readonly order: readonly string[];
  /** By side. */
  readonly alliances: Readonly<Record<string, string>>;
  /** Whether a hex by its name is in a nebula. */
  readonly nebula: (spot: Spot) => boolean;
  readonly loans: readonly Loan[];
  readonly columns: number;
  readonly rows: number;
}

/** One face of a die. */
export type Die = () => number;

export function shipOf({ ships }: Pick<Position, 'ships'>, id: string): Ship | undefined {
  return ships.find(ship => ship.id === id);
}

export function areFoes({ alliances }: Pick<Position, 'alliances'>, a: string, b: string): boolean {
  return alliances[a] !== alliances[b];
}

/** Who came into a hex later counts as standing where it came from; nothing where neither has moved. */
export function bearingFrom(viewer: Counter, seen: Counter): number | undefined {
  if (!isSame(viewer.at, seen.at)) return bearing(viewer.at, viewer.facing, seen.at);
  const later = viewer.arrived > seen.arrived ? viewer : seen;
  if (!later.came || isSame(later.came, later.at)) return undefined;
  return later === viewer ? bearing(later.came, viewer.facing, seen.at) : bearing(viewer.at, viewer.facing, later.came);
}

/** What a track reads: the leftmost of the boxes that are left. */
export function trackOf({ tracks, boxes }: Ship, name: 'sensor' | 'scanner' | 'damageControl'): number {
  const track = tracks[name];
  return track[track.length - (boxes[name] as number)] as number;
}
