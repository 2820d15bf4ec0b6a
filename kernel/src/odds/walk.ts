// A walk: a piece of the rules run once for every path through its throws.

import type { Reading, Shapes, Table, Why } from '../contract.ts';
import type { Chances } from './chances.ts';
import { Ends } from './chances.ts';
import type { Whole } from './fraction.ts';
import { times } from './fraction.ts';
import type { Done, Folds, Once, Piece, Reckoning, Walks } from './reckoning.ts';
import { LONG } from './reckoning.ts';
import type { Odds } from './spread.ts';
import { oddsOf, spread } from './spread.ts';

const CUT = new Error('a path too rare to be followed');
const NOWHERE = new Error('no path leads on from here');

/** The table of one walk. Each run starts anew and takes the branches chosen so far; the first throw after them adds a fork. */
export class Walk<R extends Shapes> implements Table<R>, Walks<R> {
  /** When the run under way began. */
  began = 0;
  /** Folds that last as long as this walk, by `once` and `done`. */
  readonly folds: Map<Once<R>, Map<Done | undefined, Folds>> = new Map();
  readonly #reckoning: Reckoning<R>;
  readonly #forks: Odds<unknown>[] = [];
  readonly #taken: number[] = [];
  /** The chance of the path up to each fork. */
  readonly #nums: Whole[] = [1];
  readonly #dens: Whole[] = [1];
  readonly #spend: (work: number) => void;
  #depth = 0;
  #ends: Ends = new Ends();

  constructor(reckoning: Reckoning<R>) {
    this.#reckoning = reckoning;
    this.#spend = work => reckoning.spend(work);
  }

  chances(act: (t: Table<R>) => unknown): Chances {
    const ends = new Ends();
    this.paths(act, 1, ends);
    return ends.chances();
  }

  paths(act: (t: Table<R>) => unknown, of: number, ends: Ends): void {
    this.#ends = ends;
    this.#dens[0] = of;
    do {
      this.began = this.#reckoning.run();
      this.#depth = 0;
      this.#path(act);
    } while (this.#turned());
  }

  /** The chance of the path so far. */
  chance(): { num: Whole; den: Whole } {
    return { num: this.#nums[this.#depth]!, den: this.#dens[this.#depth]! };
  }

  throw<A>(dice: number, reading: Reading<A>, _why: () => Why): A {
    if (this.#atEnd()) this.#fork(spread(dice, reading, this.#spend));
    return this.#value();
  }

  each<I, A>(items: readonly I[], start: A, once: (soFar: A, item: I, t: Table<R>) => A, done?: (soFar: A) => boolean): A {
    if (items.length === 0) return start;
    if (this.#atEnd()) {
      const { values } = this.#reckoning;
      const fold = this.#reckoning.fold(once as Once<R>, done as Done | undefined);
      const keys = items.map(item => values.id(item));
      this.#forkOf(fold.through(values.id(start), keys));
    }
    return this.#value();
  }

  inTurn<A>(dice: number, sides: number, start: A, once: (soFar: A, face: number, t: Table<R>) => A, _why: () => Why): A {
    if (dice < 1) return start;
    if (this.#atEnd()) {
      const keys = Array.from({ length: dice }, () => -sides);
      this.#forkOf(this.#reckoning.fold(once as Once<R>, undefined).through(this.#reckoning.values.id(start), keys));
    }
    return this.#value();
  }

  part<X extends readonly unknown[], A>(piece: (t: Table<R>, ...x: X) => A, ...x: X): A {
    if (this.#atEnd()) this.#forkOf(this.#reckoning.part(piece as unknown as Piece<R>, x));
    return this.#value();
  }

  tell(): void {}

  reveal(): void {}

  #path(act: (t: Table<R>) => unknown): void {
    let end = -1;
    try {
      end = this.#reckoning.values.id(act(this));
    } catch (stop) {
      if (stop === NOWHERE) return;
      if (stop !== CUT) throw stop;
    }
    if (this.#depth < this.#forks.length)
      throw new Error('the rules threw less on the same dice: they look at what they changed before');
    this.#ends.add(end, this.#nums[this.#depth]!, this.#dens[this.#depth]!);
  }

  /** Takes the next branch of the last fork that has one; false where all are taken. */
  #turned(): boolean {
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
    if (this.#reckoning.walk !== this) throw new Error('a piece of the rules must throw on the table it is given');
    if (this.#depth < this.#forks.length) return false;
    if (this.#depth >= LONG && times(this.#nums[this.#depth]!, this.#reckoning.oneIn) < this.#dens[this.#depth]!) throw CUT;
    return true;
  }

  #forkOf(chances: Chances): void {
    this.#fork(oddsOf(chances, this.#reckoning.values));
  }

  #fork(fork: Odds<unknown>): void {
    const num = this.#nums[this.#depth]!;
    const den = times(this.#dens[this.#depth]!, fork.of);
    if (fork.beyond) this.#ends.add(-1, times(num, fork.beyond), den);
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
