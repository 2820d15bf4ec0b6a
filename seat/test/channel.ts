// A line between two programs as it may be: slow, doubtful, cut. Time is played, so that nobody waits.

import type { GameTypes, RollDie } from '@flagplot/kernel';
import { stream } from '@flagplot/kernel';
import type { Down, LocalSeat, Port, Seat, Time, Transport } from '../src/index.ts';
import { farSeat, serveSeat, workerSeat } from '../src/index.ts';

/** Time that goes on when whoever waits for it says so. */
export class PlayedTime implements Time {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  readonly #roll: RollDie;

  constructor(seed: string) {
    this.#roll = stream(seed);
  }

  now(): number {
    return this.#now;
  }

  chance(): number {
    return (this.#roll(1_000_000) - 1) / 1_000_000;
  }

  later(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(one => one !== timer);
    };
  }

  /** Lets time go by until something is so. Fails where it never is. */
  async until(is: () => boolean): Promise<void> {
    for (let n = 0; n < 200_000; n += 1) {
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      if (n % 20 === 0) await new Promise(done => setImmediate(done));
      if (is()) return;
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (!next) {
        await new Promise(done => setImmediate(done));
        if (is()) return;
        throw new Error('nothing more happens');
      }
      this.#timers = this.#timers.filter(one => one !== next);
      this.#now = next.at;
      next.run();
    }
    throw new Error('it never comes');
  }

  async after<T>(promise: Promise<T>): Promise<T> {
    let is = false;
    const settle = (): void => {
      is = true;
    };
    promise.then(settle, settle);
    await this.until(() => is);
    return promise;
  }
}

/** How bad a line is. Chances of 1,000. */
interface Badness {
  lost: number;
  twice: number;
  /** Milliseconds at most. */
  delay: number;
  /** So long after it was opened the line is cut, once. */
  cut?: number;
}

const CLEAN: Badness = { lost: 0, twice: 0, delay: 0 };
const BAD: Badness = { lost: 100, twice: 100, delay: 400, cut: 9_000 };

type Hear = (event: { data: unknown }) => void;

/** One end of a line. What is said goes through JSON. */
class End implements Port {
  readonly #heard = new Set<Hear>();
  other: End | undefined;
  readonly line: Wire;

  constructor(line: Wire) {
    this.line = line;
  }

  postMessage(message: unknown): void {
    const text = JSON.stringify(message);
    this.line.carry(() => this.other?.hear(JSON.parse(text)));
  }

  addEventListener(_: 'message', hear: Hear): void {
    this.#heard.add(hear);
  }

  removeEventListener(_: 'message', hear: Hear): void {
    this.#heard.delete(hear);
  }

  hear(data: unknown): void {
    for (const hear of this.#heard) hear({ data });
  }
}

/** The wire between two ends. */
class Wire {
  readonly #time: Time;
  readonly #badness: Badness;
  /** While it is cut nothing goes through; what was under way is lost. */
  epoch = 0;
  isCut = false;
  messages = 0;

  constructor(time: Time, badness: Badness) {
    this.#time = time;
    this.#badness = badness;
  }

  carry(arrive: () => void): void {
    const { lost, twice } = this.#badness;
    this.messages += 1;
    if (this.isCut || this.#falls(lost)) return;
    this.#after(arrive);
    if (this.#falls(twice)) this.#after(arrive);
  }

  #after(arrive: () => void): void {
    const { epoch } = this;
    this.#time.later(this.#time.chance() * this.#badness.delay, () => {
      if (this.epoch === epoch) arrive();
    });
  }

  #falls(chance: number): boolean {
    return this.#time.chance() * 1000 < chance;
  }
}

/** A seat served over a port and sat at from the other end. */
export function overPort<G extends GameTypes>(seat: LocalSeat<G>, time: Time): Promise<Seat<G>> {
  const [near, far] = ends(new Wire(time, CLEAN));
  serveSeat(near, seat, time);
  return workerSeat(far, time);
}

/** The same over a bad line, which is cut once and opened anew. */
export function overBadLine<G extends GameTypes>(seat: LocalSeat<G>, time: Time): Promise<Seat<G>> {
  const wire = new Wire(time, BAD);
  const [near, far] = ends(wire);
  serveSeat(near, seat, time);
  return farSeat(cutOnce(wire, far, time), time);
}

function ends(wire: Wire): [End, End] {
  const [near, far] = [new End(wire), new End(wire)];
  near.other = far;
  far.other = near;
  return [near, far];
}

function cutOnce<G extends GameTypes>(wire: Wire, port: End, time: Time): Transport<G> {
  let hear: Hear | undefined;
  let cuts = 0;
  return {
    open(heard, lost) {
      if (hear) port.removeEventListener('message', hear);
      hear = ({ data }) => heard(data as Down<G>);
      port.addEventListener('message', hear);
      wire.isCut = false;
      if (cuts > 0) return;
      cuts += 1;
      time.later(BAD.cut ?? 0, () => {
        wire.isCut = true;
        wire.epoch += 1;
        lost();
      });
    },
    send: up => port.postMessage(up),
    close: () => {},
  };
}
