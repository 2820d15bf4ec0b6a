// The exact table: the rules run once for every path through their throws.
//
// Equal values are merged after each item of `each` and each die of `inTurn`, so what is done to one small value takes time with the number
// of its different values, not of paths. An act is quick where it leaves the state alone, makes the functions it hands to `each` and `inTurn`
// before the throws they follow (a function made after a throw is another in every branch, and nothing it did is remembered from one branch to
// the next), and throws and takes up dice one by one in a single `each` rather than in a fold within a fold.

import type { Shapes, Table } from '../contract.ts';
import type { Chances } from './chances.ts';
import { ALL_BEYOND } from './chances.ts';
import { Fold } from './fold.ts';
import type { Whole } from './fraction.ts';
import { times } from './fraction.ts';
import type { Lend } from './lent.ts';
import { lent } from './lent.ts';
import type { Done, Folds, Limits, Once, Piece, Reckoning } from './reckoning.ts';
import { LONG } from './reckoning.ts';
import type { Odds } from './spread.ts';
import { oddsOf } from './spread.ts';
import { Values } from './values.ts';
import { Walk } from './walk.ts';

/** Thrown out of an exact reckoning where its work passes the limit. */
export class TooMuch extends Error {}

const TOO_MUCH = new TooMuch('the paths are too many to be counted');

const RUN = 16;
/** Folds and parts within one another beyond what any rule needs, and short of what the machine can nest. */
const DEEPEST = 250;

/** The work of about 20 milliseconds. */
export const WORK = 1_000_000;
export const ONE_IN = 1_000_000_000;

/**
 * The exact odds of anything done with a table. `act` runs once for each path, and must do the same on the same dice: what it reads besides
 * may be shared by all runs, what it changes must be its own.
 * @throws TooMuch where the work passes its limit.
 */
export function exactly<R extends Shapes, A>(act: (t: Table<R>) => A, limits: Limits = {}): Odds<A> {
  return lent(lend => oddsOnLoan(act, limits, lend));
}

/** The same with values lent in one of two ways (see lent.ts); `act` must borrow what it reads in the same way. */
export function oddsOnLoan<R extends Shapes, A>(act: (t: Table<R>) => A, limits: Limits, lend: Lend): Odds<A> {
  const reckoning = new Exact<R>(limits, lend);
  const chances = reckoning.within(() => {
    const { walk } = reckoning;
    return walk.chances(t => {
      reckoning.spend(limits.path ?? 0);
      return act(t);
    });
  });
  return oddsOf(chances, reckoning.values) as Odds<A>;
}

/** What all walks of one reckoning share: the values met, the work done, and what need not be worked out twice. */
class Exact<R extends Shapes> implements Reckoning<R> {
  readonly values: Values = new Values();
  readonly lend: Lend;
  readonly oneIn: number;
  cuts = 0;
  #work: number;
  #runs = 0;
  /** The walks under way, each within a run of the one before; those above the level are kept for the next time. */
  readonly #walks: Walk<R>[] = [];
  #level = -1;
  readonly #parts = new Map<Piece<R>, Map<number, Chances>>();
  /** In which run each function was met first. */
  readonly #met = new Map<unknown, number>();

  constructor({ work = WORK, oneIn = ONE_IN }: Limits, lend: Lend) {
    this.#work = work;
    this.oneIn = oneIn;
    this.lend = lend;
  }

  get walk(): Walk<R> {
    return this.#walks[this.#level]!;
  }

  run(): number {
    this.spend(RUN);
    this.#runs += 1;
    return this.#runs;
  }

  spend(work: number): void {
    this.#work -= work;
    if (this.#work < 0) throw TOO_MUCH;
  }

  within(worked: () => Chances): Chances {
    if (this.#level >= LONG && this.#rare()) {
      this.cuts += 1;
      return ALL_BEYOND;
    }
    if (this.#level > DEEPEST) throw TOO_MUCH;
    this.#level += 1;
    this.#walks[this.#level] ??= new Walk(this);
    this.walk.folds.clear();
    const chances = worked();
    this.#level -= 1;
    return chances;
  }

  /** Whether the paths under way, one within the other, are together too rare to be followed. */
  #rare(): boolean {
    let [num, den]: [Whole, Whole] = [this.oneIn, 1];
    for (let level = 0; level <= this.#level; level += 1) {
      const chance = this.#walks[level]!.chance();
      num = times(num, chance.num);
      den = times(den, chance.den);
    }
    return num < den;
  }

  part(piece: Piece<R>, x: readonly unknown[]): Chances {
    const known = this.#parts.get(piece) ?? new Map<number, Chances>();
    this.#parts.set(piece, known);
    const key = this.values.id(x);
    const worked = known.get(key);
    if (worked) return worked;
    const { cuts } = this;
    const act = (t: Table<R>): unknown => piece(t, ...this.lend(this.values.all[key] as readonly unknown[]));
    const chances = this.within(() => this.walk.chances(act));
    if (cuts === this.cuts) known.set(key, chances);
    return chances;
  }

  fold(once: Once<R>, done: Done | undefined): Folds {
    const level = Math.max(this.#steady(once), done ? this.#steady(done) : 0);
    if (level > this.#level) return new Fold(this, once, done);
    const { folds } = this.#walks[level]!;
    const ofOnce = folds.get(once) ?? new Map<Done | undefined, Folds>();
    folds.set(once, ofOnce);
    const fold = ofOnce.get(done) ?? new Fold(this, once, done);
    ofOnce.set(done, fold);
    return fold;
  }

  /**
   * The outermost walk in whose present run the function was not made, since it is older. What it looks at is then no concern of that run,
   * and what it did is true until that walk ends. One above the present level: it may have been made just now, and may be changed yet.
   */
  #steady(made: unknown): number {
    const met = this.#met.get(made);
    if (met === undefined) this.#met.set(made, this.#runs);
    else for (let level = 0; level <= this.#level; level += 1) if (met < this.#walks[level]!.began) return level;
    return this.#level + 1;
  }
}
