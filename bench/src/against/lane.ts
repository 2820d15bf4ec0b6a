// One of the two trees in a thread of its own: it learns nothing of the other, and rests while the other works.

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { enterTree } from './checkout.ts';
import type { Work } from './driver.ts';
import { AGAINST } from './rows.ts';

/** What a thread is begun with: the row, and the folder of the tree. */
interface Lane {
  readonly row: string;
  readonly folder: string;
}

/** A row made ready in its thread. */
export interface Begun {
  /** How many of `unit` a pass does, and what that is. */
  readonly units: number;
  readonly unit: string;
  readonly work: Work;
}

export class Thread {
  readonly begun: Begun;
  readonly #worker: Worker;

  private constructor(worker: Worker, begun: Begun) {
    this.#worker = worker;
    this.begun = begun;
  }

  /** Makes a row ready in a thread, on the tree of a folder. */
  static async begin(lane: Lane): Promise<Thread> {
    const worker = new Worker(new URL(import.meta.url), { workerData: lane });
    const [begun] = (await once(worker, 'message')) as [Begun];
    return new Thread(worker, begun);
  }

  /** Makes so many passes. Returns the seconds of CPU time they took. */
  async passes(count: number): Promise<number> {
    this.#worker.postMessage(count);
    const [took] = (await once(this.#worker, 'message')) as [number];
    return took;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

async function work({ row, folder }: Lane): Promise<void> {
  const { units, unit, pass, work } = await (AGAINST[row] as (typeof AGAINST)[string])(await enterTree(folder));
  parentPort?.on('message', (count: number) => {
    const began = process.cpuUsage();
    for (let i = 0; i < count; i += 1) pass();
    const { user, system } = process.cpuUsage(began);
    parentPort?.postMessage((user + system) / 1e6);
  });
  parentPort?.postMessage({ units, unit, work: work() } satisfies Begun);
}

if (!isMainThread) await work(workerData as Lane);
