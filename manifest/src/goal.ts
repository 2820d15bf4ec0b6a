// What a battle is fought for and how that stands, in words for whoever has not read the book.

import type { GameTypes, Rule, Side } from '@flagplot/kernel';
import type { Seen } from './scene.ts';

/** How far a unit is from losing heart. */
export interface Nerve {
  /** What it is called on the board: its id there. */
  readonly unit: string;
  readonly side: Side;
  /** `Narn A`. */
  readonly name: string;
  /** What comes next of what it loses, and how much more that takes: 4 from `its test`. Nothing where nothing comes any more. */
  readonly next?: { readonly off: number; readonly what: string };
  /** `morale 9 of 14; at 7 it is tested`. */
  readonly says: string;
}

/** What a battle is fought for, as it stands at one moment for whoever looks. */
export interface Goal {
  /** What wins, in one line: `Get 4 craft of Alpha off the eastern edge`. */
  readonly wins: string;
  /** The same at length: when it ends, what scores, who has won; each with the row of the book that says so. */
  readonly rules: readonly { readonly rule: Rule; readonly say: string }[];
  /** Turns that may still be played, the one under way included; 0 once it is over. */
  readonly left: number;
  /** Who would have won if it ended now; nobody for a draw. */
  readonly ahead: readonly Side[];
  /** How far that has come which decides, where points do not: `2 of 4 are off`. */
  readonly progress?: string;
  /** Every unit that has a heart to lose, in the order of the book. */
  readonly nerve: readonly Nerve[];
}

/** The goal of a battle under way. */
export type GoalOf<G extends GameTypes = GameTypes> = (seen: Seen<G>) => Goal;
