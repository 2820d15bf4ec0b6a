// Battles by chance on every seat, dealt to any number of threads, and every demand of the contract put to them.

import { cpus } from 'node:os';
import type { Refusal } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import { dealOut } from './deal.ts';
import type { Fuzz, FuzzShard } from './fuzz-shard.ts';
import { addFuzz, nothingOf, playFuzzShardOf, readStarts } from './fuzz-shard.ts';
import type { Asked } from './start.ts';
import { scenarioNames } from './start.ts';
import type { FuzzStart } from './trial.ts';

/** What is fuzzed: battles of each system, turn about over its scenarios. */
export interface FuzzRequest {
  readonly systems: readonly System[];
  /** Left out: every scenario a system brings. */
  readonly scenarios?: readonly Asked[];
  /** Of each system. */
  readonly battles: number;
  /** The first of them that is played, counted from 0; those before it are left out. */
  readonly from?: number;
  readonly seed: string;
  /** Left out: one for each processor, where there is enough to do. */
  readonly threads?: number;
}

/** What came of it: by system, in the order they were asked for. */
export type FuzzOfSystems = Readonly<Record<string, Fuzz>>;

/** Battles in a shard: few enough that no thread is left with much to do alone. */
const SHARD = 5;

/** A system with its scenarios made ready. */
interface Ready {
  readonly system: System;
  readonly scenarios: readonly Asked[];
  readonly starts: readonly FuzzStart[];
}

/**
 * Plays battles of each system until one of them is broken; one that is broken leaves the other systems to be played. What comes of it does
 * not depend on the number of threads. Nothing is played where anything asked for is not sound.
 * @param onProgress is told of battles that are done, and of how many.
 */
export async function fuzz(
  asked: FuzzRequest,
  onProgress?: (done: number, of: number) => void,
): Promise<{ systems: FuzzOfSystems } | { faults: Refusal[] }> {
  const read = await Promise.all(asked.systems.map(system => makeReady(system, asked)));
  const faults = read.flatMap(one => ('faults' in one ? one.faults : []));
  if (faults.length > 0) return { faults };
  const systems: Record<string, Fuzz> = {};
  for (const [i, ready] of (read as Ready[]).entries()) {
    const each = asked.battles - (asked.from ?? 0);
    const tell = (done: number) => onProgress?.(i * each + done, read.length * each);
    systems[ready.system.name] = await fuzzSystem(ready, asked, tell);
  }
  return { systems };
}

async function makeReady(system: System, asked: FuzzRequest): Promise<Ready | { faults: Refusal[] }> {
  const scenarios = asked.scenarios ?? scenarioNames(system);
  const starts = await readStarts(system, scenarios);
  return 'faults' in starts ? starts : { system, scenarios, starts };
}

async function fuzzSystem(ready: Ready, asked: FuzzRequest, tell: (done: number) => void): Promise<Fuzz> {
  let done = 0;
  const sums = await dealOut<FuzzShard, Fuzz>(shardsOf(ready, asked), {
    work: { module: 'fuzz-shard', name: 'playFuzzShard' },
    threads: asked.threads ?? cpus().length,
    here: async shard => playFuzzShardOf(ready.starts, shard),
    isOver({ battles, broken }) {
      done += battles;
      tell(done);
      return broken !== undefined;
    },
  });
  return sums.reduce(addFuzz, nothingOf(ready.starts));
}

function shardsOf({ system, scenarios }: Ready, { battles, seed, from: first = 0 }: FuzzRequest): FuzzShard[] {
  const line = { shelf: system.where, system: system.name };
  return Array.from({ length: Math.ceil((battles - first) / SHARD) }, (_, i) => {
    const from = first + i * SHARD;
    return { ...line, scenarios, seed, from, to: Math.min(from + SHARD, battles) };
  });
}
