// What walks and folds may ask of the reckoning they are part of.

import type { GameTypes, Table } from '../contract.ts';
import type { Chances, Unfinished } from './chances.ts';
import type { Lend } from './loan.ts';
import type { Odds } from './spread.ts';
import type { StepList } from './step-list.ts';
import type { ValueTable } from './value-table.ts';

/** How far an exact reckoning goes. */
export interface Limits {
  /** Work after which it gives up: a run of the rules counts 16, each part of what it comes to 1, a new throw 4, a value carried on by a fold 1. */
  work?: number;
  /** What a path costs besides, where the state is copied for each. */
  path?: number;
  /** Of an open-ended piece, paths rarer than one in so many are cut off; left out: so rare that of all that is asked at most one part in 10^9 is. */
  oneIn?: number;
}

/** The rules' functions with their types laid aside: the values they are given are the values they gave. */
export type Once<G extends GameTypes> = (soFar: unknown, item: unknown, t: Table<G>) => unknown;
export type Done = (soFar: unknown) => boolean;
export type Piece<G extends GameTypes> = (t: Table<G>, ...x: readonly unknown[]) => unknown;

/** A path must have as many throws, or a piece stand in as many others, before it can be cut off: what is shorter is exact to the last. */
export const LONG = 12;

/** What is left where a piece ends with a fold whose value it hands on unseen: the fold, from the value numbered `start`. */
export interface Continuation {
  readonly fold: Folds;
  readonly start: number;
  readonly steps: StepList;
}

/** A piece of the rules under way: every path through its throws, one after another. */
export interface Enumerator<G extends GameTypes> {
  /** Whether a fold at the end of a path may be left as a tail. Given up where the rules turn out to look at its value. */
  tails: boolean;
  /** What comes of `act`. */
  chances(act: (t: Table<G>) => unknown): Unfinished<Continuation>;
  /** Follows all its paths, where the piece itself is played once in `of` times. */
  paths(act: (t: Table<G>) => unknown, of: number): void;
  /** What has come of all paths since this was last asked. */
  takeEnds(): Unfinished<Continuation>;
}

/** One thing after another done to a value. */
export interface Folds {
  /** What becomes of the value numbered `start`. */
  through(start: number, steps: StepList): Chances;
  /** What becomes of tails of this fold, each `weight` in `of`, where they are carried on together. */
  finish(tails: Unfinished<Continuation>['tails'], of: Chances['of']): Chances;
}

export interface Reckoning<G extends GameTypes> {
  readonly values: ValueTable;
  readonly lend: Lend;
  readonly oneIn: number;
  /** Whether folds at the end of a path may be left as tails at all. */
  readonly tails: boolean;
  /** No steps: all lists of steps are made from it. */
  readonly none: StepList;
  /** How often a piece was cut off for standing deep within others: what was worked out meanwhile holds only there. */
  readonly cuts: number;
  /** The walk of the piece under way. */
  walk: Enumerator<G>;
  /** Counts work, and gives up where it is too much. */
  spend(work: number): void;
  /** Counts one more run of the rules. Returns when it began: the first is 1. */
  run(): number;
  /** Works out what stands within the run under way. */
  within(worked: () => Chances): Chances;
  /** Carries tails to their ends. */
  finish(unfinished: Unfinished<Continuation>): Chances;
  fold(once: Once<G>, done: Done | undefined): Folds;
  /** What may come of a piece by itself. */
  part(piece: Piece<G>, x: readonly unknown[]): Odds<unknown>;
}
