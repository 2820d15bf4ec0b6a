// Chances of numbered values: weights over a common whole. Distributions go in, distributions come out.

import type { Whole } from './fraction.ts';
import { commonDivisor, commonMultiple, plus, quotient, times } from './fraction.ts';

/** `weights[i]` in `of` for the value numbered `ids[i]`, each number once. `beyond` in `of` was cut off. */
export interface Chances {
  readonly ids: readonly number[];
  readonly weights: readonly Whole[];
  readonly of: Whole;
  readonly beyond: Whole;
}

/** Chances of which some are still to be worked out: `weight` in `of` goes on as `tail` says. */
export interface Unfinished<T> extends Chances {
  readonly tails: readonly Weighed<T>[];
}

interface Weighed<T> {
  readonly tail: T;
  readonly weight: Whole;
}

export function certain(id: number): Unfinished<never> {
  return { ids: [id], weights: [1], of: 1, beyond: 0, tails: [] };
}

/** Nothing of what happens is followed up. */
export const ALL_BEYOND: Chances = { ids: [], weights: [], of: 1, beyond: 1 };

/** Weights heaped up by number. One heap is used over and over: what is done is handed out, and the heap is empty again. */
class Heap {
  #ids: number[] = [];
  #weights: Whole[] = [];
  /** Where each number stands, plus one; 0 where it does not. */
  readonly #places: number[] = [];

  add(id: number, weight: Whole): void {
    const place = this.#places[id];
    if (place) {
      this.#weights[place - 1] = plus(this.#weights[place - 1]!, weight);
      return;
    }
    while (this.#places.length <= id) this.#places.push(0);
    this.#places[id] = this.#ids.push(id);
    this.#weights.push(weight);
  }

  /** All of `chances` by so many times, on the way to parts of `of`: as long as that is a number, no weight is ever more. */
  pour({ ids, weights }: Chances, by: Whole, of: Whole): void {
    const small = typeof of === 'number';
    for (let i = 0; i < ids.length; i += 1) {
      const weight = small ? (by as number) * (weights[i] as number) : times(by, weights[i]!);
      this.add(ids[i]!, weight);
    }
  }

  /** All that is in it so many times. */
  multiply(by: Whole): void {
    for (let i = 0; i < this.#weights.length; i += 1) this.#weights[i] = times(this.#weights[i]!, by);
  }

  handOut(of: Whole, beyond: Whole): Chances {
    for (const id of this.#ids) this.#places[id] = 0;
    const chances = { ids: this.#ids, weights: this.#weights, of, beyond };
    this.#ids = [];
    this.#weights = [];
    return chances;
  }
}

/** No rules are run while it is in use. */
const heap = new Heap();

/** One step on: `rows[i]` is what becomes of the i-th value of `from`. */
export function mix<T>(from: Chances, rows: readonly Unfinished<T>[]): Unfinished<T> {
  let common: Whole = 1;
  for (const row of rows) if (row.of !== common) common = commonMultiple(common, row.of);
  const tails: Weighed<T>[] = [];
  const of = times(from.of, common);
  let beyond = times(from.beyond, common);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const by = times(from.weights[i]!, row.of === common ? 1 : quotient(common, row.of));
    heap.pour(row, by, of);
    for (const { tail, weight } of row.tails) tails.push({ tail, weight: times(by, weight) });
    if (row.beyond) beyond = plus(beyond, times(by, row.beyond));
  }
  return { ...heap.handOut(of, beyond), tails };
}

/** Two that have a part of all chances each. */
export function together(a: Chances, b: Chances): Chances {
  const of = commonMultiple(a.of, b.of);
  const [byA, byB] = [quotient(of, a.of), quotient(of, b.of)];
  heap.pour(a, byA, of);
  heap.pour(b, byB, of);
  return heap.handOut(of, plus(times(a.beyond, byA), times(b.beyond, byB)));
}

/** Values that occur more than once, brought together. */
export function heapUp(ids: readonly number[], weights: readonly Whole[], of: Whole): Chances {
  heap.pour({ ids, weights, of, beyond: 0 }, 1, of);
  return heap.handOut(of, 0);
}

/** Where many paths end, each with its own chance: at a value, in a tail, or cut off. Used over and over, as a heap is. */
export class PathEnds<T> {
  readonly #heap = new Heap();
  #tails: Weighed<T>[] = [];
  #beyond: Whole = 0;
  /** What all weights so far are parts of. */
  #of: Whole = 1;

  at(id: number, num: Whole, den: Whole): void {
    const weight = this.#weight(num, den);
    this.#heap.add(id, weight);
  }

  in(tail: T, num: Whole, den: Whole): void {
    const weight = this.#weight(num, den);
    this.#tails.push({ tail, weight });
  }

  cut(num: Whole, den: Whole): void {
    const weight = this.#weight(num, den);
    this.#beyond = plus(this.#beyond, weight);
  }

  /** All of them over the smallest whole that will do. */
  chances(): Unfinished<T> {
    const chances = lowest({ ...this.#heap.handOut(this.#of, this.#beyond), tails: this.#tails });
    this.#tails = [];
    this.#beyond = 0;
    this.#of = 1;
    return chances;
  }

  /** What such a chance weighs among the others, which may weigh more from now on themselves. */
  #weight(num: Whole, den: Whole): Whole {
    if (den === this.#of) return num;
    const of = commonMultiple(this.#of, den);
    if (of !== this.#of) this.#multiply(quotient(of, this.#of));
    this.#of = of;
    return times(num, quotient(of, den));
  }

  #multiply(by: Whole): void {
    this.#heap.multiply(by);
    this.#beyond = times(this.#beyond, by);
    this.#tails = this.#tails.map(({ tail, weight }) => ({ tail, weight: times(weight, by) }));
  }
}

/** The same over the smallest whole that will do. */
function lowest<T>({ ids, weights, of, beyond, tails }: Unfinished<T>): Unfinished<T> {
  // What divides the whole and all of its parts but one divides that one too.
  let by = of;
  for (let i = 0; i < weights.length && by !== 1; i += 1) by = commonDivisor(by, weights[i]!);
  for (let i = 0; i < tails.length && by !== 1; i += 1) by = commonDivisor(by, tails[i]!.weight);
  if (by === 1) return { ids, weights, of, beyond, tails };
  const less = (weight: Whole): Whole => quotient(weight, by);
  return {
    ids,
    weights: weights.map(less),
    of: less(of),
    beyond: less(beyond),
    tails: tails.map(({ tail, weight }) => ({ tail, weight: less(weight) })),
  };
}
