// A thread of `npm run second-opinion`: asks about the positions it is sent, until it is sent no more.

import { isMainThread, parentPort } from 'node:worker_threads';
import type { Sum } from './opinion.ts';
import { ask, opinionIn, seedOf } from './opinion.ts';

/** Positions `from` up to, but not with, `to` of a system. Plain JSON: sent to the thread that takes it. */
export interface Share {
  /** Where the second opinion stands. */
  readonly file: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** Asks about all positions of a share. */
export async function askShare({ file, seed, from, to }: Share): Promise<Sum> {
  const seeds = Array.from({ length: to - from }, (_, i) => seedOf(seed, from + i));
  return ask(await opinionIn(file), seeds);
}

if (!isMainThread) parentPort?.on('message', async (share: Share) => parentPort?.postMessage(await askShare(share)));
