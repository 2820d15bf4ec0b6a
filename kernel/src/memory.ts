// What rules may keep between two calls: values worked out once, from cards, charts and numbers alone.

import { deepFreeze } from './json.ts';

/** What a memory goes by: a card, a chart or another part of the book, or a number. Nothing that an order can change. */
export type Key = object | number;

/** Values by one key. Numbers stay; what is kept of a card goes when the card goes. */
class Shelf {
  readonly #ofNumbers = new Map<number, unknown>();
  readonly #ofObjects = new WeakMap<object, unknown>();

  get(key: Key): unknown {
    return typeof key === 'number' ? this.#ofNumbers.get(key) : this.#ofObjects.get(key);
  }

  keep<V>(key: Key, value: V): V {
    if (typeof key === 'number') this.#ofNumbers.set(key, value);
    else this.#ofObjects.set(key, value);
    return value;
  }

  /** The shelf of a key, for the key that comes after it. */
  within(key: Key): Shelf {
    return (this.get(key) as Shelf | undefined) ?? this.keep(key, new Shelf());
  }
}

/** A memory: `shelf` is exchanged where it is emptied. */
interface Memory {
  shelf: Shelf;
}

/** Every memory of the rules that are loaded: one for each call of `memoise`, all of them as modules are loaded. */
const memories: Memory[] = [];

/** Told of every key by which something is kept; none but in the conformance suite. */
let watch: ((key: Key) => void) | undefined;

/**
 * The function with a memory: what it once gave for the same cards, charts and numbers it gives again. It must depend on them alone, and what
 * it gives must not be written to. This is the one thing that a module of rules keeps between two calls: made as the module is loaded, never later.
 */
export function memoise<K extends readonly [Key] | readonly [Key, Key] | readonly [Key, Key, Key], V extends object | number>(
  work: (...keys: K) => V,
): (...keys: K) => V {
  const memory: Memory = { shelf: new Shelf() };
  memories.push(memory);
  const plain = work as unknown as Work;
  return (work.length > 1 ? byMore(memory, plain) : byOne(memory, plain)) as unknown as (...keys: K) => V;
}

/** What is worked out, its types laid aside. */
type Work = (...keys: Key[]) => unknown;

function byOne(memory: Memory, work: Work): (key: Key) => unknown {
  return key => memory.shelf.get(key) ?? learn(memory.shelf, work, [key]);
}

function byMore(memory: Memory, work: Work): (a: Key, b: Key, c?: Key) => unknown {
  return (a, b, c) => {
    const shelf = memory.shelf.within(a);
    if (c === undefined) return shelf.get(b) ?? learn(shelf, work, [a, b]);
    const last = shelf.within(b);
    return last.get(c) ?? learn(last, work, [a, b, c]);
  };
}

function learn(shelf: Shelf, work: Work, keys: readonly Key[]): unknown {
  if (watch) for (const key of keys) watch(key);
  const value = work(...keys);
  return shelf.keep(keys.at(-1) as Key, watch ? deepFreeze(value) : value);
}

/** Empties every memory. */
export function forget(): void {
  for (const memory of memories) memory.shelf = new Shelf();
}

/**
 * Plays with memories that begin empty, and gives them back as they were. What is kept meanwhile breaks where it is written to, and `each` is
 * told of every key.
 */
export function withMemoriesOfItsOwn<T>(each: (key: Key) => void, play: () => T): T {
  const before = { shelves: memories.map(({ shelf }) => shelf), watch };
  forget();
  watch = each;
  try {
    return play();
  } finally {
    for (const [i, memory] of memories.entries()) memory.shelf = before.shelves[i] ?? new Shelf();
    watch = before.watch;
  }
}
