// Shards of work, dealt one after another to any number of threads.

import { openThreads, type ThreadWork } from './threads.ts';

/** What is done with shards. */
export interface Dealing<Shard, Sum> {
  /** What a thread does with one. */
  readonly work: ThreadWork;
  readonly threads: number;
  /** The same here, where one thread is enough. */
  here(shard: Shard): Promise<Sum>;
  /** Told of each shard that is done. True: no more are dealt, and those dealt before are worked to their end. */
  isOver(sum: Sum): boolean;
}

/** Has every shard worked, and gives what came of each, in the order of the shards. */
export async function dealOut<Shard, Sum>(shards: readonly Shard[], dealing: Dealing<Shard, Sum>): Promise<Sum[]> {
  const threads = Math.min(dealing.threads, shards.length);
  const deal = new Deal(shards, dealing);
  if (threads <= 1) return deal.take(dealing.here).then(() => deal.sums);
  const pool = await openThreads<Shard, Sum>(dealing.work, threads);
  try {
    await Promise.all(Array.from({ length: threads }, () => deal.take(shard => pool.run(shard))));
    return deal.sums;
  } finally {
    await pool.destroy();
  }
}

class Deal<Shard, Sum> {
  readonly sums: Sum[] = [];
  readonly #left: Iterator<[number, Shard]>;
  readonly #dealing: Dealing<Shard, Sum>;
  #isOver = false;

  constructor(shards: readonly Shard[], dealing: Dealing<Shard, Sum>) {
    this.#left = shards.entries();
    this.#dealing = dealing;
  }

  async take(work: (shard: Shard) => Promise<Sum>): Promise<void> {
    for (let next = this.#left.next(); !next.done && !this.#isOver; next = this.#left.next()) {
      const [place, shard] = next.value;
      const sum = await work(shard);
      this.sums[place] = sum;
      this.#isOver ||= this.#dealing.isOver(sum);
    }
  }
}
