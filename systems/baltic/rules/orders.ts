// What is asked for and answered. Lengths are mil, headings hundredths of a degree.

import type { Leg, Point, Pose, Segment } from '@flagplot/plane';
import type { Altitude, Planes } from './cards.ts';
import type { Setting } from './charts.ts';

/** The id of a side's unit, of a vessel, of a weapon on its sheet. */
export type Id = string;

/** BB-3.0.8 Where a card is taken from: the top of the stack, the reserve, a squadron's from inside the stack. */
export type Way = 'top' | 'reserve' | 'dash';

/** BB-2.1.4 What a unit is set to; BB-2.1.20 its held vessels by name; BB-2.1.16 whether it runs Hull Down. */
export interface SpeedOrder {
  unit: Id;
  setting: Setting;
  held?: { vessel: Id; setting: 'Stop' | 'Reverse' }[];
  down?: boolean;
}

/** BB-1.5.9 A squadron aboard its carrier that nobody else has seen yet. */
export interface Squadron {
  carrier: Id;
  type: Planes;
}

/** BB-1.5.9 The squadrons that are stowed: each with its carrier. */
export interface Stock {
  squadrons: Squadron[];
}

/** BB-2.0.7 Standing orders: what is answered without a person being asked. */
export interface Doctrine {
  /** BB-3.1.28 Whether to force a collision. */
  force: 'ask' | 'never' | 'always';
  /** BB-4.5.2, BB-4.5.6 Whether escorts and patrols take on whoever they may. */
  take: 'ask' | 'never' | 'always';
  /** BB-4.0.2 Which of several salvoes runs first. */
  salvoes: 'ask' | 'in order';
  /** BB-4.3.6, BB-4.3.10 Who chooses what is lost. */
  losses: 'ask' | 'staff';
}

/** BB-2.2.8 Cards from the top down, BB-2.2.10 and the one set aside. Standing orders are left out where they stay as they are. */
export interface Stack {
  cards: Id[];
  reserve: Id | null;
  doctrine?: Doctrine;
}

/** BB-4.2.1 A piece of a flight; BB-6.8.1 it ends where the markers first touch a named model, if they do. */
export interface FlightLeg extends Leg {
  until?: Id;
}

/** BB-4.2.8 What markers of a group do when their move is over: BB-4.3.2, BB-4.3.8, BB-4.4.1, BB-4.4.5 with both boxes, BB-4.4.6. */
export type Attack =
  | { kind: 'dogfight'; markers: Id[] }
  | { kind: 'strafe'; markers: Id[]; target: Id }
  | { kind: 'bomb'; markers: Id[]; target: Id; whole?: true }
  | { kind: 'drop'; markers: Id[]; bearing: number };

/** BB-4.2.3 The move of a group or of a part of it. */
export interface Fly {
  /** BB-4.0.4 None: whoever is left stays where it is. */
  markers: Id[];
  /** BB-3.5.16 Where it comes in. */
  from?: Point;
  legs: FlightLeg[];
  /** BB-4.5.5 It leaves its ship on this bearing. */
  off?: number;
  attacks?: Attack[];
  /** BB-4.2.5 Whose place it takes. */
  join?: Id;
  /** BB-4.5.4, BB-3.5.7 */
  stay?: { vessel: Id; as: 'cap' | 'landing' };
  /** BB-3.5.18 */
  leave?: true;
  /** BB-4.0.5 */
  press?: true;
}

/** BB-4.5.2, BB-4.5.6, BB-4.5.7 One marker takes on others. */
export interface TakingOn {
  by: Id;
  on: Id[];
}

/** BB-4.3.6, BB-4.3.10 What is lost by whom. */
export interface Losing {
  id: Id;
  n: number;
}

/** BB-3.1.12 Where an aerial corvette flies: legs, each on a heading of its own, and the heading on which it ends. */
export interface Flight {
  legs: Leg[];
  facing: number;
}

/** BB-3.2.95 A bomb bay, and on whom it is dropped. */
export interface Bombs {
  bay: Id;
  target: Id;
}

/** BB-3.1.1 The course of one vessel, below 0 astern; aerial corvettes have a flight in its place. */
export interface Sailing {
  vessel: Id;
  legs: Segment[];
  flight?: Flight;
  bombs?: Bombs[];
}

/** BB-3.1.19 The vessels of a unit in the order in which they sail. `way` is left out where the card lies there already. */
export interface Sail {
  way?: Way;
  unit: Id;
  vessels: Sailing[];
}

/** BB-3.2.29 One throw: a weapon of the sheet, the vessels that fire it, their target. */
export interface Fire {
  act: 'fire';
  weapon: Id;
  by: Id[];
  target: Id;
}

/** BB-3.2.78 A beam along a heading, BB-3.2.80 at what altitude. */
export interface Beam {
  act: 'beam';
  weapon: Id;
  by: Id;
  bearing: number;
  altitude: Altitude;
}

/** BB-3.3.5 One salvo of a battery of tubes. */
export interface Launch {
  act: 'launch';
  weapon: Id;
  by: Id;
}

/** BB-3.4.1 So many boxes of marines. */
export interface Board {
  act: 'board';
  by: Id;
  target: Id;
  boxes: number;
}

/** BB-3.5.5 Squadrons launched: fresh ones by their types, others by their ids. */
export interface FlyOff {
  act: 'fly off';
  by: Id;
  types: Planes[];
  markers: Id[];
}

/** BB-3.5.7 Markers taken aboard. */
export interface Recover {
  act: 'recover';
  by: Id;
  markers: Id[];
}

/** BB-4.6.1 At a marker, with its group, or at an aerial corvette. */
export interface AckAck {
  act: 'ack-ack';
  by: Id;
  target: Id;
}

/** BB-3.2.3 One entry of a fire step; its kind is played in a file of `acts/`. */
export type Act = Fire | Beam | Launch | Board | FlyOff | Recover | AckAck | TakeInTow;

/** The acts of one kind. */
export type ActOf<K extends Act['act']> = Extract<Act, { act: K }>;

/** BB-1.5.5 Where a vessel is set up. */
export interface Placing extends Pose {
  vessel: Id;
}

/** BB-7.2.4 Taking a ship adrift in tow. */
export interface TakeInTow {
  act: 'tow';
  by: Id;
  target: Id;
}

/** BB-5.1.2 A critical that is repaired; BB-5.1.6 a weapon by its id. */
export interface Mending {
  ship: Id;
  critical: 'weapon' | 'engine' | 'rudder' | 'fire';
  weapon?: Id;
}

/** BB-5.3.15 Which of two throws applies to a battleship. */
export interface Taking {
  ship: Id;
  roll: 0 | 1;
}
