/** What one rule system gives to choose fire by: rows and words to be shown, and what comes of a choice. Nothing here draws. */

/** Somebody who may fire, as a row of the list. */
export interface FirerRow {
  id: string;
  /** What stands in its badge: `A1`. */
  badge: string;
  name: string;
  /** With what it fires, or could: `laser 4, pulse cannon 3`. */
  says: string;
  /** At whom it fires: `Halcyon, 5`; nothing where it holds its fire. */
  at?: string | undefined;
  /** The same by its name alone: `Halcyon`. */
  target?: string | undefined;
}

/** Firers that belong together, under a heading where there is one. */
export interface FirerGroup {
  head?: string;
  aside?: string;
  firers: readonly FirerRow[];
}

/** One that the firer in hand may fire at, as a button. */
export interface TargetRow {
  id: string;
  /** `Halcyon, 5`. */
  name: string;
  /** `ahead, 50 % a die at best`. */
  hint: string;
  /** What the list says of it: where it lies, what would be thrown. `6 hexes fore, 12 dice, 50 % a die at best`. */
  says: string;
  /** What passing others over costs: `−1`. */
  cost?: string;
  /** It cannot be fired at alone, as others fire elsewhere. */
  apart?: boolean;
}

/** One that it may not fire at, and why. */
export interface BarredRow {
  id: string;
  name: string;
  /** Hexes to it. */
  range: number;
  rule: string;
  say: string;
}

/** One way to fire a weapon: `overloaded`, `50 %, 8.0`. */
export interface WeaponWay {
  id: string;
  name: string;
  says: string;
}

/** A weapon at the target that is chosen. */
export interface WeaponRow {
  id: string;
  name: string;
  used: boolean;
  /** Its reasons, arcs and bands are shown. */
  inHand: boolean;
  /** What stands in the columns behind its name. */
  cells: readonly string[];
  /** Why it cannot fire, in place of the cells. */
  cannot?: string | undefined;
  /** Where it may be fired in more than one way: all of them, and the one whose cells are shown; the first cell leads to them. */
  ways?: readonly WeaponWay[];
  way?: string;
}

/** The weapons of the firer in hand: `one` of them fires, or any. */
export interface WeaponTable {
  fires: 'one' | 'any';
  /** The columns behind the name; `num`: figures. The last one is what all comes to. */
  columns: readonly { head: string; num?: true }[];
  rows: readonly WeaponRow[];
}

/** One that does not fire now, and why. */
export interface SilentRow {
  id: string;
  badge: string;
  name: string;
  say: string;
  rule?: string;
  /** What is said beyond the rule: `If it is not hurt it rallies: 50 %.` */
  more?: string | undefined;
}

/** All that is shown to choose by. */
export interface FireRows {
  groups: readonly FirerGroup[];
  /** What firers are, in the plural: `ships`. */
  what: string;
  /** The firer in hand. */
  inHand: string | undefined;
  /** The nearest first: keys 1 to 9 in this order. */
  targets: readonly TargetRow[];
  /** Whom the firer in hand fires at. */
  target: string | undefined;
  barred?: readonly BarredRow[];
  /** `All of squadron A at Halcyon`: others fire at the chosen target too; nothing where there are none. */
  all?: string | undefined;
  weapons?: WeaponTable | undefined;
  /** More than one fires: all can be told to hold their fire. */
  several?: boolean;
  silent: { head: string; rows: readonly SilentRow[] };
}

/** What comes of a choice. */
export interface FireActs {
  /** The firer that a unit on the board is, as `take` wants it; nothing where it may not fire. */
  firerOf(unit: string): string | undefined;
  /** The enemy that a unit on the board is; nothing where it is none, or nobody is in hand. */
  enemyOf(unit: string): string | undefined;
  /** Why an enemy cannot be fired at, in a sentence. */
  whyNot(enemy: string): string;
  take(firer: string): void;
  /** The firer in hand, or all that can, fires at a target. */
  fireAt(target: string, all: boolean): void;
  hold(): void;
  holdAll?(): void;
  /** Uses a weapon at the target, or no longer. */
  use(weapon: string): void;
  /** Uses a weapon at the target in one of its ways. */
  useAs?(weapon: string, way: string): void;
  /** Shows the reasons of a weapon. */
  point?(weapon: string): void;
  /** The next that may fire, or the one before. */
  next(by: number): void;
  /** The next weapon, or the one before. */
  weaponBy(by: number): void;
  /** Lets go of what is in hand within a firer, by Escape; whether there was anything. */
  letGo?(): boolean;
  /** Brings to hand what a refusal is about: `/shots/0`. */
  show(at: string): boolean;
  letters?: Readonly<Record<string, () => void>>;
  presses?: Readonly<Record<string, () => void>>;
}
