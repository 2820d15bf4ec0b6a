// What is ordered: paths, formations and vortices written for the turn, where squadrons are set up, who is named, what fires at what.

import type { Hex } from '@flagplot/hexes';

/** The six headings as they are written; a heading's place here is its direction on the map. */
export const HEADINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** A place on the map and the hexside faced, 0 to 5 clockwise from north. */
export interface Place extends Hex {
  heading: number;
}

/** The place of whatever stands somewhere, by itself: what is told of it points into no ship. */
export function placeOf({ q, r, heading }: Place): Place {
  return { q, r, heading };
}

/** A step of a path: a hex moved or a hexside turned. */
export type Step = 'ahead' | 'slip-port' | 'slip-starboard' | 'port' | 'starboard';

/** The orders of the book (FA-3.2), without the speed change that may go with them. */
export type OrderName = 'maintain-course' | 'turn' | 'turn-hard' | 'come-about' | 'correct-course';

/** Those that turn the squadron. */
export type TurningOrder = Exclude<OrderName, 'maintain-course'>;

/** FA-5.4 A speed change: the pulse before whose movement it happens, and hexes a turn won or lost. */
export interface SpeedChange {
  pulse: number;
  by: number;
}

/** FA-3.1, FA-16.1.1 What one squadron is to do this turn: the path of its command ship by pulse. */
export interface Moves {
  squadron: string;
  /** Worked out from the path where it is left out. */
  order?: OrderName;
  path: Step[][];
  change?: SpeedChange;
  /** FA-5.7.4 How the members move with the command ship; left out: absolute. */
  mode?: 'absolute' | 'relative';
}

/** The same with what it changes about the formation. `P`: how new places in it are told. */
export interface Plot<P = string> extends Moves {
  /** FA-5.7.6 The single ship that is shifted before any ship moves. */
  shift?: Shift<P>;
  /** FA-5.7.10 New places for as many ships as it names. */
  reform?: Post<P>[];
}

/** A new place in the formation: the hex in which the ship would stand while its squadron stands where it does as it is plotted. */
export interface Post<P = string> {
  ship: string;
  to: P;
}

/** A plot as it is written, or as it lies in the folder. */
export type AnyPlot = Plot<string | Hex>;

/** FA-4.8.6 `late`: made in the pulse named for a stricken enemy, when that has moved (ruling R14). */
export interface Shift<P = string> extends Post<P> {
  late?: true;
}

/** FA-11.4.5 A ship that will open a vortex at the end of the turn, so many hexes ahead of it. */
export interface Jump {
  ship: string;
  ahead: number;
}

/**
 * FA-13.1.3 What one ELINT level is spent on. FA-13.2, FA-13.3 Sensor or defence of a squadron; FA-13.4 the command network of a ship, FA-13.5 an ELINT
 * ship, FA-13.6 the targeting of two ships. `at`: whom it is meant for, where that is not the ship's own squadron.
 */
export interface ElintUse {
  use: 'offence' | 'defence' | 'network' | 'elint' | 'targeting';
  at?: string[];
}

/** FA-13.1.4 The levels of one ship in the order in which they are given: those at the end are struck first. */
export interface ElintList {
  ship: string;
  uses: ElintUse[];
}

/** What can be said of who leads: a flagship, the guide of a squadron without a commander, its next commander. */
export type Office = 'flagship' | 'guide' | 'commander';

/** FA-4.7, FA-4.8 A ship to be named, and which qualify; how many of a list, the one named left out, go beyond its rating. */
export interface Naming {
  office: Office;
  /** The squadron, or the side whose flagship it is. */
  of: string;
  ships: string[];
  outside: { of: string[]; count: number };
  /** FA-4.3.6 The squadron that those outside form, FA-4.3.7 whose flagship is named as well. */
  surplus?: string;
}

/** The answer to one naming: ships (of a commander) or squadrons (of a flagship) left outside. */
export interface Named {
  of: string;
  ship: string;
  outside: string[];
  /** FA-4.3.7 Which of those left outside leads the squadron they form. */
  flag?: string;
}

/** FA-1.2 Jump points as they are written: which ships open vortices, the hex of the flagship's, and the gate that is the anchor. */
export interface JumpPoints {
  openers: string[];
  hex: string;
  gate?: string;
}

/** FA-1.2 All that is written of a jump: the same, and FA-1.6.1 a group of its own. */
export interface JumpOrder extends JumpPoints {
  second?: { squadrons: string[]; hex: string; turn: number };
}

/** FA-1.5 How a squadron comes through: its speed, whose vortex its command ship comes by, and for other ships theirs, and the hexes of their places. */
export interface Entry {
  squadron: string;
  speed: number;
  by?: string;
  ships: { ship: string; by?: string; hex?: string }[];
}

