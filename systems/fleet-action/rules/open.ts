// What lies open in a battle: ships, squadrons, fleets, salvos and vortices as they are now.

import type { Hex } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Commanders } from './abilities/commanders.ts';
import type { UnitOfBook } from './book.ts';
import type { Elint } from './elint/effects.ts';
import type { Edge, Place, SpeedChange, Step } from './orders.ts';

/** FA-7.3, FA-7.3.9 A hit on a weapon whose owner has yet to say which: of what kind, and through which arcs it came. */
export interface WeaponHit {
  on: 'primary' | 'secondary';
  arcs: number[];
  /** FA-8.1.4 A further point of the hit before it: it takes the same weapon as long as that has a box. */
  again: boolean;
}

/** A ship as damaged. Rows are counted in boxes left, weapons in the order of the card's mounts. */
export interface Ship {
  id: string;
  q: number;
  r: number;
  heading: number;
  structure: number;
  sensor: number;
  accel: number;
  decel: number;
  turn: number;
  correct: number;
  hard: number;
  about: number;
  weapons: number[];
  /** FA-2.3 The pulse of the last shot of each weapon, counted through the battle from 1; NEVER before the first. */
  fired: number[];
  /** Hits the owner has still to place. */
  pending: WeaponHit[];
  /** Left the battle: over the edge, through a vortex or a gate. */
  left: boolean;
  /** FA-1.5.1, FA-12.2.6 It has not come yet. */
  away?: true;
  /** FA-4.6 Out of command: for being far from its command ship until it is near again, or beyond its rating for good (FA-4.7.9). */
  out: 'no' | 'far' | 'excess';
}

/**
 * A squadron under way. Its place is its command ship's, or where that would be had it lived (FA-A13). A ship out of command is plotted as
 * a squadron of its own, which bears the ship's id.
 */
export interface Squadron {
  id: string;
  /** FA-4.1.1 The command ship; FA-4.7.5 in the turn without a commander its guide; the last one while there is neither. */
  commander: string;
  q: number;
  r: number;
  heading: number;
  speed: number;
  /** FA-5.7.1 Where each ship of the book's list stands from the command ship when that heads north. */
  formation: Hex[];
  /** FA-4.7 The turn it fights without a commander; 0: it has one. */
  leaderless: number;
  /** FA-5.5.9 The group it moves in this turn, 1 to 4. */
  group: number;
  /** FA-11.2.4 How many of its morale circles have been tested. */
  tested: number;
  /** FA-11.4.1 The turn from which it withdraws; 0: it does not. */
  withdraws: number;
  /** FA-4.3.6 Of one that surplus ships have formed: the morale it was formed with (ruling R73), FA-4.3.8 and it fires at three quarters. */
  start?: number;
}

/** The ship that leads a whole side, and the turn in which it is missed (FA-A15); 0: not lost. */
export interface Fleet {
  side: Side;
  /** FA-12.2.9 It leads the reinforcements of its side, and nobody else. */
  relief?: true;
  flagship: string;
  stricken: number;
  /** FA-4.8.11 The flagship is lost and no other is named yet. */
  vacant: boolean;
  /** FA-4.8.12 Squadrons beyond the flagship's rating, in the order in which they come under it as room is made. */
  outside: string[];
}

/** FA-9.1 A ballistic shot under way, with all that is settled at its launch. */
export interface Salvo {
  ship: string;
  target: string;
  weapon: string;
  dice: number;
  /** FA-9.1.5 The sensor of the ship that launched it, as it was then. */
  sensor: number;
  /** FA-9.1.3 Ships it passed over then. */
  passed: number;
  range: number;
  /** FA-2.4 The pulse it arrives in, counted through the battle from 1. */
  due: number;
}

/** FA-2.2.2 Energy mines that a squadron, or a ship out of command, has launched together: by which ships, and how many of each. */
export interface Pattern {
  squadron: string;
  /** The turn of the launch. */
  turn: number;
  ships: { ship: string; mines: number }[];
  /** FA-2.2.3 Where and when they go off, once that lies open. */
  aim?: MineAim;
}

/** FA-9.2.1 The hex in the middle of a pattern, FA-9.2.5 and the pulse it arrives in, counted through the battle from 1. */
export interface MineAim extends Hex {
  due: number;
}

/** FA-11.4.6 A vortex a ship opened at the end of a turn, for its squadron to leave by in the next. */
export interface Vortex extends Hex {
  ship: string;
  squadron: string;
  turn: number;
  /** FA-11.4.7 Its opener has come through its hex, and waits for others that are still to come. */
  waits?: true;
}

