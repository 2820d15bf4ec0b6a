// The near end of a far seat: a seat of this program, served to another over messages.

import type { GameTypes } from '@flagplot/kernel';
import { ANYTHING, eitherOf, oneOf, orNull, STEP, shape, whole, words } from '@flagplot/kernel/schemas';
import { Feed } from './feed.ts';
import type { LocalSeat } from './local.ts';
import type { Down, Past, Reply, Up } from './seat.ts';
import { SeatError } from './seat.ts';
import { machineTime, type Time } from './time.ts';

/** Where messages go to and fro: a `MessagePort`, a worker, a channel of a test. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', hear: (event: { data: unknown }) => void): void;
  start?(): void;
  close?(): void;
}

/** Milliseconds between two signs of life: more of them shortly after something has changed, in case it was lost. */
const FIRST = 500;
const HEARTBEAT = 25_000;

const CALL = whole(0, Number.MAX_SAFE_INTEGER);
const DRAFT = shape({ step: STEP, kind: words(40), order: ANYTHING, revision: CALL });

/**
 * What may be said to a served seat: whatever has another form is not heard. An act may be anything here: its seat checks it, and the
 * far end is told every fault in it.
 */
const UP = eitherOf(
  shape({ call: CALL, act: ANYTHING, key: words(200) }),
  shape({ call: CALL, past: STEP }),
  shape({ call: CALL, record: oneOf(true) }),
  shape({ draft: orNull(DRAFT) }),
  shape({ from: whole(-1, Number.MAX_SAFE_INTEGER) }),
  shape({ close: oneOf(true) }),
);

const feeds = new WeakMap<object, Feed<GameTypes>>();

/** The feed of a seat: one, however many lines lead to it, so that who comes back finds what he has missed. */
function feedOf<G extends GameTypes>(seat: LocalSeat<G>): Feed<G> {
  const feed = feeds.get(seat) as unknown as Feed<G> | undefined;
  if (feed) return feed;
  const made = new Feed(seat);
  feeds.set(seat, made as unknown as Feed<GameTypes>);
  return made;
}

/** Serves a seat over a port. Returns how to stop. The seat itself stays open. */
export function serveSeat<G extends GameTypes>(port: Port, seat: LocalSeat<G>, time: Time = machineTime): () => void {
  const line = new Line(port, feedOf(seat), time);
  line.open();
  return () => line.close();
}

class Line<G extends GameTypes> {
  readonly #port: Port;
  readonly #feed: Feed<G>;
  readonly #time: Time;
  #leave: () => void = () => {};
  #calm: () => void = () => {};

  constructor(port: Port, feed: Feed<G>, time: Time) {
    this.#port = port;
    this.#feed = feed;
    this.#time = time;
  }

  open(): void {
    this.#leave = this.#feed.join(down => {
      this.#send(down);
      this.#beat(FIRST);
    });
    this.#port.addEventListener('message', this.#hear);
    this.#port.start?.();
    this.#beat(FIRST);
  }

  close(): void {
    this.#leave();
    this.#calm();
    this.#port.removeEventListener('message', this.#hear);
  }

  readonly #hear = ({ data }: { data: unknown }): void => {
    const { seat } = this.#feed;
    if (seat.check(UP, data).length > 0) return;
    const up = data as Up;
    if ('act' in up) this.#answer(up.call, seat.act(up.act, up.key));
    else if ('past' in up) this.#answer(up.call, seat.past(up.past).then(pastToSend));
    else if ('record' in up) this.#answer(up.call, seat.record());
    else if ('draft' in up) seat.lay(up.draft);
    else if ('from' in up) this.#catchUp(up.from);
    else this.close();
  };

  #catchUp(number: number): void {
    for (const down of number < 0 ? [this.#feed.whole()] : this.#feed.after(number)) this.#send(down);
    this.#send(this.#feed.around());
    this.#beat(FIRST);
  }

  #answer(call: number, reply: Promise<Reply | Past<G> | Awaited<ReturnType<LocalSeat<G>['record']>>>): void {
    reply.then(
      done => this.#send({ call, done }),
      (error: unknown) => this.#send(failure(call, error)),
    );
  }

  /** A sign of life after so many milliseconds, and the next after twice as many. */
  #beat(after: number): void {
    this.#calm();
    this.#calm = this.#time.later(after, () => {
      this.#send(this.#feed.pulse());
      this.#send(this.#feed.around());
      this.#beat(Math.min(after * 2, HEARTBEAT));
    });
  }

  #send(down: Down<G>): void {
    this.#port.postMessage(down);
  }
}

/** The book is sent once, with the battle. */
function pastToSend<G extends GameTypes>({ seen: { book: _, ...seen }, told }: Past<G>): Past<G> {
  return { seen, told } as unknown as Past<G>;
}

/** Where rules break down nothing has changed: whoever asked is told so, and does not ask again for ever. */
function failure<G extends GameTypes>(call: number, error: unknown): Down<G> {
  if (error instanceof SeatError) return { call, failed: error.why, ...(error.after !== undefined && { after: error.after }) };
  const say = `The rules break down on it: ${error instanceof Error ? error.message : String(error)}`;
  return { call, done: { refusals: [{ rule: 'table', at: '', say }] } };
}
