// Every value once: equal values share a number, so that all the rest compares and adds up numbers alone.

import { copy, deepFreeze } from '../json.ts';
import { InternedNode } from './interned-node.ts';

/** The plain values met so far, numbered from 0 as they came. Two are equal where their canonical texts are: the order of keys is nothing. */
export class ValueTable {
  /** By number; frozen. */
  readonly all: unknown[] = [];
  /** Parts of values read so far: a measure of the work there is in them. */
  read = 0;
  /** Lists of numbers once more, not frozen, by their number. */
  readonly #loose = new Map<number, readonly number[]>();
  readonly #simple = new Map<unknown, number>();
  readonly #lists = new InternedNode();
  readonly #objects = new InternedNode();
  /** The parts of the values being read, those of an inner one above those of the outer. */
  readonly #parts: number[] = [];
  #top = 0;
  #last = -1;

  id(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.#simple.get(value) ?? this.#enter(value);
    // What was lent frozen often comes back as it went.
    if (value !== this.all[this.#last]) this.#last = Array.isArray(value) ? this.#list(value) : this.#object(value as Parts);
    return this.#last;
  }

  /** A value to play on with: a list of numbers as a copy, since engines read and copy frozen lists many times as slowly. */
  hand(id: number): unknown {
    return this.#loose.get(id)?.slice() ?? this.all[id];
  }

  #enter(value: unknown): number {
    const id = this.all.push(value) - 1;
    this.#simple.set(value, id);
    return id;
  }

  #list(list: readonly unknown[]): number {
    const base = this.#top;
    let shape = this.#lists;
    for (let i = 0; i < list.length; i += 1) shape = this.#part(shape, '', list[i]);
    return this.#whole(shape, base, list);
  }

  #object(object: Parts): number {
    const base = this.#top;
    let shape = this.#objects;
    for (const key in object) {
      const part = object[key];
      if (part !== undefined) shape = this.#part(shape, key, part);
    }
    return this.#whole(shape, base, object);
  }

  /** A number goes in as it is, anything else by its own number. */
  #part(shape: InternedNode, key: string, part: unknown): InternedNode {
    const plain = typeof part === 'number';
    const entry = plain ? part : this.id(part);
    this.#parts[this.#top] = entry;
    this.#top += 1;
    this.read += 1;
    return shape.with(key, plain);
  }

  #whole(shape: InternedNode, base: number, value: object): number {
    this.#top = base;
    const known = shape.find(this.#parts, base);
    if (known >= 0) return known;
    const id = shape.enter(this.#parts, base, this.all.length);
    if (id < this.all.length) return id;
    if (Array.isArray(value) && value.every(part => typeof part === 'number')) this.#loose.set(id, [...value]);
    this.all.push(deepFreeze(copy(value)));
    return id;
  }
}

type Parts = Record<string, unknown>;
