// Second opinion: what stands on cards, and what is left of it when boxes are marked.

import type { Hex } from './hexes.ts';

export type Category = 'capital' | 'heavy' | 'medium';
/** The rows of speeds up to which a manoeuvre is open. */
export type Row = 'turn' | 'correct' | 'hard' | 'about';

export interface Weapon {
  readonly class: string;
  /** `ballistic` flies for pulses; `proximity` and `anti-fighter` weapons are not fired at ships. */
  readonly delivery: string;
  /** How often it fires in a turn. */
  readonly shots: number;
  /** Sides of the die against big ships, medium ships, fighters; 0 where there is none. */
  readonly control: readonly number[];
  /** The last hex of short, medium, long and extreme range. */
  readonly bands: readonly number[];
  /** Sides of the damage die at each of these ranges; none for matter. */
  readonly dice: readonly number[];
  /** What a matter hit causes. */
  readonly points: number;
  /** How many pulses of one die may hit. */
  readonly pulses: number;
}

export interface Mount {
  readonly weapon: Weapon;
  /** The x in each arc, clockwise from F; empty for what only defends against fighters. */
  readonly arcs: readonly number[];
  readonly boxes: number;
}

export interface Card extends Readonly<Record<Row, readonly number[]>> {
  readonly category: Category;
  /** FA-3.3.2 Whether a turn goes with a change of speed, where the card says otherwise than the chart. */
  readonly combines?: Readonly<Partial<Record<Row, boolean>>>;
  readonly def: number;
  readonly armour: readonly number[];
  readonly sensor: number;
  readonly accel: number;
  readonly decel: number;
  readonly structure: number;
  readonly mounts: readonly Mount[];
}

/** Boxes marked, row by row. */
export interface Marks {
  structure: number;
  sensor: number;
  accel: number;
  decel: number;
  turn: number;
  mounts: number[];
}

export interface Ship {
  readonly card: Card;
  marks: Marks;
  hex: Hex;
  heading: number;
}

/** FA-6.1.3 The boxes of a row that are left. */
export function left(ship: Ship, row: 'structure' | 'sensor' | 'accel' | 'decel'): number {
  return ship.card[row] - ship.marks[row];
}

/** FA-7.3.1, FA-7.3.5 The largest x a weapon can use. */
export function cap(ship: Ship, mount: number): number {
  return ship.card.mounts[mount]!.boxes - ship.marks.mounts[mount]!;
}

/** FA-5.1.1, FA-7.4.4, FA-7.4.8 The speed up to which a manoeuvre is open; under 0 where its row is wholly marked. */
export function limit(ship: Ship, row: Row): number {
  const marked = row === 'turn' ? ship.marks.turn : Math.floor(ship.marks.turn / 2);
  return ship.card[row][ship.card[row].length - 1 - marked] ?? -1;
}

/** FA-6.2.6 */
export function isSecondary(weapon: Weapon): boolean {
  return weapon.shots === 3;
}
