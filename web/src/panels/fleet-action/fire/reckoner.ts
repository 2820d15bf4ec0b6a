/** Odds reckoned beside the page, so that nothing waits for them: in a worker, or where there is none, between two pictures. */

import type { Book, Open } from '@flagplot/fleet-action';
import type { Clock, Forecasted, Json } from '@flagplot/kernel';

/** What odds are asked of: what lies open is all that fire depends on. */
export interface Table {
  book: Book;
  clock: Clock;
  open: Open;
}

export interface Asked {
  number: number;
  table: Table;
  name: string;
  of: Json;
}

/** The odds, and the milliseconds they took. */
export type Reckoned = Forecasted & { took: number };
export type Reply = { number: number; found: Reckoned } | { number: number; fault: string };

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
