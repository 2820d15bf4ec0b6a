// The exact table: the rules run once for every path through their throws.
//
// Equal values are merged after each item of `each` and each die of `inTurn`, so that what is done to one small value takes time with the
// number of its different values, not of paths. What makes an act quick:
// - It leaves the battle alone and works out what no die changes once, not in every run. A battle that is written on is copied for each path.
// - It makes the functions it hands to `each` and `inTurn` before the throws they follow: a function made after a throw is another one in
//   every branch, and what it did in one says nothing of the next.
// - A piece that ends with a fold hands its value on unseen (`return t.inTurn(...)`): then all such folds of one function are carried on
//   together, however many hits led to each. A value that is looked at makes a branch of every value it can be.
// - It hands on things by their places: every part of an item, or of what a part is given, is read and kept, and where the battle hangs on
//   it, the battle.
// - Values are small and of few parts; what comes with few different values stands before what comes with many.

import type { GameTypes, Table } from '../contract.ts';
import type { Chances, Unfinished } from './chances.ts';
import { ALL_BEYOND, together } from './chances.ts';
import { PathEnumerator } from './enumerator.ts';
import { Fold } from './fold.ts';
import type { Whole } from './fraction.ts';
import { plus, times } from './fraction.ts';
import type { Lend } from './loan.ts';
import { playOnLoan } from './loan.ts';
import type { Continuation, Done, Folds, Limits, Once, Piece, Reckoning } from './reckoning.ts';
import { LONG } from './reckoning.ts';
import type { Odds } from './spread.ts';
import { oddsOf } from './spread.ts';
import { alike } from './stand-in.ts';
import { StepList } from './step-list.ts';
import { ValueTable } from './value-table.ts';

/** Thrown out of an exact reckoning where its work passes the limit. */
export class TooMuch extends Error {}

const TOO_MUCH = new TooMuch('the paths are too many to be counted');

const UNLIKE = new Error('a value handed on unseen was not like the value before it');

/** The work of a run, besides a piece for each part of the value it comes to. */
const RUN = 16;
/** Folds and parts within one another beyond what any rule needs, and short of what the machine can nest. */
const DEEPEST = 250;

/** The work of some 20 milliseconds, so that a sample can follow within 50. */
export const WORK = 750_000;
/** Of all that is asked, no more than one part in so many is left open. */
const AT_MOST_ONE_IN = 1_000_000_000;
/** Paths rarer than one in so many are cut off at first: a volley of a squadron cuts a dozen of them or two, and leaves less than it may. */
const ONE_IN = 10_000_000_000;
/** So many times as rare must paths be the next time, where too much was left open. */
const FINER = 100;

/**
 * The exact odds of anything done with a table. `act` runs once for each path, and must do the same on the same dice: what it reads besides
 * may be shared by all runs, what it changes must be its own.
 * @throws TooMuch where the work passes its limit.
 */
export function exactly<G extends GameTypes, A>(act: (t: Table<G>) => A, limits: Limits = {}): Odds<A> {
  return playOnLoan(lend => oddsOnLoan(act, limits, lend));
}

/** The same with values lent in one of two ways (see loan.ts); `act` must borrow what it reads in the same way. */
export function oddsOnLoan<G extends GameTypes, A>(act: (t: Table<G>) => A, limits: Limits, lend: Lend): Odds<A> {
  for (let oneIn = limits.oneIn ?? ONE_IN; ; oneIn *= FINER) {
    const odds = oddsCutAt<G, A>(act, { ...limits, oneIn }, lend);
    if (limits.oneIn !== undefined || times(odds.beyond, AT_MOST_ONE_IN) <= odds.of) return odds;
  }
}

function oddsCutAt<G extends GameTypes, A>(act: (t: Table<G>) => A, limits: Limits, lend: Lend): Odds<A> {
  try {
    return reckon(new Exact<G>(limits, lend, true), act, limits);
  } catch (stop) {
    if (stop !== UNLIKE) throw stop;
    return reckon(new Exact<G>(limits, lend, false), act, limits);
  }
}

