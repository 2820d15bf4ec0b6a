// One thing after another done to one value: chances in, chances out, equal values merged after each.

import type { Shapes, Table } from '../contract.ts';
import type { Chances } from './chances.ts';
import { certain, Ends, mixed } from './chances.ts';
import type { Whole } from './fraction.ts';
import { plus, times } from './fraction.ts';
import type { Done, Folds, Once, Reckoning } from './reckoning.ts';
import { LONG } from './reckoning.ts';

/** How things stand after some items, and after one more of each kind that was asked for. */
interface Layer {
  readonly chances: Chances;
  readonly next: Map<number, Layer>;
}

/** All that is known of one `once`: what each value becomes by each item, and how things stand after some items from each start. */
export class Fold<R extends Shapes> implements Folds {
  readonly #reckoning: Reckoning<R>;
  readonly #once: Once<R>;
  readonly #done: Done | undefined;
  /** By key, then by value. */
  readonly #rows = new Map<number, Chances[]>();
  readonly #starts = new Map<number, Layer>();
  readonly #ended: boolean[] = [];

  constructor(reckoning: Reckoning<R>, once: Once<R>, done: Done | undefined) {
    this.#reckoning = reckoning;
    this.#once = once;
    this.#done = done;
  }

  through(start: number, keys: readonly number[]): Chances {
    return this.#reckoning.within(() => this.#through(start, keys));
  }

  #through(start: number, keys: readonly number[]): Chances {
    let layer = this.#starts.get(start) ?? kept(this.#starts, start, certain(start));
    for (let step = 0; step < keys.length; step += 1) {
      if (this.#done) {
        const open = this.#open(layer.chances);
        if (!open) break;
        if (step >= LONG && times(open, this.#reckoning.oneIn) < layer.chances.of) return this.#cut(layer.chances, open);
      }
      layer = this.#stepped(layer, keys[step]!);
    }
    return layer.chances;
  }

  #stepped(layer: Layer, key: number): Layer {
    const known = layer.next.get(key);
    if (known) return known;
    const { cuts } = this.#reckoning;
    let carried = 0;
    const rows = layer.chances.ids.map(id => {
      const row = this.#row(id, key);
      carried += row.ids.length;
      return row;
    });
    this.#reckoning.spend(carried);
    const chances = mixed(layer.chances, rows);
    return cuts === this.#reckoning.cuts ? kept(layer.next, key, chances) : { chances, next: new Map() };
  }

  /** What becomes of one value by one item. */
  #row(id: number, key: number): Chances {
    if (this.#isDone(id)) return certain(id);
    const rows = this.#rows.get(key) ?? [];
    if (rows.length === 0) this.#rows.set(key, rows);
    const known = rows[id];
    if (known) return known;
    const { cuts } = this.#reckoning;
    const row = key < 0 ? this.#fallen(id, -key) : this.#taken(id, key);
    if (cuts === this.#reckoning.cuts) rows[id] = row;
    return row;
  }

  #taken(id: number, key: number): Chances {
    const { lend, values, walk } = this.#reckoning;
    return walk.chances(t => this.#once(lend(values.all[id]), lend(values.all[key]), t));
  }

  #fallen(id: number, sides: number): Chances {
    const { lend, values, walk } = this.#reckoning;
    const ends = new Ends();
    let face = 1;
    const fall = (t: Table<R>): unknown => this.#once(lend(values.all[id]), face, t);
    for (; face <= sides; face += 1) walk.paths(fall, sides, ends);
    return ends.chances();
  }

  #isDone(id: number): boolean {
    if (!this.#done) return false;
    const ended = this.#ended[id] ?? this.#done(this.#reckoning.lend(this.#reckoning.values.all[id]));
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

function kept(layers: Map<number, Layer>, key: number, chances: Chances): Layer {
  const layer = { chances, next: new Map<number, Layer>() };
  layers.set(key, layer);
  return layer;
}
