// What walks and folds may ask of the reckoning they are part of.

import type { Shapes, Table } from '../contract.ts';
import type { Chances, Ends } from './chances.ts';
import type { Lend } from './lent.ts';
import type { Values } from './values.ts';

/** How far an exact reckoning goes. */
export interface Limits {
  /** Work after which it gives up: a run of the rules counts 16, a value carried on by a throw or a fold counts 1. */
  work?: number;
  /** What a path costs besides, where the state is copied for each. */
  path?: number;
  /** Of an open-ended piece, paths rarer than one in so many are cut off. */
  oneIn?: number;
}

/** The rules' functions with their types laid aside: the values they are given are the values they gave. */
export type Once<R extends Shapes> = (soFar: unknown, item: unknown, t: Table<R>) => unknown;
export type Done = (soFar: unknown) => boolean;
export type Piece<R extends Shapes> = (t: Table<R>, ...x: readonly unknown[]) => unknown;

/** A path must have as many throws, or a piece stand in as many others, before it can be cut off: what is shorter is exact to the last. */
export const LONG = 12;

/** A piece of the rules under way: every path through its throws, one after another. */
export interface Walks<R extends Shapes> {
  /** What comes of `act`. */
  chances(act: (t: Table<R>) => unknown): Chances;
  /** Puts the ends of its paths to `ends`, where the piece itself is played once in `of` times. */
  paths(act: (t: Table<R>) => unknown, of: number, ends: Ends): void;
}

/** One thing after another done to a value. */
export interface Folds {
  /** What becomes of the value numbered `start`. A key is the number of an item, or a falling die as minus its sides. */
  through(start: number, keys: readonly number[]): Chances;
}

export interface Reckoning<R extends Shapes> {
  readonly values: Values;
  readonly lend: Lend;
  readonly oneIn: number;
  /** How often a piece was cut off for standing deep within others: what was worked out meanwhile holds only there. */
  readonly cuts: number;
  /** The walk of the piece under way. */
  readonly walk: Walks<R>;
  /** Counts work, and gives up where it is too much. */
  spend(work: number): void;
  /** Counts one more run of the rules. Returns when it began: the first is 1. */
  run(): number;
  /** Works out what stands within the run under way. */
  within(worked: () => Chances): Chances;
  fold(once: Once<R>, done: Done | undefined): Folds;
  part(piece: Piece<R>, x: readonly unknown[]): Chances;
}