function reckon<G extends GameTypes, A>(reckoning: Exact<G>, act: (t: Table<G>) => A, { path = 0 }: Limits): Odds<A> {
  const play = (t: Table<G>): A => {
    reckoning.spend(path);
    return act(t);
  };
  const chances = reckoning.within(() => reckoning.finish(reckoning.walk.chances(play)));
  return oddsOf(chances, reckoning.values) as Odds<A>;
}

/** What all walks of one reckoning share: the values met, the work done, and what need not be worked out twice. */
class Exact<G extends GameTypes> implements Reckoning<G> {
  readonly values: ValueTable = new ValueTable();
  readonly lend: Lend;
  readonly oneIn: number;
  readonly none: StepList = new StepList();
  cuts = 0;
  readonly tails: boolean;
  #work: number;
  #runs = 0;
  #read = 0;
  /** The walks under way, each within a run of the one before; those above the level are kept for the next time. */
  readonly #walks: PathEnumerator<G>[] = [new PathEnumerator(this)];
  #level = -1;
  walk: PathEnumerator<G> = this.#walks[0]!;
  /** Tails within tails. */
  #tailing = 0;
  readonly #parts = new Map<Piece<G>, Map<number, Odds<unknown>>>();
  /** In which run each function was met first. */
  readonly #met = new Map<unknown, number>();

  constructor({ work = WORK, oneIn = ONE_IN }: Limits, lend: Lend, tails: boolean) {
    this.tails = tails;
    this.#work = work;
    this.oneIn = oneIn;
    this.lend = lend;
  }

  run(): number {
    this.spend(RUN + this.values.read - this.#read);
    this.#read = this.values.read;
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
    const { walk } = this;
    this.#level += 1;
    this.#walks[this.#level] ??= new PathEnumerator(this);
    this.walk = this.#walks[this.#level]!;
    this.walk.folds.clear();
    this.walk.tails = this.tails;
    const chances = worked();
    this.#level -= 1;
    this.walk = walk;
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

  finish(unfinished: Unfinished<Continuation>): Chances {
    const { tails, of } = unfinished;
    if (tails.length === 0) return unfinished;
    const weight = tails.reduce((sum: Whole, tail) => plus(sum, tail.weight), 0);
    if (this.#tailing >= LONG && times(weight, this.oneIn) < of) {
      this.cuts += 1;
      return { ...unfinished, beyond: plus(unfinished.beyond, weight) };
    }
    if (this.#tailing > DEEPEST) throw TOO_MUCH;
    this.#tailing += 1;
    let chances: Chances = unfinished;
    for (const [fold, same] of Map.groupBy(tails, ({ tail }) => tail.fold))
      chances = together(chances, this.#carry(fold, same, of));
    this.#tailing -= 1;
    return chances;
  }

  #carry(fold: Folds, tails: Unfinished<Continuation>['tails'], of: Whole): Chances {
    const chances = fold.finish(tails, of);
    const like = this.values.all[tails[0]!.tail.start];
    const ids = [...chances.ids, ...tails.map(({ tail }) => tail.start)];
    if (!ids.every(id => alike(like, this.values.all[id]))) throw UNLIKE;
    return chances;
  }

  part(piece: Piece<G>, x: readonly unknown[]): Odds<unknown> {
    const known = this.#parts.get(piece) ?? new Map<number, Odds<unknown>>();
    this.#parts.set(piece, known);
    const key = this.values.id(x);
    const worked = known.get(key);
    if (worked) return worked;
    const { cuts } = this;
    const act = (t: Table<G>): unknown => piece(t, ...this.lend(this.values.all[key] as readonly unknown[]));
    const chances = this.within(() => this.finish(this.walk.chances(act)));
    const odds = oddsOf(chances, this.values);
    if (cuts === this.cuts) known.set(key, odds);
    return odds;
  }

  fold(once: Once<G>, done: Done | undefined): Folds {
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
