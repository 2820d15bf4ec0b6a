import type { Refusal } from '@flagplot/kernel';
import type { Figure, Judged, Limit, Ware } from '@flagplot/manifest';

/** Where a number comes from, in words. */
const ORIGINS: Readonly<Record<string, string>> = {
  seed: 'given in the rules',
  printed: 'printed',
  found: 'found in a public source',
  derived: 'follows from other numbers',
  converted: 'converted',
  reconstructed: 'restored by us',
  'home-made': 'home-made',
};

export function originOf(from: string | undefined): string {
  return from === undefined ? 'not told' : (ORIGINS[from] ?? from);
}

/** Codes are compared across cards; what is longer is told in a line of its own. */
export function isCode({ value }: Figure): boolean {
  return /^\d+$/.test(value);
}

/** What a ware is found by: its name, what it is, and figures that are words, as its race. */
export function wordsOf(ware: Ware): string {
  const figures = ware.figures.filter(one => !isCode(one)).map(({ value }) => value);
  return [ware.name, ware.silhouette, ...figures].join(' ').toLowerCase();
}

/** What as few of a ware as are sold together cost more than is left; nothing where that can be paid. */
export function overBy({ prices, least }: Ware, { price, budget }: Judged): number {
  return Math.max(0, (prices[0]?.price ?? 0) * least - (budget - price));
}

/** A limit with the faults that bear its rule. */
export interface Check extends Limit {
  faults: readonly Refusal[];
}

/** Every limit, met or not, and what is wrong besides. */
export function checksOf({ limits, faults }: Judged): Check[] {
  const known = new Set(limits.map(({ rule }) => rule));
  const others = [...new Set(faults.map(({ rule }) => rule).filter(rule => !known.has(rule)))];
  const more = others.map(rule => ({ rule, what: 'Besides', stands: '' }));
  return [...limits, ...more].map(limit => ({ ...limit, faults: faults.filter(({ rule }) => rule === limit.rule) }));
}

/** `1 fault`, `3 faults`. */
export function faultsIn({ faults }: Judged): string {
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
}
