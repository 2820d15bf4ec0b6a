// One step of a match: all answers opened at once on a copy of the battle, kept only if it ends.

import type { Answer, Ask, Ruleset, Shapes, State, Told } from './contract.ts';
import { canonical, copy, frozen } from './json.ts';
import { begin, play } from './loop.ts';
import { sha256 } from './sha256.ts';
import type { Listener, Source } from './table.ts';
import { Missing, rolled } from './table.ts';

/** A step that was played to its end. */
export interface Opened<R extends Shapes> {
  s: State<R>;
  asks: readonly Ask<R>[];
  told: Told<R>[];
  /** One for every turn that ended in it. */
  hashes: string[];
  dice: number;
  throws: number;
  /** A die fell or a secret was seen: nobody goes back behind this step. */
  final: boolean;
}

/** The hash of a state: SHA-256 of its canonical text, the book left out. */
export function hashOf<R extends Shapes>(s: State<R>): string {
  return sha256(canonical({ open: s.open, sealed: s.sealed, clock: s.clock }));
}

/** A battle copied, so that the copy can be played on. The book is everybody's and never copied. */
export function cloned<R extends Shapes>(s: State<R>): State<R> {
  return { book: s.book, clock: { ...s.clock }, open: copy(s.open), sealed: copy(s.sealed) };
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
  const told: Told<R>[] = [];
  const hashes: string[] = [];
  const listening = listener(s, told);
  const t = rolled<R>(source, listening);
  const turnEnds = (end: State<R>) => void hashes.push(hashOf(end));
  try {
    const asks = answers ? play(rules, s, answers, t, turnEnds) : begin(rules, s, t, turnEnds);
    frozen(s.open);
    frozen(s.sealed);
    frozen(s.clock);
    return { s, asks: frozen(asks), told, hashes, dice: t.dice, throws: t.throws, final: listening.seen || t.throws > 0 };
  } catch (error) {
    if (error instanceof Missing) return error;
    throw error;
  }
}

function listener<R extends Shapes>(s: State<R>, told: Told<R>[]): Listener<R> & { seen: boolean } {
  return {
    seen: false,
    tell(event, to) {
      const clock = { ...s.clock };
      // An event may point into the state; what is told must not change with it afterwards.
      told.push(frozen(copy(to ? { clock, to, event } : { clock, event })));
    },
    reveal() {
      this.seen = true;
    },
  };
}
