// A shard of battles by chance, up to the first that is broken: the same on any machine and in any thread.

import type { Refusal } from '@flagplot/kernel';
import type { System } from '@flagplot/shelf';
import type { Case } from './case.ts';
import { drawOptions, drawsOptions } from './draw-options.ts';
import type { SystemLine } from './opened.ts';
import { openLine } from './opened.ts';
import type { Asked, Start } from './start.ts';
import { startOf } from './start.ts';
import type { Failure, FuzzStart } from './trial.ts';
import { tryBattle } from './trial.ts';

/** Battles `from` up to, but not with, `to`, counted from 0: they take turns over the scenarios. Plain JSON: sent to whoever plays it. */
export interface FuzzShard extends SystemLine {
  readonly scenarios: readonly Asked[];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A battle in which a demand was not kept. */
export interface BrokenBattle extends Omit<Failure, 'case'> {
  /** Counted from 0. */
  readonly battle: number;
  readonly scenario: string;
  /** Shows it to a referee: the state before, and the answers that led to it. */
  readonly case: Case;
}

/** What came of some battles of a system. */
export interface Fuzz {
  readonly battles: number;
  /** How many of the battles were of each scenario. */
  readonly scenarios: Readonly<Record<string, number>>;
  readonly steps: number;
  readonly decisions: number;
  /** How often each demand was kept, by its id: looked at after steps, or once for a whole battle. */
  readonly held: Readonly<Record<string, number>>;
  readonly broken?: BrokenBattle;
}

/** Plays the battles of a shard, in a thread of its own: it opens the system itself. Throws where it or a scenario cannot be had. */
export async function playFuzzShard(shard: FuzzShard): Promise<Fuzz> {
  return playFuzzShardOf(await startsOfShard(shard), shard);
}

/** Plays the battles of a shard, up to the first that is broken. */
export function playFuzzShardOf(starts: readonly FuzzStart[], shard: FuzzShard): Fuzz {
  let sum: Fuzz = nothingOf(starts);
  for (let battle = shard.from; battle < shard.to && !sum.broken; battle += 1) sum = addFuzz(sum, fuzzOf(starts, shard, battle));
  return sum;
}

/** No battles yet, with every scenario named. */
export function nothingOf(starts: readonly Start[]): Fuzz {
  return { battles: 0, scenarios: Object.fromEntries(starts.map(({ name }) => [name, 0])), steps: 0, decisions: 0, held: {} };
}

/** Two sums in one; battles after a broken one do not count. */
export function addFuzz(one: Fuzz, other: Fuzz): Fuzz {
  if (one.broken) return one;
  return {
    battles: one.battles + other.battles,
    scenarios: addTimes(one.scenarios, other.scenarios),
    steps: one.steps + other.steps,
    decisions: one.decisions + other.decisions,
    held: addTimes(one.held, other.held),
    ...(other.broken && { broken: other.broken }),
  };
}

/** The scenarios of a system made ready, with the rows of its book; or every fault in them. */
export async function readStarts(system: System, scenarios: readonly Asked[]): Promise<FuzzStart[] | { faults: Refusal[] }> {
  const found = scenarios.map(one => startOf(system, one));
  const faults = found.flatMap(one => ('faults' in one ? one.faults : []));
  if (faults.length > 0) return { faults };
  const [catalogue, options = []] = await Promise.all([system.manifest.catalogue(), system.manifest.options?.()]);
  return (found as Start[]).map(start => ({ ...start, catalogue, options }));
}

function fuzzOf(starts: readonly FuzzStart[], shard: FuzzShard, battle: number): Fuzz {
  const scenario = battle % starts.length;
  const round = Math.floor(battle / starts.length);
  const asWritten = starts[scenario] as FuzzStart;
  const seed = `${shard.seed}/${asWritten.name}/${battle}`;
  const start = drawsOptions({ round, scenario }) ? drawOptions(asWritten, seed) : asWritten;
  const { broken, ...counts } = tryBattle(start, seed, round);
  const sum = { battles: 1, scenarios: { [start.name]: 1 }, ...counts };
  if (!broken) return sum;
  return { ...sum, broken: { battle, scenario: start.name, ...broken, case: caseOfBroken(shard, start, broken) } };
}

function caseOfBroken({ system, seed }: FuzzShard, { scenario }: Start, { demanded, say, case: shown }: Failure): Case {
  const about = `Fuzzed from seed ${seed}. Does not hold: ${demanded}. ${say}`.slice(0, 2000);
  return { system, about, scenario, ...shown };
}

function addTimes(one: Fuzz['held'], other: Fuzz['held']): Fuzz['held'] {
  const sum = { ...one };
  for (const [name, times] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + times;
  return sum;
}

/** The starts used last: shards of one system mostly come one after another. */
let last: { key: string; starts: FuzzStart[] } | undefined;

async function startsOfShard({ scenarios, ...shard }: FuzzShard): Promise<FuzzStart[]> {
  const key = JSON.stringify([shard.shelf, shard.system, scenarios]);
  if (last?.key === key) return last.starts;
  const starts = await readStarts(await openLine(shard), scenarios);
  if ('faults' in starts) throw new Error(starts.faults.map(({ at, say }) => `${at ?? ''} ${say}`).join('; '));
  last = { key, starts };
  return starts;
}
