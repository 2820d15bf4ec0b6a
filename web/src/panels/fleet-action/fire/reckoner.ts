/** Odds reckoned beside the page, so that nothing waits for them: in a worker, or where there is none, between two pictures. */

import type { Json } from '@flagplot/kernel';
import type { Asked, Reckoned, Reply, Table } from './asked.ts';

type Answer = (found: Reckoned) => void;

/** One question at a time; of those that come meanwhile the last alone is asked. */
export class Reckoner {
  #worker: Worker | undefined;
  #number = 0;
  #waiting: { asked: Asked; answer: Answer } | undefined;
  #under: { asked: Asked; answer: Answer } | undefined;

  constructor() {
    try {
      this.#worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = (event: MessageEvent<Reply>) => this.#replied(event.data);
      this.#worker.onerror = () => this.#without();
    } catch {
      this.#worker = undefined;
    }
  }

  ask(table: Table, name: string, of: Json, answer: Answer): void {
    this.#number += 1;
    this.#waiting = { asked: { number: this.#number, table, name, of }, answer };
    if (!this.#under) this.#next();
  }

  end(): void {
    this.#worker?.terminate();
    this.#waiting = undefined;
    this.#under = undefined;
  }

  #next(): void {
    this.#under = this.#waiting;
    this.#waiting = undefined;
    if (!this.#under) return;
    if (this.#worker) this.#worker.postMessage(this.#under.asked);
    else void this.#here(this.#under.asked);
  }

  #replied(reply: Reply): void {
    const under = this.#under;
    if (under?.asked.number === reply.number && 'found' in reply) under.answer(reply.found);
    this.#next();
  }

  async #here(asked: Asked): Promise<void> {
    const { reckoned } = await import('./reckon.ts');
    await new Promise(resolve => setTimeout(resolve, 0));
    this.#replied(reckoned(asked));
  }

  /** The worker could not be started: from now on without. */
  #without(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.#under) void this.#here(this.#under.asked);
  }
}
