// One thing after another done to one value: chances in, chances out, equal values merged after each.

import type { GameTypes, Table } from '../contract.ts';
import type { Chances, Unfinished } from './chances.ts';
import { certain, heapUp, mix, together } from './chances.ts';
import type { Whole } from './fraction.ts';
import { plus, times } from './fraction.ts';
import type { Continuation, Done, Folds, Once, Reckoning } from './reckoning.ts';
import { LONG } from './reckoning.ts';
import type { StepList } from './step-list.ts';

/** How things stand after some steps, and after one more of each kind that was asked for. */
interface Layer {
  readonly chances: Chances;
  readonly next: Map<number, Layer>;
}

/** All that is known of one `once`: what each value becomes by each item, and how things stand after some steps from each start. */
export class Fold<G extends GameTypes> implements Folds {
  readonly #reckoning: Reckoning<G>;
  readonly #once: Once<G>;
  readonly #done: Done | undefined;
  /** By key, then by value. */
  readonly #rows = new Map<number, Unfinished<Continuation>[]>();
  readonly #starts = new Map<number, Layer>();
  readonly #ended: boolean[] = [];
  /** Whether its runs have so far left their tails to be carried on together. */
  #tails: boolean;

  constructor(reckoning: Reckoning<G>, once: Once<G>, done: Done | undefined) {
    this.#reckoning = reckoning;
    this.#once = once;
    this.#done = done;
    this.#tails = reckoning.tails;
  }

  through(start: number, steps: StepList): Chances {
    return this.#reckoning.within(() => this.#through(start, steps));
  }

  #through(start: number, steps: StepList): Chances {
    let layer = this.#starts.get(start) ?? addLayer(this.#starts, start, certain(start));
    for (let left = steps; left.length > 0; left = left.rest) {
      if (this.#done) {
        const open = this.#open(layer.chances);
        if (!open) break;
        const long = steps.length - left.length >= LONG;
        if (long && times(open, this.#reckoning.oneIn) < layer.chances.of) return this.#cut(layer.chances, open);
      }
      layer = this.#after(layer, left.key);
    }
    return layer.chances;
  }

  #after(layer: Layer, key: number): Layer {
    const known = layer.next.get(key);
    if (known) return known;
    const { cuts } = this.#reckoning;
    const chances = this.#step(layer.chances, key);
    return cuts === this.#reckoning.cuts ? addLayer(layer.next, key, chances) : { chances, next: new Map() };
  }

  finish(tails: Unfinished<Continuation>['tails'], of: Whole): Chances {
    const waiting: Map<StepList, Chances>[] = [];
    const wait = (steps: StepList, chances: Chances): void => {
      waiting[steps.length] ??= new Map();
      const others = waiting[steps.length]!.get(steps);
      waiting[steps.length]!.set(steps, others ? together(others, chances) : chances);
    };
    for (const [steps, same] of Map.groupBy(tails, ({ tail }) => tail.steps)) {
      const starts = same.map(({ tail }) => tail.start);
      const weights = same.map(({ weight }) => weight);
      wait(steps, heapUp(starts, weights, of));
    }
    for (let length = waiting.length - 1; length > 0; length -= 1) {
      for (const [steps, chances] of waiting[length] ?? []) wait(steps.rest, this.#step(chances, steps.key));
    }
    return waiting[0]!.get(this.#reckoning.none)!;
  }

  #step(chances: Chances, key: number): Chances {
    let carried = 0;
    const rows = chances.ids.map(id => {
      const row = this.#row(id, key);
      carried += row.ids.length;
      return row;
    });
    this.#reckoning.spend(carried);
    return this.#reckoning.finish(mix(chances, rows));
  }

  /** What becomes of one value by one item. */
  #row(id: number, key: number): Unfinished<Continuation> {
    if (this.#isDone(id)) return certain(id);
    const rows = this.#rows.get(key) ?? [];
    if (rows.length === 0) this.#rows.set(key, rows);
    const known = rows[id];
    if (known) return known;
    const { cuts, walk } = this.#reckoning;
    walk.tails = this.#tails;
    const row = key < 0 ? this.#rowOfDie(id, -key) : this.#rowOfItem(id, key);
    this.#tails = walk.tails;
    if (cuts === this.#reckoning.cuts) rows[id] = row;
    return row;
  }

  #rowOfItem(id: number, key: number): Unfinished<Continuation> {
    const { lend, values, walk } = this.#reckoning;
    return walk.chances(t => this.#once(lend(values.hand(id)), lend(values.all[key]), t));
  }

  #rowOfDie(id: number, sides: number): Unfinished<Continuation> {
    const { lend, values, walk } = this.#reckoning;
    let face = 1;
    const fall = (t: Table<G>): unknown => this.#once(lend(values.hand(id)), face, t);
    for (; face <= sides; face += 1) walk.paths(fall, sides);
    return walk.takeEnds();
  }

  #isDone(id: number): boolean {
    if (!this.#done) return false;
    const ended = this.#ended[id] ?? this.#done(this.#reckoning.lend(this.#reckoning.values.hand(id)));
    this.#ended[id] = ended;
    return ended;
  }

  /** The weight of the values that are not done. */
  #open({ ids, weights }: Chances): Whole {
    return ids.reduce((open: Whole, id, i) => (this.#isDone(id) ? open : plus(open, weights[i]!)), 0);
  }

  /** What is not done by now is not followed any further. */
  #cut({ ids, weights, of, beyond }: Chances, open: Whole): Chances {
    const places = [...ids.keys()].filter(i => this.#isDone(ids[i]!));
    return { ids: places.map(i => ids[i]!), weights: places.map(i => weights[i]!), of, beyond: plus(beyond, open) };
  }
}

function addLayer(layers: Map<number, Layer>, key: number, chances: Chances): Layer {
  const layer = { chances, next: new Map<number, Layer>() };
  layers.set(key, layer);
  return layer;
}
