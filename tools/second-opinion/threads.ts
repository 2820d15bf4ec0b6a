// Shares of the positions of `npm run second-opinion`, dealt to threads.

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Sum } from './opinion.ts';
import { add, NOTHING } from './opinion.ts';
import type { Share } from './share.ts';

/** Positions in a share: few enough that no thread is left with much to do alone. */
const SHARE = 250;

/** Asks the second opinion in a file about so many positions, on all processors; the sum does not depend on how many there are. */
export async function askInThreads(file: string, seed: number, positions: number): Promise<Sum> {
  const shares = sharesOf({ file, seed, from: 0, to: positions });
  const sums: Sum[] = [];
  const left = shares.entries();
  const threads = Array.from({ length: Math.min(availableParallelism(), shares.length) }, () => work(left, sums));
  await Promise.all(threads);
  return sums.reduce(add, NOTHING);
}

function sharesOf({ from, to, ...rest }: Share): Share[] {
  const count = Math.ceil((to - from) / SHARE);
  return Array.from({ length: count }, (_, i) => ({
    ...rest,
    from: from + i * SHARE,
    to: Math.min(from + (i + 1) * SHARE, to),
  }));
}

/** One thread takes share after share until none is left. Throws what the thread throws. */
async function work(left: Iterable<[number, Share]>, sums: Sum[]): Promise<void> {
  const worker = new Worker(new URL('./share.ts', import.meta.url));
  try {
    for (const [place, share] of left) {
      worker.postMessage(share);
      [sums[place]] = (await once(worker, 'message')) as [Sum];
    }
  } finally {
    await worker.terminate();
  }
}
