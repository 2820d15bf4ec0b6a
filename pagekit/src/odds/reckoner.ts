/** Odds reckoned beside the page, so that nothing waits for them: in a worker, or where there is none, between two pictures. */

import type { GameTypes, Json } from '@flagplot/kernel';
import type { Asked, Lying, Reckoned, Reply } from './asked.ts';
import type { Sent } from './serve.ts';

/** Hears the odds; nothing where they could not be reckoned. */
type Answer = (found: Reckoned | undefined) => void;

/** Where the odds of one rule system are worked out: a worker of its own, or the same function on this page. */
export interface Place<G extends GameTypes> {
  start(): Worker;
  here(): Promise<(asked: Asked<G>) => Reply>;
}

/** One question at a time; of those that come meanwhile the last alone is asked. */
export class Reckoner<G extends GameTypes> {
  readonly #place: Place<G>;
  #worker: Worker | undefined;
  /** A worker has answered: one that breaks off later is started anew. */
  #hasAnswered = false;
  /** For the next question a worker is started: for the first, and after one has broken off. */
  #starts = true;
  /** The book that the worker has. */
  #book: G['book'] | undefined;
  #number = 0;
  #waiting: { asked: Asked<G>; answer: Answer } | undefined;
  #under: { asked: Asked<G>; answer: Answer } | undefined;

  constructor(place: Place<G>) {
    this.#place = place;
  }

  #start(): void {
    this.#starts = false;
    this.#book = undefined;
    try {
      this.#worker = this.#place.start();
      this.#worker.onmessage = (event: MessageEvent<Reply>) => this.#receive(event.data);
      this.#worker.onerror = () => this.#without();
    } catch {
      this.#worker = undefined;
    }
  }

  ask(table: Lying<G>, { name, of }: { name: string; of: Json }, answer: Answer): void {
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
    if (this.#starts) this.#start();
    if (this.#worker) this.#send(this.#worker, this.#under.asked);
    else void this.#here(this.#under.asked);
  }

  /** The book goes along once: it is by far the most of what is asked about. */
  #send(worker: Worker, { table: { book, ...table }, ...question }: Asked<G>): void {
    const sent: Sent<G>[] = [...(book === this.#book ? [] : [{ book }]), { question: { ...question, table } }];
    this.#book = book;
    for (const one of sent) worker.postMessage(one);
  }

  #receive(reply: Reply): void {
    const under = this.#under;
    this.#hasAnswered ||= this.#worker !== undefined;
    if (under?.asked.number === reply.number) under.answer('found' in reply ? reply.found : undefined);
    this.#next();
  }

  async #here(asked: Asked<G>): Promise<void> {
    const reply = await this.#between(asked).catch((fault: unknown): Reply => {
      this.#starts = true;
      return { number: asked.number, fault: String(fault) };
    });
    this.#receive(reply);
  }

  async #between(asked: Asked<G>): Promise<Reply> {
    const reckoned = await this.#place.here();
    await new Promise(resolve => setTimeout(resolve, 0));
    return reckoned(asked);
  }

  /** The worker could not be started: from now on without. One that broke off is missed for this question alone. */
  #without(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#starts = this.#hasAnswered;
    if (this.#under) void this.#here(this.#under.asked);
  }
}
