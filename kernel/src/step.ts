// One step of a battle: all answers opened at once, and what comes of it.

import type { Answer, Ask, Clock, GameTypes, Ruleset, State, Thrown, Told } from './contract.ts';
import { canonical, copy, deepFreeze, snapshot } from './json.ts';
import type { Loop, TurnEnds } from './loop.ts';
import { begin, play } from './loop.ts';
import { Missing } from './scripted.ts';
import { sha256 } from './sha256.ts';
import type { Listener, Rolled, Source } from './table.ts';
import { rolled } from './table.ts';

/** What a step brought about. */
export interface Stepped<G extends GameTypes> {
  /** As the rules made them: they may point into the battle. */
  asks: readonly Ask<G>[];
  /** Made for the telling, so that nothing told changes with the battle afterwards. */
  told: Told<G>[];
  dice: number;
  throws: number;
  /** How many turns ended in it. */
  ends: number;
  /** A die fell or a secret was seen: nobody goes back behind this step. */
  final: boolean;
}

/** A step played on a copy of the battle. */
export interface Opened<G extends GameTypes> extends Stepped<G> {
  s: State<G>;
  /** One for every turn that ended in it. */
  hashes: string[];
}

/** The hash of a state: SHA-256 of its canonical text, the book left out. */
export function hashOf<G extends GameTypes>(s: State<G>): string {
  return sha256(canonical({ open: s.open, sealed: s.sealed, clock: s.clock }));
}

/** A battle copied, so that the copy can be played on. The book is everybody's and never copied. */
export function cloned<G extends GameTypes>(s: State<G>): State<G> {
  return { book: s.book, clock: { ...s.clock }, open: copy(s.open), sealed: copy(s.sealed) };
}

/** A battle as it is now, frozen; what has not changed since an earlier picture of it is shared with that. */
export function pictureOf<G extends GameTypes>(s: State<G>, earlier?: State<G>): State<G> {
  const clock = snapshot(s.clock, earlier?.clock);
  const open = snapshot(s.open, earlier?.open);
  const sealed = snapshot(s.sealed, earlier?.sealed);
  if (earlier && clock === earlier.clock && open === earlier.open && sealed === earlier.sealed) return earlier;
  return Object.freeze({ book: s.book, clock, open, sealed });
}

/** Answers to be opened, none where the battle begins, the dice they are played with, and who is called as each turn ends. */
export interface Opening<G extends GameTypes> {
  readonly answers: readonly Answer<G>[] | undefined;
  readonly source: Source;
  readonly turnEnds?: TurnEnds<G>;
}

/**
 * Plays a step. Changes `s` in place.
 * @throws {Missing} where dice are thrown by hand and more are wanted; then, as where rules throw, `s` is left half-way.
 */
export function playStep<G extends GameTypes>(rules: Ruleset<G>, s: State<G>, opening: Opening<G>): Stepped<G> {
  const keeper = new Keeper(s);
  try {
    return stepOf(rules, keeper, opening);
  } catch (error) {
    if (error instanceof Missing) error.told = deepFreeze(keeper.told);
    throw error;
  }
}

function stepOf<G extends GameTypes>(
  rules: Ruleset<G>,
  keeper: Keeper<G>,
  { answers, source, turnEnds }: Opening<G>,
): Stepped<G> {
  const { s } = keeper;
  const t: Rolled<G> = rolled(source, keeper);
  const loop: Loop<G> = { rules, t, turnEnds };
  const { turn } = s.clock;
  const asks = answers ? play(loop, s, answers) : begin(loop, s);
  const { dice, throws } = t;
  // A turn has ended where the clock went on, and where the battle is over: then nobody is asked.
  const ends = s.clock.turn - turn + (asks.length === 0 ? 1 : 0);
  return { asks, told: keeper.told, dice, throws, ends, final: keeper.seen || throws > 0 };
}

/**
 * Opens the answers on a copy of the battle, which is frozen: what they do not change is shared with it. Without answers, begins it.
 * @returns the step played, or what dice are missing where they are thrown by hand.
 */
export function openAnswers<G extends GameTypes>(
  rules: Ruleset<G>,
  before: State<G>,
  opening: Omit<Opening<G>, 'turnEnds'>,
): Opened<G> | Missing {
  const s = cloned(before);
  const hashes: string[] = [];
  try {
    const step = playStep(rules, s, { ...opening, turnEnds: end => void hashes.push(hashOf(end)) });
    return {
      ...step,
      asks: snapshot(step.asks),
      told: deepFreeze(step.told),
      s: pictureOf(s, opening.answers && before),
      hashes,
    };
  } catch (error) {
    if (error instanceof Missing) return error;
    throw error;
  }
}

/** Keeps what is told at a step. */
class Keeper<G extends GameTypes> implements Listener<G> {
  readonly told: Told<G>[] = [];
  seen = false;
  readonly s: State<G>;
  #clock: Clock | undefined;

  constructor(s: State<G>) {
    this.s = s;
  }

  tell(event: G['event'] | Thrown, to?: readonly string[]): void {
    const clock = this.#now();
    if (event.kind === 'thrown') ownReading(event as Thrown);
    this.told.push(to ? { clock, to: to.slice(), event } : { clock, event });
  }

  reveal(): void {
    this.seen = true;
  }

  /** The clock, copied once for all that is told at the same line. */
  #now(): Clock {
    const { clock } = this.s;
    const last = this.#clock;
    if (last && last.line === clock.line && last.step === clock.step && last.turn === clock.turn) return last;
    this.#clock = { ...clock };
    return this.#clock;
  }
}

/** A throw is made anew by the table for whoever is told of it; only what was read of it may go on being read. */
function ownReading(thrown: Thrown): void {
  thrown.read = copy(thrown.read);
}
