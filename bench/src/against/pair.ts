// One row on two trees in one process, taking turns: A B B A in short chunks, by CPU time. Whatever slows the machine slows both.

import { spread } from '../figures.ts';
import { ROOT } from './checkout.ts';
import type { Work } from './driver.ts';
import { Thread } from './lane.ts';

/** What one run of a row found. */
export interface Pair {
  /** How many times as fast as the other tree this one is. */
  readonly ratio: number;
  /** Microseconds of CPU time for one `unit`, on this tree and on the other. */
  readonly micros: readonly [number, number];
  readonly unit: string;
  readonly works: readonly [Work, Work];
}

/** Seconds of CPU time that do not count: the machine learns the code. */
const WARM_UP = 2;
const CHUNK = 0.015;

/** Whose folder is whose, and which of the two begins: what is loaded first has now luck, now none. */
export interface Sides {
  readonly theirs: string;
  readonly first: 'ours' | 'theirs';
}

/** Compares a row on this tree and on another, until so many seconds of CPU time are spent. */
export async function compareRow(row: string, { theirs, first }: Sides, seconds: number): Promise<Pair> {
  const folders = first === 'ours' ? [ROOT, theirs] : [theirs, ROOT];
  const threads: Thread[] = [];
  for (const folder of folders) threads.push(await Thread.begin({ row, folder }));
  try {
    const both = threads as [Thread, Thread];
    const rounds = await takeTurns(both, seconds);
    return first === 'ours'
      ? pairOf(both, rounds)
      : pairOf(
          both.toReversed(),
          rounds.map(round => round.toReversed()),
        );
  } finally {
    await Promise.all(threads.map(thread => thread.end()));
  }
}

function pairOf([ours, theirs]: readonly Thread[], rounds: readonly (readonly number[])[]): Pair {
  const { begun } = ours as Thread;
  const [a, b] = [0, 1].map(i => rounds.map(round => round[i] as number)) as [number[], number[]];
  return {
    ratio: spread(a.map((took, i) => (b[i] as number) / took)).median,
    micros: [spread(a).median / begun.units, spread(b).median / begun.units],
    unit: begun.unit,
    works: [begun.work, (theirs as Thread).begun.work],
  };
}

/** Rounds of A B B A, as the microseconds that a pass took on either. */
async function takeTurns([a, b]: readonly [Thread, Thread], seconds: number): Promise<[number, number][]> {
  const count = await warmUp(a, b);
  const micros = (...took: readonly number[]): number => (took.reduce((sum, one) => sum + one) * 1e6) / (took.length * count);
  const rounds: [number, number][] = [];
  const began = cpu();
  do {
    const before = await a.passes(count);
    const between = [await b.passes(count), await b.passes(count)];
    rounds.push([micros(before, await a.passes(count)), micros(...between)]);
  } while (cpu() - began < seconds);
  return rounds;
}

/** Lets both run until they are warm. Returns how many passes make a chunk. */
async function warmUp(a: Thread, b: Thread): Promise<number> {
  const began = cpu();
  let took = 0;
  let passes = 0;
  while (cpu() - began < WARM_UP) {
    const count = Math.max(1, passes);
    took += (await a.passes(count)) + (await b.passes(count));
    passes += count;
  }
  return Math.max(1, Math.round((CHUNK * 2 * passes) / took));
}

/** Seconds this process has had a core. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
