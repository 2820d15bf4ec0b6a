// A walk: a piece of the rules run once for every path through its throws.

import type { Chained, GameTypes, Reading, Table, Why } from '../contract.ts';
import { chainOdds } from './chain.ts';
import type { Unfinished } from './chances.ts';
import { PathEnds } from './chances.ts';
import type { Whole } from './fraction.ts';
import { times } from './fraction.ts';
import type { Continuation, Done, Enumerator, Folds, Once, Piece, Reckoning } from './reckoning.ts';
import { LONG } from './reckoning.ts';
import type { Odds } from './spread.ts';
import { oddsOf, spread } from './spread.ts';
import { isObject, SEEN, standInFor } from './stand-in.ts';
import type { StepList } from './step-list.ts';

/** The work of a fork. */
const FORK = 4;

const CUT = new Error('a path too rare to be followed');
const NOWHERE = new Error('no path leads on from here');

/** The table of one walk. Each run starts anew and takes the branches chosen so far; the first throw after them adds a fork. */
export class PathEnumerator<G extends GameTypes> implements Table<G>, Enumerator<G> {
  /** When the run under way began. */
  began = 0;
  tails = true;
  /** Folds that last as long as this walk, by `once` and `done`. */
  readonly folds: Map<Once<G>, Map<Done | undefined, Folds>> = new Map();
  readonly #reckoning: Reckoning<G>;
  readonly #forks: Odds<unknown>[] = [];
  readonly #taken: number[] = [];
  /** The chance of the path up to each fork. */
  readonly #nums: Whole[] = [1];
  readonly #dens: Whole[] = [1];
  readonly #spend: (work: number) => void;
  #depth = 0;
  readonly #ends: PathEnds<Continuation> = new PathEnds();
  /** What the run under way ends with, if it looks no further. */
  #tail: { at: Continuation; value: object } | undefined;

  constructor(reckoning: Reckoning<G>) {
    this.#reckoning = reckoning;
    this.#spend = work => reckoning.spend(work);
  }

  chances(act: (t: Table<G>) => unknown): Unfinished<Continuation> {
    this.paths(act, 1);
    return this.takeEnds();
  }

  takeEnds(): Unfinished<Continuation> {
    return this.#ends.chances();
  }

