// The sampled table: where the paths are too many to be counted, the rules are rolled many times from a seed.

import type { GameTypes, Table } from '../contract.ts';
import { seeded } from '../dice/stream.ts';
import { textAsWritten } from '../json.ts';
import { rolled } from '../table.ts';
import { halfWidth } from './interval.ts';

/** So many that the 95 % interval of any chance reaches less than 0.02 to either side. */
export const RUNS = 2_500;

/** How often each value came of so many runs, by its key; and how far any share may be off, 19 times in 20. */
export interface Sample<A> {
  readonly found: ReadonlyMap<Key, Found<A>>;
  readonly runs: number;
  readonly halfWidth: number;
}

/** A number itself, the canonical text of anything else: one for each value. */
export type Key = number | string;

interface Found<A> {
  readonly value: A;
  times: number;
}

export function keyOf(value: unknown): Key {
  return typeof value === 'number' ? value : textAsWritten(value);
}

/** Plays `act` `runs` times with the dice of a seed: the same seed gives the same sample everywhere. */
export function sample<G extends GameTypes, A>(act: (t: Table<G>) => A, seed: string, runs: number = RUNS): Sample<A> {
  const found = new Map<Key, Found<A>>();
  const table = rolled<G>({ face: seeded(seed, 0) });
  for (let run = 0; run < runs; run += 1) {
    const value = act(table);
    const key = keyOf(value);
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { value, times: 1 });
  }
  return { found, runs, halfWidth: halfWidth(runs) };
}
