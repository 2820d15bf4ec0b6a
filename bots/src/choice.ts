// Choosing among what there is: what opponents of all systems do alike.

import { canonical } from '@flagplot/kernel';

/** Each order once, and the usual one not at all. */
export function* unlike<O extends object>(base: O, orders: Iterable<O>): Generator<O> {
  const seen = new Set([canonical(base)]);
  for (const order of orders) {
    const text = canonical(order);
    if (!seen.has(text)) yield order;
    seen.add(text);
  }
}

/** Of several the one of which a measure is least, the first of equals; nothing where there is none. */
export function leastOf<T>(all: Iterable<T>, measure: (one: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const found = measure(one);
    if (found < least) [best, least] = [one, found];
  }
  return best;
}
