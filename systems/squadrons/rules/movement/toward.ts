// The way of one craft that ends nearest to something, of all it may fly.

import type { Book } from '../book.ts';
import type { Place } from '../map.ts';
import type { Craft } from '../open.ts';
import type { Limits, Tip } from './path.ts';
import { pathEnd, STEPS, take, whyBarred } from './path.ts';

/** A craft that flies: where from, within what limits. */
export interface Flying {
  book: Pick<Book, 'map'>;
  craft: Craft | Place;
  limits: Limits;
}

interface Found {
  path: string;
  tip: Tip;
  off: number;
}

/**
 * The path that goes on from what is laid and ends where `off` is least, without leaving the map: the shortest of equals.
 * @param off how far an end lies from what is sought, in whatever it is counted; 0: there
 */
export function nearestCourse(of: Flying, laid: string, off: (tip: Tip) => number): string {
  const seen = new Set<string>();
  const tip = pathEnd(of.book, of.craft, laid);
  let best: Found = { path: laid, tip, off: off(tip) };
  let open: Found[] = [best];
  while (open.length > 0 && best.off > 0) {
    open = open.flatMap(one => onward(of, one, off)).filter(one => isNew(seen, one.tip, of.limits));
    for (const one of open) if (isBetter(one, best)) best = one;
  }
  return best.path;
}

function onward({ book, limits }: Flying, { path, tip }: Found, off: (tip: Tip) => number): Found[] {
  return STEPS.flatMap(step => {
    if (whyBarred(tip, step, limits)) return [];
    const next = take(book, tip, step);
    return next.left ? [] : [{ path: path + step, tip: next, off: off(next) }];
  });
}

/** Whether nobody has stood like this before: a longer run ahead than a turn needs is no different. */
function isNew(seen: Set<string>, tip: Tip, { turnDistance }: Limits): boolean {
  const key = [tip.q, tip.r, tip.heading, tip.turned, tip.hexes, Math.min(tip.straight, turnDistance)].join();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function isBetter(one: Found, best: Found): boolean {
  return one.off < best.off || (one.off === best.off && one.path.length < best.path.length);
}
