// The leaks dealt to threads: each is planted in a thread of its own, as many at once as there are processors.

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Listed } from './leak.ts';
import { plant } from './leak.ts';
import type { Catch, Task } from './suite.ts';

/** What came of a leak. */
export interface Found {
  readonly leak: Listed;
  readonly caught: Catch;
  readonly seconds: number;
}

/** Puts the suite to each leak; `each` is told as they end. Throws what a thread throws. */
export async function putToSuite(leaks: readonly Listed[], each: (found: Found) => void): Promise<Found[]> {
  const left = leaks.values();
  const found: Found[] = [];
  const work = async (): Promise<void> => {
    for (const leak of left) {
      const began = performance.now();
      const caught = await catchIn({ texts: plant([leak]), list: leak.list });
      const one = { leak, caught, seconds: (performance.now() - began) / 1000 };
      found.push(one);
      each(one);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), leaks.length) }, work));
  return found;
}

async function catchIn(task: Task): Promise<Catch> {
  const worker = new Worker(new URL('./suite.ts', import.meta.url), { workerData: task });
  try {
    const [caught] = (await once(worker, 'message')) as [Catch];
    return caught;
  } finally {
    await worker.terminate();
  }
}