  paths(act: (t: Table<G>) => unknown, of: number): void {
    this.#dens[0] = of;
    do {
      this.began = this.#reckoning.run();
      this.#depth = 0;
      this.#path(act);
    } while (this.#nextBranch());
  }

  /** The chance of the path so far. */
  chance(): { num: Whole; den: Whole } {
    return { num: this.#nums[this.#depth]!, den: this.#dens[this.#depth]! };
  }

  throw<A>(dice: number, reading: Reading<A>, _why: () => Why): A {
    if (this.#atEnd()) this.#fork(spread(dice, reading, this.#spend));
    return this.#value();
  }

  chain<A>(reading: Chained<A>, _why: () => Why): A {
    if (this.#atEnd()) this.#fork(chainOdds(reading, this.#reckoning.oneIn, this.#spend));
    return this.#value();
  }

  each<I, A>(items: readonly I[], start: A, once: (soFar: A, item: I, t: Table<G>) => A, done?: (soFar: A) => boolean): A {
    if (items.length === 0) return start;
    if (this.#atEnd()) {
      const { none, values } = this.#reckoning;
      const steps = items.reduceRight((rest: StepList, item) => rest.after(values.id(item)), none);
      const fold = this.#reckoning.fold(once as Once<G>, done as Done | undefined);
      const tail = done ? this.#forkFold(fold, start, steps) : this.#addFold(fold, start, steps);
      if (tail) return tail as A;
    }
    return this.#value();
  }

  inTurn<A>(dice: number, sides: number, start: A, once: (soFar: A, face: number, t: Table<G>) => A, _why: () => Why): A {
    if (dice < 1) return start;
    if (this.#atEnd()) {
      let steps = this.#reckoning.none;
      for (let i = 0; i < dice; i += 1) steps = steps.after(-sides);
      const tail = this.#addFold(this.#reckoning.fold(once as Once<G>, undefined), start, steps);
      if (tail) return tail as A;
    }
    return this.#value();
  }

  part<X extends readonly unknown[], A>(piece: (t: Table<G>, ...x: X) => A, ...x: X): A {
    if (this.#atEnd()) this.#fork(this.#reckoning.part(piece as unknown as Piece<G>, x));
    return this.#value();
  }

  tell(): void {}

  reveal(): void {}

  #path(act: (t: Table<G>) => unknown): void {
    try {
      const value = act(this);
      if (this.#tail && value !== this.#tail.value) throw SEEN;
      const [num, den] = [this.#nums[this.#depth]!, this.#dens[this.#depth]!];
      if (this.#depth < this.#forks.length)
        throw new Error('the rules threw less on the same dice: they look at what they changed before');
      if (this.#tail) this.#ends.in(this.#tail.at, num, den);
      else this.#ends.at(this.#reckoning.values.id(value), num, den);
    } catch (stop) {
      this.#handleStop(stop, act);
    }
    this.#tail = undefined;
  }

  #handleStop(stop: unknown, act: (t: Table<G>) => unknown): void {
    if (this.#tail) this.#again(act);
    else if (stop === CUT) this.#ends.cut(this.#nums[this.#depth]!, this.#dens[this.#depth]!);
    else if (stop !== NOWHERE) throw stop;
  }

  /** The same run with the fold worked out, since its value is looked at after all. */
  #again(act: (t: Table<G>) => unknown): void {
    this.tails = false;
    this.#tail = undefined;
    this.began = this.#reckoning.run();
    this.#depth = 0;
    this.#path(act);
  }

  /** Takes the next branch of the last fork that has one; false where all are taken. */
  #nextBranch(): boolean {
    for (let last = this.#forks.length - 1; last >= 0; last -= 1) {
      const branch = this.#taken[last]! + 1;
      const fork = this.#forks[last]!;
      if (branch < fork.values.length) {
        this.#taken[last] = branch;
        this.#nums[last + 1] = times(this.#nums[last]!, fork.weights[branch]!);
        return true;
      }
      this.#forks.pop();
      this.#taken.pop();
    }
    return false;
  }

  /** Whether this throw is the first after the branches chosen so far. */
  #atEnd(): boolean {
    if (this.#tail) throw SEEN;
    if (this.#reckoning.walk !== this) throw new Error('a piece of the rules must throw on the table it is given');
    if (this.#depth < this.#forks.length) return false;
    if (this.#depth >= LONG && times(this.#nums[this.#depth]!, this.#reckoning.oneIn) < this.#dens[this.#depth]!) throw CUT;
    return true;
  }

  /** A fold is a fork, or a tail if the run hands on what stands for its value. */
  #addFold(fold: Folds, start: unknown, steps: StepList): object | undefined {
    if (!this.tails || !isObject(start)) return this.#forkFold(fold, start, steps);
    const value = standInFor(start);
    this.#tail = { at: { fold, start: this.#reckoning.values.id(start), steps }, value };
    return value;
  }

  #forkFold(fold: Folds, start: unknown, steps: StepList): undefined {
    const { values } = this.#reckoning;
    this.#fork(oddsOf(fold.through(values.id(start), steps), values));
    return undefined;
  }

  #fork(fork: Odds<unknown>): void {
    this.#spend(FORK);
    const num = this.#nums[this.#depth]!;
    const den = times(this.#dens[this.#depth]!, fork.of);
    if (fork.beyond) this.#ends.cut(times(num, fork.beyond), den);
    if (fork.values.length === 0) throw NOWHERE;
    this.#forks.push(fork);
    this.#taken.push(0);
    this.#nums[this.#depth + 1] = times(num, fork.weights[0]!);
    this.#dens[this.#depth + 1] = den;
  }

  /** The value of the branch taken here. */
  #value<A>(): A {
    const at = this.#depth;
    this.#depth += 1;
    return this.#reckoning.lend(this.#forks[at]!.values[this.#taken[at]!]) as A;
  }
}
