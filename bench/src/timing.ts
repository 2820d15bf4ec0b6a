// Work done over and over until enough time has passed, by two clocks: the wall's, and the time the process had a core.

import { sha256 } from '@flagplot/kernel';

/** What a measurement is told: for how many seconds to measure at least, and where the recordings lie. */
export interface Terms {
  readonly seconds: number;
  readonly recordings: string;
}

/** What it hands back: figures by key, by either clock; the checksum of what its work ended in; and how long it measured, in seconds. */
export interface Reading {
  readonly figures: Readonly<Record<string, number>>;
  /** The same, had the process had a core to itself: other people's work on the machine is not in them. */
  readonly byCpu: Readonly<Record<string, number>>;
  readonly checksum: string;
  readonly wall: number;
  readonly cpu: number;
}

/** A measured stretch: passes of the same work, and the seconds they took. */
export interface Took {
  readonly passes: number;
  readonly wall: number;
  readonly cpu: number;
}

/** Work that is repeated: one pass of it, what a stretch of passes comes to, and what every pass ends in. */
export interface Repeated {
  pass(): unknown;
  figures(took: Took): Record<string, number>;
  checksum(): string | Promise<string>;
}

/** Unmeasured seconds before the measured ones, as a share of them: the machine learns the code. */
const WARM_UP = 0.5;

/** Repeats a pass for the time asked, after a warm-up. */
export async function measure(work: Repeated, { seconds }: Terms): Promise<Reading> {
  await stretch(work.pass, seconds * WARM_UP);
  const took = await stretch(work.pass, seconds);
  const { passes, wall, cpu } = took;
  return {
    figures: work.figures(took),
    byCpu: work.figures({ passes, wall: cpu, cpu }),
    checksum: await work.checksum(),
    wall,
    cpu,
  };
}

/** Repeats a pass until so many seconds have gone. */
export async function stretch(pass: () => unknown, seconds: number): Promise<Took> {
  const clocks = startClocks();
  for (let passes = 1; ; passes += 1) {
    const done = pass();
    // Waiting takes time: only what has to be waited for is.
    if (done instanceof Promise) await done;
    const { wall, cpu } = clocks();
    if (wall >= seconds) return { passes, wall, cpu };
  }
}

/** Starts both clocks. Returns what reads them, in seconds. */
export function startClocks(): () => Omit<Took, 'passes'> {
  const cpu = process.cpuUsage();
  const wall = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { wall: (performance.now() - wall) / 1000, cpu: (user + system) / 1e6 };
  };
}

/** How often a second something was done that is done `times` times in a pass. */
export function perSecond(times: number, { passes, wall }: Took): number {
  return (times * passes) / wall;
}

/** Several readings as one: figures beside each other, times added. */
export function addReadings(readings: readonly Reading[]): Reading {
  return readings.reduce((all, one) => ({
    figures: { ...all.figures, ...one.figures },
    byCpu: { ...all.byCpu, ...one.byCpu },
    checksum: sha256(all.checksum + one.checksum),
    wall: all.wall + one.wall,
    cpu: all.cpu + one.cpu,
  }));
}
