// Whom a phrase is about.

import type { Nameable } from './names.ts';
import type { Phrase } from './phrase.ts';

/** The units a phrase begins with: `all`, or those it names. None where it names nobody; whoever is no unit is a fault. */
export function subjects<T extends Nameable>(it: Phrase, units: readonly T[]): T[] {
  const first = it.mayName(units);
  if (!first && it.mayAll(units.length)) return [...units];
  if (!first) return [];
  const found = [first];
  while (it.also()) {
    const one = it.name(units, [':']);
    if (one && !found.includes(one)) found.push(one);
  }
  return found;
}

/** A list with one entry changed, taken out, or added at its end. */
export function withEntry<T>(entries: readonly T[], is: (entry: T) => boolean, entry: T | undefined): T[] {
  const at = entries.findIndex(is);
  if (at < 0) return entry === undefined ? [...entries] : [...entries, entry];
  return entries.flatMap((one, i) => (i !== at ? [one] : entry === undefined ? [] : [entry]));
}
