// One step of a battle: all answers opened at once, and what comes of it.

import type { Answer, Ask, Clock, Ruleset, Shapes, State, Thrown, Told } from './contract.ts';
import { canonical, copy, frozen, snapshot } from './json.ts';
import { begin, play } from './loop.ts';
import { sha256 } from './sha256.ts';
import type { Listener, Rolled, Source } from './table.ts';
import { Missing, rolled } from './table.ts';

/** What a step brought about. */
export interface Stepped<R extends Shapes> {
  asks: readonly Ask<R>[];
  /** Copies of its own, so that nothing told changes with the battle afterwards. */
  told: Told<R>[];
  /** The battle at the end of every turn that ended in it. */
  ends: State<R>[];
  dice: number;
  throws: number;
  /** A die fell or a secret was seen: nobody goes back behind this step. */
  final: boolean;
}

/** A step played on a copy of the battle. */
export interface Opened<R extends Shapes> extends Omit<Stepped<R>, 'ends'> {
  s: State<R>;
  /** One for every turn that ended in it. */
  hashes: string[];
}

/** The hash of a state: SHA-256 of its canonical text, the book left out. */
export function hashOf<R extends Shapes>(s: State<R>): string {
  return sha256(canonical({ open: s.open, sealed: s.sealed, clock: s.clock }));
}

/** A battle copied, so that the copy can be played on. The book is everybody's and never copied. */
export function cloned<R extends Shapes>(s: State<R>): State<R> {
  return { book: s.book, clock: { ...s.clock }, open: copy(s.open), sealed: copy(s.sealed) };
}

/** A battle as it is now, frozen; what has not changed since an earlier picture of it is shared with that. */
export function pictureOf<R extends Shapes>(s: State<R>, earlier?: State<R>): State<R> {
  const clock = snapshot(s.clock, earlier?.clock);
  const open = snapshot(s.open, earlier?.open);
  const sealed = snapshot(s.sealed, earlier?.sealed);
  if (earlier && clock === earlier.clock && open === earlier.open && sealed === earlier.sealed) return earlier;
  return Object.freeze({ book: s.book, clock, open, sealed });
}

/** A battle to be played on, and an earlier picture of it. */
export interface Played<R extends Shapes> {
  s: State<R>;
  picture?: State<R>;
}

/**
 * Opens the answers; without answers, begins the battle. Changes `s` in place.
 * @throws {Missing} where dice are thrown by hand and more are wanted; then, as where rules throw, `s` is left half-way.
 */
export function stepped<R extends Shapes>(
  rules: Ruleset<R>,
  { s, picture }: Played<R>,
  answers: readonly Answer<R>[] | undefined,
  source: Source,
): Stepped<R> {
  const ends: State<R>[] = [];
  const keeper = new Keeper(s);
  const t: Rolled<R> = rolled(source, keeper);
  const turnEnds = (end: State<R>) => void ends.push(pictureOf(end, ends.at(-1) ?? picture));
  const asks = answers ? play(rules, s, answers, t, turnEnds) : begin(rules, s, t, turnEnds);
  const { dice, throws } = t;
  return { asks: snapshot(asks), told: keeper.told, ends, dice, throws, final: keeper.seen || throws > 0 };
}

/**
 * Opens the answers on a copy of the battle; without answers, begins it.
 * @returns the step played, or what dice are missing where they are thrown by hand.
 */
export function opened<R extends Shapes>(
  rules: Ruleset<R>,
  before: State<R>,
  answers: readonly Answer<R>[] | undefined,
  source: Source,
): Opened<R> | Missing {
  const s = cloned(before);
  try {
    const { ends, told, ...step } = stepped(rules, { s }, answers, source);
    return { ...step, told: frozen(told), s: pictureOf(s), hashes: ends.map(hashOf) };
  } catch (error) {
    if (error instanceof Missing) return error;
    throw error;
  }
}

/** Keeps what is told at a step. */
class Keeper<R extends Shapes> implements Listener<R> {
  readonly told: Told<R>[] = [];
  seen = false;
  readonly #s: State<R>;
  #clock: Clock | undefined;

  constructor(s: State<R>) {
    this.#s = s;
  }

  tell(event: R['event'] | Thrown, to?: readonly string[]): void {
    const clock = this.#now();
    this.told.push(to ? { clock, to: to.slice(), event: copy(event) } : { clock, event: copy(event) });
  }

  reveal(): void {
    this.seen = true;
  }

  /** The clock, copied once for all that is told at the same line. */
  #now(): Clock {
    const { clock } = this.#s;
    const last = this.#clock;
    if (last && last.line === clock.line && last.turn === clock.turn && last.step === clock.step) return last;
    this.#clock = { ...clock };
    return this.#clock;
  }
}
