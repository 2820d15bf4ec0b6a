// Chances of numbered values: weights over a common whole. Distributions go in, distributions come out.

import type { Whole } from './fraction.ts';
import { commonDivisor, commonMultiple, plus, shared, times } from './fraction.ts';

/** `weights[i]` in `of` for the value numbered `ids[i]`, each number once; with `beyond`, what was cut off, they add up to `of`. */
export interface Chances {
  readonly ids: readonly number[];
  readonly weights: readonly Whole[];
  readonly of: Whole;
  readonly beyond: Whole;
}

export function certain(id: number): Chances {
  return { ids: [id], weights: [1], of: 1, beyond: 0 };
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

  done(of: Whole, beyond: Whole): Chances {
    for (const id of this.ids) places[id] = 0;
    return { ids: this.ids, weights: this.weights, of, beyond };
  }
}

/** One step on: `rows[i]` is what becomes of the i-th value of `from`. */
export function mixed(from: Chances, rows: readonly Chances[]): Chances {
  let common: Whole = 1;
  for (const row of rows) if (row.of !== common) common = commonMultiple(common, row.of);
  const heap = new Heap();
  let beyond = times(from.beyond, common);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const share = times(from.weights[i]!, row.of === common ? 1 : shared(common, row.of));
    for (let k = 0; k < row.ids.length; k += 1) heap.add(row.ids[k]!, times(share, row.weights[k]!));
    if (row.beyond) beyond = plus(beyond, times(share, row.beyond));
  }
  return heap.done(times(from.of, common), beyond);
}

/** The ends of many paths, each with its own chance, on the way to becoming chances of values. */
export class Ends {
  readonly #ids: number[] = [];
  readonly #nums: Whole[] = [];
  readonly #dens: Whole[] = [];

  /** `id` -1: cut off. */
  add(id: number, num: Whole, den: Whole): void {
    this.#ids.push(id);
    this.#nums.push(num);
    this.#dens.push(den);
  }

  /** Over the smallest whole that will do. */
  chances(): Chances {
    let of: Whole = 1;
    for (const den of this.#dens) if (den !== of) of = commonMultiple(of, den);
    return lowest(this.over(of));
  }

  /** Over a whole that all of them divide. */
  over(of: Whole): Chances {
    const heap = new Heap();
    let beyond: Whole = 0;
    for (let i = 0; i < this.#ids.length; i += 1) {
      const weight = times(this.#nums[i]!, shared(of, this.#dens[i]!));
      if (this.#ids[i]! < 0) beyond = plus(beyond, weight);
      else heap.add(this.#ids[i]!, weight);
    }
    return heap.done(of, beyond);
  }
}

/** The same chances over the smallest whole that will do. */
function lowest(chances: Chances): Chances {
  let common = chances.beyond ? commonDivisor(chances.of, chances.beyond) : chances.of;
  for (const weight of chances.weights) {
    if (common === 1 || common === 1n) return chances;
    common = commonDivisor(common, weight);
  }
  const { ids, weights, of, beyond } = chances;
  return { ids, weights: weights.map(weight => shared(weight, common)), of: shared(of, common), beyond: shared(beyond, common) };
}
