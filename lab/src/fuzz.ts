// Battles by chance on every seat, dealt to any number of threads, and every demand of the contract put to them.

import { cpus } from 'node:os';
import type { Refusal } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { Fuzz, FuzzShard } from './fuzz-shard.ts';
import { addFuzz, nothingOf, playFuzzShardOf, readStarts } from './fuzz-shard.ts';
import type { Asked } from './start.ts';
import { scenarioNames } from './start.ts';
import { openThreads } from './threads.ts';
import type { FuzzStart } from './trial.ts';

/** What is fuzzed: battles of each system, turn about over its scenarios. */
export interface FuzzRequest {
  readonly systems: readonly System[];
  /** Left out: every scenario a system brings. */
  readonly scenarios?: readonly Asked[];
  /** Of each system. */
  readonly battles: number;
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
    const tell = (done: number) => onProgress?.(i * asked.battles + done, read.length * asked.battles);
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
  const shards = shardsOf(ready, asked);
  const threads = Math.min(asked.threads ?? cpus().length, shards.length);
  const deal = new Deal(shards, tell);
  if (threads > 1) await playInThreads(deal, threads);
  else await deal.take(async shard => playFuzzShardOf(ready.starts, shard));
  return deal.sums.reduce(addFuzz, nothingOf(ready.starts));
}

function shardsOf({ system, scenarios }: Ready, { battles, seed }: FuzzRequest): FuzzShard[] {
  const line = { shelf: system.where, system: system.name };
  return Array.from({ length: Math.ceil(battles / SHARD) }, (_, i) => ({
    ...line,
    scenarios,
    seed,
    from: i * SHARD,
    to: Math.min((i + 1) * SHARD, battles),
  }));
}

async function playInThreads(deal: Deal, threads: number): Promise<void> {
  const pool = await openThreads<FuzzShard, Fuzz>({ module: 'fuzz-shard', name: 'playFuzzShard' }, threads);
  try {
    await Promise.all(Array.from({ length: threads }, () => deal.take(shard => pool.run(shard))));
  } finally {
    await pool.destroy();
  }
}

/** Shards dealt one after another to whoever takes them, until none is left or a battle is broken: those dealt before are played to their end. */
class Deal {
  /** What came of each shard, in the order of their battles. */
  readonly sums: Fuzz[] = [];
  readonly #left: Iterator<[number, FuzzShard]>;
  readonly #tell: (done: number) => void;
  #done = 0;
  #isOver = false;

  constructor(shards: readonly FuzzShard[], tell: (done: number) => void) {
    this.#left = shards.entries();
    this.#tell = tell;
  }

  async take(play: (shard: FuzzShard) => Promise<Fuzz>): Promise<void> {
    for (let next = this.#left.next(); !next.done && !this.#isOver; next = this.#left.next()) {
      const [place, shard] = next.value;
      const sum = await play(shard);
      this.sums[place] = sum;
      this.#done += sum.battles;
      this.#isOver ||= sum.broken !== undefined;
      this.#tell(this.#done);
    }
  }
}
