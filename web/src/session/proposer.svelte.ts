import type { Proposed, SentWish, Wish } from '@flagplot/bots/serve';
import type { Ask, GameTypes, Json, View } from '@flagplot/kernel';

/** What is to be proposed, and to whom. */
export interface Proposing {
  view: View<GameTypes>;
  ask: Ask<GameTypes>;
  wish: Wish<Json>;
}

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

  /** Resolves to the order; to nothing where none could be worked out, or it was stopped. */
  async propose({ view: { book, ...view }, ask, wish }: Proposing): Promise<Json | undefined> {
    this.stop();
    this.working = true;
    this.#number += 1;
    const number = this.#number;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    const sent: SentWish[] = [...(book === this.#book ? [] : [{ book }]), { wished: { number, view, ask, wish } }];
    this.#book = book;
    const found = await new Promise<Proposed | undefined>(resolve => {
      worker.onmessage = ({ data }: MessageEvent<Proposed>) => resolve(data);
      this.#giveUp = () => resolve(undefined);
      worker.onerror = this.#giveUp;
      for (const one of sent) worker.postMessage(one);
    });
    if (this.#number !== number) return undefined;
    this.working = false;
    if (!found || 'fault' in found) console.error('no order could be proposed', found?.fault);
    return found && 'order' in found ? found.order : undefined;
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