/** FA-1.4.4 The steps of a squadron in one pulse, and by how much it changes speed before them. */
export interface Steering {
  squadron: string;
  path: Step[];
  by?: number;
}

/** FA-1.2.8 A squadron on patrol, FA-1.2.11 and its speed. */
export interface Patrol {
  squadron: string;
  speed: number;
}

/** The edges of the map. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** FA-12.1.3 When reinforcements are meant to come, and where: over an edge of the map, or by jump points. */
export interface Schedule {
  turn: number;
  edge?: Edge;
  jump?: JumpPoints;
}

/** Where a side sets up: rows of the map and, FA-12.2.6 for reinforcements that come in, perhaps columns. */
export interface Strip {
  rows: readonly [number, number];
  columns?: readonly [number, number];
  /** FA-12.2.6 The reinforcements are set up; left out: all others. */
  relief?: true;
}

/** FA-4.4.8 Where a squadron is shifted before the battle: the hex of its command ship. */
export interface Shifting {
  squadron: string;
  hex: string;
}

/** FA-4.3.10 Ships that are out of command, and the squadron that takes them in. */
export interface Regrouping {
  squadron: string;
  ships: string[];
}

/** Where a squadron is set up. */
export interface Deployment {
  squadron: string;
  hex: string;
  heading: Heading;
  /** Hex of each further ship, by id; those left out keep their place in the scenario's formation. */
  ships: { ship: string; hex: string }[];
}

/** FA-9.2.1 The mines that a squadron, or a ship out of command, launches together: at one hex, by these ships. */
export interface Launch {
  squadron: string;
  hex: string;
  ships: string[];
}

/** FA-6.4 The fire of one ship in a pulse: weapons by id of their card, all at one target. */
export interface Shot {
  ship: string;
  target: string;
  weapons: string[];
}

/** What a flight is out for: `cover` is the escort of a flight, `escort` that of a squadron. */
export type MissionKind = 'superiority' | 'strike' | 'escort' | 'cover';

/** FA-10.1 The mission of a flight: FA-10.1.4 the middle of its patrol zone, FA-10.1.6, FA-10.1.8 a squadron, FA-10.1.9 the flight it covers. */
export interface Mission {
  flight: string;
  kind: MissionKind;
  zone?: string;
  squadron?: string;
  charge?: string;
}

/** FA-10.2.2 A flight that is launched into a hex, and its mission. */
export interface Sortie extends Mission {
  hex: string;
}

/** Standing orders: what is answered for a side that is not asked. Left out: it is asked. */
export interface Doctrine {
  /** FA-7.3.9 Hits go to the weapons that can best be spared. */
  hits?: true;
  /** FA-10.2.1 Flights are launched once an enemy ship is so many hexes from their carrier; 0: they stay aboard. */
  launch?: number;
  /** FA-10.3.7 Flights go where their missions lead; patrols, and escorts on station, after enemy flights in reach. */
  flights?: true;
  /** FA-10.6.12 Strikes attack the ship of their target that is hurt most, escorts none. */
  attacks?: true;
  /** FA-10.7.15 Anti-fighter fire is at the first of the flights that attack. */
  aims?: true;
  /** FA-10.10 Dogfights are shared out evenly, kills taken by the smallest flight; nobody calls one off or joins by choice. */
  dogfights?: true;
  /** FA-5.5.12 Squadrons of one group move in this order where their owner writes no other, those it does not name after them. */
  moves?: string[];
}

/** FA-10.6.12 A flight that attacks a ship, FA-10.6.2 with this one of its weapons. */
export interface Strafing {
  flight: string;
  ship: string;
  gun?: string;
}

/** What one flight does in its round of a pulse. */
export interface FlightMove {
  flight: string;
  /** FA-10.2.5, FA-10.10.21 The direction it sets out in, where it is free to choose. */
  heading?: Heading;
  path: Step[];
  /** FA-10.4.1 It burns. */
  burn?: true;
  /** FA-10.2.6 The carrier it lands on. */
  land?: string;
  /** FA-10.10.1 It wants a dogfight with the enemy flights it meets. */
  engage?: true;
  /** FA-10.5.6 An escort becomes a superiority flight where it stands. */
  patrol?: true;
}

/** FA-6.4.9 A weapon that is fired at a flight beside the ship's main target. */
export interface AsideShot {
  ship: string;
  weapon: string;
  flight: string;
}

/** FA-10.9 A weapon that is fired at long range into a hex. */
export interface HexShot {
  ship: string;
  weapon: string;
  hex: string;
}