/** FA-10.1.3 A flight of fighters: aboard its carrier, or by itself on the map. */
export interface Flight extends Hex {
  id: string;
  /** FA-10.3.5 Its direction of travel. Aboard, it stands nowhere, and hex and direction are 0. */
  heading: number;
  /** Fighters left; none: it is lost. */
  fighters: number;
  /** The ship it is aboard of, or was launched from. */
  carrier: string;
  aboard: boolean;
  /** FA-10.3.7 The round of fighter movement in which it moves, 1 to 3; 0 while it is aboard. */
  round: number;
  /** The pulse in which it moved last, counted through the battle; 0: it has not. */
  moved: number;
  /** FA-10.2.5, FA-10.10.21 It may set out in any direction. */
  free: boolean;
  /** FA-10.10.1 The turn from which it has been in a dogfight with the enemy flights in its hex that are in one; 0: it is in none. */
  fights: number;
  /** FA-10.4.1 The turn in which it burned last. */
  burned: number;
  /** FA-10.5.11 The turn in which it attacked a ship last. */
  struck: number;
  /** FA-10.6.12 The ship it attacks in this pulse, FA-10.6.2 and with which of its weapons where it is not that of its card. */
  target?: string;
  gun?: string;
  /** FA-10.6.11 Hits on the fighter of a very large type that is hurt; none: left out. */
  hurt?: number;
  /** FA-10.6.8 The hex from which it came into its own, and the enemy ships that were there. */
  entry?: Hex & { ships: string[] };
}

/** FA-1.3 A vortex by which a squadron comes into the battle: who opened it, and FA-1.5.2 the heading in which it lies. */
export interface Portal extends Place {
  ship: string;
  squadron: string;
}

/** FA-1.3 The vortices of some squadrons as they form: FA-1.3.1 the hex that was written for the lead one, and their heading; `lead`: where that formed. */
export interface Forming {
  side: Side;
  squadrons: string[];
  at: Hex;
  /** FA-1.3.10 A gate is their anchor. */
  anchored?: true;
  heading?: number;
  lead?: Hex;
}

/** FA-1.4.4 How a squadron has moved in the turn before the arrival: how it stood as that began, and its way so far, pulse by pulse. */
export interface Track {
  start: Squadron;
  path: Step[][];
  change?: SpeedChange;
}

/** Chapter 1.3 to 1.6: who comes out of hyperspace, and by what. */
export interface Arrival {
  portals: Portal[];
  /** FA-1.5.11 Gates that serve a side, or its reinforcements, as anchor. */
  gates: (Place & { side: Side; relief?: true })[];
  /** Squadrons that may come through. */
  due: string[];
  forming: Forming[];
  tracks: Track[];
  /** FA-1.5.9 Where squadrons last came through, and in which turn: in pulse 1 of that flights may still. */
  wakes: (Portal & { turn: number })[];
}

/** FA-12.2 The reinforcements of a side: whether they are on the map, and how often it was thrown for their coming. */
export interface Relief {
  side: Side;
  now: 'away' | 'coming' | 'here' | 'never';
  rolls: number;
  /** FA-12.1.3 The turn they were meant for: the first throw shows it. */
  turn?: number;
  /** FA-12.2.6 The edge they come over, once it is announced; announced without one, they come by jump points. */
  edge?: Edge;
}

/** FA-10.10.9 Kills that a side suffers of one type of its fighters, in the dogfight of a hex. */
export interface Kills extends Hex {
  side: Side;
  type: string;
  kills: number;
}

/** FA-10.10.15 A dogfight that drifts from its hex. */
export interface Drift extends Hex {
  direction: number;
  far: number;
}

export interface Verdict {
  winners: Side[];
  points: Record<Side, number>;
  why: string;
}

export interface Open {
  /** 1 to 3 while a pulse is played, otherwise 0. */
  pulse: number;
  ships: Ship[];
  squadrons: Squadron[];
  /** FA-4.6.5 Ships out of command, each a squadron of its own. */
  strays: Squadron[];
  fleets: Fleet[];
  salvos: Salvo[];
  /** Energy mines under way, in the order they were launched; none: left out. */
  mines?: Pattern[];
  vortices: Vortex[];
  /** Where the chapter of fighters is played: every flight, in the order of the book. */
  flights?: Flight[];
  /** FA-10.7.6 The weapons that were fired in anti-fighter mode in this pulse, each by its ship and its place among the mounts. */
  guards?: { ship: string; mount: number }[];
  /** FA-10.10.10 Kills that are still to be shared out; none: left out. */
  kills?: Kills[];
  /** FA-10.10.15 Dogfights that drift, while it is asked who joins them. */
  drifts?: Drift[];
  verdict: Verdict | null;
  /** FA-1.3 Who is still to come, where a side jumps in; absent where none does. */
  arrival?: Arrival;
  /** FA-13 What ELINT does in this turn; absent where none is played. */
  elint?: Elint;
  /** FA-12 Reinforcements, side by side; absent where none are to come. */
  relief?: Relief[];
  /** FA-4.3.10 Squadrons, and ships that belong to another one, where they are no longer as the book has them; as long as all are: left out. */
  units?: Record<string, UnitOfBook>;
  /** FA-4.2, FA-4.5 Styles and abilities used; absent where none are played. */
  commanders?: Commanders;
}

/** Pulse number of a weapon that has not fired yet: long enough ago for every pause. */
export const NEVER = -9;

/** FA-10.1.3 Fighters of a flight. */
export const FIGHTERS = 6;
