// The sampled table: where the paths are too many to be counted, the rules are rolled many times from a seed.

import type { GameTypes, Table } from '../contract.ts';
import { seeded } from '../dice/stream.ts';
import { rolled } from '../table.ts';
import { heapUp } from './chances.ts';
import { halfWidth } from './interval.ts';
import type { Odds } from './spread.ts';
import { oddsOf } from './spread.ts';
import { ValueTable } from './value-table.ts';

/** So many that the 95 % interval of any chance reaches less than 0.02 to either side. */
export const RUNS = 2_500;

/** The shares of so many runs, and how far any of them may be off, 19 times in 20. */
export interface Sample<A> extends Odds<A> {
  readonly runs: number;
  readonly halfWidth: number;
}

/** Plays `act` `runs` times with the dice of a seed: the same seed gives the same sample everywhere. */
export function sample<G extends GameTypes, A>(act: (t: Table<G>) => A, seed: string, runs: number = RUNS): Sample<A> {
  const values = new ValueTable();
  const ids: number[] = [];
  const table = rolled<G>({ face: seeded(seed, 0) });
  for (let run = 0; run < runs; run += 1) ids.push(values.id(act(table)));
  return {
    ...(oddsOf(
      heapUp(
        ids,
        ids.map(() => 1),
        runs,
      ),
      values,
    ) as Odds<A>),
    runs,
    halfWidth: halfWidth(runs),
  };
}
