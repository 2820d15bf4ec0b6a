// What a far seat says again and again until it is answered.

import { deepFreeze } from '@flagplot/kernel';
import type { Trouble, Up } from './seat.ts';
import { SeatError } from './seat.ts';
import { FIRST, type Time, waitOf } from './time.ts';

interface Call {
  readonly up: Up;
  settle(done: unknown): void;
  fail(error: SeatError): void;
  /** Calls off saying it again. */
  stop(): void;
}

/** Calls that wait for their answer, each by its number. */
export class Calls {
  readonly #send: (up: Up) => void;
  readonly #changed: () => void;
  readonly #time: Time;
  readonly #waiting = new Map<number, Call>();
  #last = 0;

  /** `changed` is called whenever there is one more or one less. */
  constructor(time: Time, send: (up: Up) => void, changed: () => void) {
    this.#time = time;
    this.#send = send;
    this.#changed = changed;
  }

  get count(): number {
    return this.#waiting.size;
  }

  /** Says something until it is answered. */
  make<T>(upOf: (call: number) => Up): Promise<T> {
    this.#last += 1;
    const number = this.#last;
    return new Promise<T>((done, fail) => {
      const call: Call = { up: upOf(number), settle: value => done(value as T), fail, stop: () => {} };
      this.#waiting.set(number, call);
      this.#changed();
      this.#say(call, FIRST);
    });
  }

  settle(number: number, value: unknown): void {
    this.#drop(number)?.settle(deepFreeze(value));
  }

  /** What was too much at once, or could not be kept, is said again a little later; all else has failed for good. */
  fail(number: number, why: Trouble, after?: number): void {
    const call = this.#waiting.get(number);
    if (call && (why === 'limited' || why === 'unkept')) {
      call.stop();
      call.stop = this.#time.later(after ?? waitOf(this.#time, FIRST), () => this.#say(call, FIRST));
    } else this.#drop(number)?.fail(new SeatError(why, after));
  }

  failAll(why: Trouble): void {
    for (const number of [...this.#waiting.keys()]) this.#drop(number)?.fail(new SeatError(why));
  }

  #say(call: Call, after: number): void {
    this.#send(call.up);
    call.stop = this.#time.later(waitOf(this.#time, after), () => this.#say(call, after * 2));
  }

  #drop(number: number): Call | undefined {
    const call = this.#waiting.get(number);
    call?.stop();
    if (this.#waiting.delete(number)) this.#changed();
    return call;
  }
}
