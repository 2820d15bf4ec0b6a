/** Levels of a line: numbers from nothing up, and choices by name. */

import type { Form } from '../../rules/orders.ts';
import type { Level } from './line.ts';

/** Nothing, 1, 2 ... up to the most; a number that stands there already keeps its place beyond that. */
export function countLevels(most: number, now: number, put: (form: Form, n: number) => Form): Level[] {
  const last = Math.max(0, most, now);
  return Array.from({ length: last + 1 }, (_, n) => ({ says: String(n), put: form => put(form, n) }));
}

/** Off, then on. */
export function switchLevels(put: (form: Form, on: boolean) => Form): Level[] {
  return [false, true].map(on => ({ says: on ? 'on' : 'off', put: form => put(form, on) }));
}

/** An entry of a list in place of the one before, or none. */
export function withEntry<T>(list: readonly T[], entry: T | undefined, isIt: (one: T) => boolean): T[] {
  const at = list.findIndex(isIt);
  const without = list.filter(one => !isIt(one));
  if (entry === undefined) return without;
  return without.toSpliced(at < 0 ? without.length : at, 0, entry);
}
