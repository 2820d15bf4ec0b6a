import type { Proposed, SentWish, Wish } from '@flagplot/bots/serve';
import type { Ask, GameTypes, Json, View } from '@flagplot/kernel';

/** What is to be proposed, and to whom. */
export interface Proposing {
  view: View<GameTypes>;
  ask: Ask<GameTypes>;
  wish: Wish<Json>;
}

/**
 * What came of it. `none`: no order could be worked out; `stopped`: it was wanted no more; `broken`: who works it out did not start, or broke
 * off, and is started anew when something is to be proposed again.
 */
export type Outcome = { readonly order: Json } | 'none' | 'stopped' | 'broken';

/** Orders that are proposed, worked out beside the page: one at a time, and none any more once it is not wanted. */
export class Proposer {
  /** One is being worked out. */
  working: boolean = $state(false);
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  /** The book that the worker has. */
  #book: object | undefined;
  #number = 0;
  /** Ends the wait for what is being worked out. */
  #giveUp: (() => void) | undefined;

  /** @param start starts a worker that serves proposals */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Works it out; never rejects. */
  async propose(wished: Proposing): Promise<Outcome> {
    this.stop();
    this.working = true;
    this.#number += 1;
    const number = this.#number;
    const found = await this.#ask(wished, number).catch((fault: unknown) => ({ number, fault }));
    if (this.#number !== number) return 'stopped';
    this.working = false;
    if (found && 'order' in found) return found;
    console.error('no order could be proposed', found?.fault);
    if (found) return 'none';
    this.end();
    return 'broken';
  }

  /** Resolves to nothing where the worker did not start, or broke off. */
  #ask({ view: { book, ...view }, ask, wish }: Proposing, number: number): Promise<Proposed | undefined> {
    const sent: SentWish[] = [...(book === this.#book ? [] : [{ book }]), { wished: { number, view, ask, wish } }];
    this.#book = book;
    return new Promise(resolve => {
      this.#giveUp = () => resolve(undefined);
      const worker = this.#begin();
      if (!worker) return resolve(undefined);
      worker.onmessage = ({ data }: MessageEvent<Proposed>) => resolve(data);
      worker.onerror = this.#giveUp;
      for (const one of sent) worker.postMessage(one);
    });
  }

  /** The worker there is, else a new one; nothing where none can be had. */
  #begin(): Worker | undefined {
    try {
      this.#worker ??= this.#start();
    } catch {
      this.#worker = undefined;
    }
    return this.#worker;
  }

  /** What is being worked out is wanted no more. */
  stop(): void {
    if (this.working) this.end();
  }

  end(): void {
    this.#number += 1;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#book = undefined;
    this.working = false;
    this.#giveUp?.();
  }
}
