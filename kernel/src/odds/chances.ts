// Chances of numbered values: weights over a common whole. Distributions go in, distributions come out.

import type { Whole } from './fraction.ts';
import { commonDivisor, commonMultiple, plus, shared, times } from './fraction.ts';

/** `weights[i]` in `of` for the value numbered `ids[i]`, each number once. `beyond` in `of` was cut off. */
export interface Chances {
  readonly ids: readonly number[];
  readonly weights: readonly Whole[];
  readonly of: Whole;
  readonly beyond: Whole;
}

/** Chances of which some are still to be worked out: `weight` in `of` goes on as `tail` says. */
export interface Unfinished<T> extends Chances {
  readonly tails: readonly { readonly tail: T; readonly weight: Whole }[];
}

export function certain(id: number): Unfinished<never> {
  return { ids: [id], weights: [1], of: 1, beyond: 0, tails: [] };
}

/** Nothing of what happens is followed up. */
export const ALL_BEYOND: Chances = { ids: [], weights: [], of: 1, beyond: 1 };

/** Where each number stands in a list being made, plus one; all 0 between uses. */
const places: number[] = [];

/** Weights heaped up by number. */
class Heap {
  readonly ids: number[] = [];
  readonly weights: Whole[] = [];

  add(id: number, weight: Whole): void {
    const place = places[id];
    if (place) {
      this.weights[place - 1] = plus(this.weights[place - 1]!, weight);
      return;
    }
    while (places.length <= id) places.push(0);
    places[id] = this.ids.push(id);
    this.weights.push(weight);
  }

  /** All of `chances` by so many times. */
  pour({ ids, weights }: Chances, by: Whole): void {
    for (let i = 0; i < ids.length; i += 1) this.add(ids[i]!, times(by, weights[i]!));
  }

  done(of: Whole, beyond: Whole): Chances {
    for (const id of this.ids) places[id] = 0;
    return { ids: this.ids, weights: this.weights, of, beyond };
  }
}

/** One step on: `rows[i]` is what becomes of the i-th value of `from`. */
export function mixed<T>(from: Chances, rows: readonly Unfinished<T>[]): Unfinished<T> {
  let common: Whole = 1;
  for (const row of rows) if (row.of !== common) common = commonMultiple(common, row.of);
  const heap = new Heap();
  const tails: { tail: T; weight: Whole }[] = [];
  let beyond = times(from.beyond, common);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const by = times(from.weights[i]!, row.of === common ? 1 : shared(common, row.of));
    heap.pour(row, by);
    for (const { tail, weight } of row.tails) tails.push({ tail, weight: times(by, weight) });
    if (row.beyond) beyond = plus(beyond, times(by, row.beyond));
  }
  return { ...heap.done(times(from.of, common), beyond), tails };
}

/** Two that have a part of all chances each. */
export function together(a: Chances, b: Chances): Chances {
  const of = commonMultiple(a.of, b.of);
  const heap = new Heap();
  const [byA, byB] = [shared(of, a.of), shared(of, b.of)];
  heap.pour(a, byA);
  heap.pour(b, byB);
  return heap.done(of, plus(times(a.beyond, byA), times(b.beyond, byB)));
}

/** Values that occur more than once, brought together. */
export function heaped(ids: readonly number[], weights: readonly Whole[], of: Whole): Chances {
  const heap = new Heap();
  heap.pour({ ids, weights, of, beyond: 0 }, 1);
  return heap.done(of, 0);
}

/** Where many paths end, each with its own chance: at a value, in a tail, or cut off. */
export class Ends<T> {
  readonly #nums: Whole[] = [];
  readonly #dens: Whole[] = [];
  readonly #ids: number[] = [];
  readonly #tails: (T | undefined)[] = [];

  at(id: number, num: Whole, den: Whole): void {
    this.#add(id, undefined, num, den);
  }

  in(tail: T, num: Whole, den: Whole): void {
    this.#add(-1, tail, num, den);
  }

  cut(num: Whole, den: Whole): void {
    this.#add(-1, undefined, num, den);
  }

  #add(id: number, tail: T | undefined, num: Whole, den: Whole): void {
    this.#ids.push(id);
    this.#tails.push(tail);
    this.#nums.push(num);
    this.#dens.push(den);
  }

  /** All of them over the smallest whole that will do. */
  chances(): Unfinished<T> {
    let of: Whole = 1;
    for (const den of this.#dens) if (den !== of) of = commonMultiple(of, den);
    return lowest(this.#over(of));
  }

  #over(of: Whole): Unfinished<T> {
    const heap = new Heap();
    const tails: { tail: T; weight: Whole }[] = [];
    let beyond: Whole = 0;
    for (let i = 0; i < this.#ids.length; i += 1) {
      const weight = times(this.#nums[i]!, shared(of, this.#dens[i]!));
      const tail = this.#tails[i];
      if (tail !== undefined) tails.push({ tail, weight });
      else if (this.#ids[i]! < 0) beyond = plus(beyond, weight);
      else heap.add(this.#ids[i]!, weight);
    }
    return { ...heap.done(of, beyond), tails };
  }
}

/** The same over the smallest whole that will do. */
function lowest<T>({ ids, weights, of, beyond, tails }: Unfinished<T>): Unfinished<T> {
  let common = commonDivisor(of, beyond);
  for (const weight of weights) {
    if (common === 1) break;
    common = commonDivisor(common, weight);
  }
  for (const { weight } of tails) common = commonDivisor(common, weight);
  const by = common;
  if (by === 1) return { ids, weights, of, beyond, tails };
  return {
    ids,
    weights: weights.map(weight => shared(weight, by)),
    of: shared(of, by),
    beyond: shared(beyond, by),
    tails: tails.map(({ tail, weight }) => ({ tail, weight: shared(weight, by) })),
  };
}
