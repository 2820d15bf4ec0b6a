/** Paths that lead somewhere: to a far hex, or through the hexes a finger was drawn through. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Book } from '../../rules/book.ts';
import type { Limits, Step, Tip } from '../../rules/movement/path.ts';
import { pathEnd, STEPS, take, whyBarred } from '../../rules/movement/path.ts';
import type { Craft } from '../../rules/open.ts';

/** A craft that flies: where from, by what has been laid, within what limits. */
export interface Flying {
  book: Book;
  craft: Craft;
  limits: Limits;
}

interface Found {
  path: string;
  tip: Tip;
}

/** The path that goes on from what is laid and ends nearest to a hex, without leaving the map: the shortest of equals, then the one with fewest turns. */
export function courseTo(of: Flying, laid: string, to: Hex): string {
  const seen = new Set<string>();
  let best: Found = { path: laid, tip: pathEnd(of.book, of.craft, laid) };
  let open: Found[] = [best];
  while (open.length > 0 && hexes.range(best.tip, to) > 0) {
    open = open.flatMap(one => onward(of, one)).filter(one => isNew(seen, one.tip, of.limits));
    for (const one of open) if (isBetter(one, best, to)) best = one;
  }
  return best.path;
}

function onward({ book, limits }: Flying, { path, tip }: Found): Found[] {
  return STEPS.flatMap(step => {
    if (whyBarred(tip, step, limits)) return [];
    const next = take(book, tip, step);
    return next.left ? [] : [{ path: path + step, tip: next }];
  });
}

/** Whether nobody has stood like this before: a longer run ahead than a turn needs is no different. */
function isNew(seen: Set<string>, tip: Tip, { turnDistance }: Limits): boolean {
  const key = [tip.q, tip.r, tip.heading, tip.turned, tip.hexes, Math.min(tip.straight, turnDistance)].join();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function isBetter(one: Found, best: Found, to: Hex): boolean {
  const off = hexes.range(one.tip, to) - hexes.range(best.tip, to);
  return off < 0 || (off === 0 && one.path.length < best.path.length);
}

/** What a finger drawn through hexes lays, from the tip on; back over its own trail takes steps up. Stops where the rules refuse. */
export function drawPath(of: Flying, from: string, over: readonly Hex[]): string {
  const trail: { at: Hex; path: string }[] = [{ at: pathEnd(of.book, of.craft, from), path: from }];
  for (const hex of over) {
    const back = trail.findIndex(({ at }) => hexes.same(at, hex));
    if (back >= 0) {
      trail.splice(back + 1);
      continue;
    }
    const path = towards(of, (trail.at(-1) as { path: string }).path, hex);
    if (path === undefined) break;
    trail.push({ at: hex, path });
  }
  return (trail.at(-1) as { path: string }).path;
}

/** Into the hex ahead, or after a turn into the one beside it. */
function towards(of: Flying, path: string, to: Hex): string | undefined {
  return ['F', 'LF', 'RF']
    .map(steps => laidOn(of, path, steps))
    .find(next => next !== undefined && hexes.same(pathEnd(of.book, of.craft, next), to));
}

function laidOn({ book, craft, limits }: Flying, path: string, steps: string): string | undefined {
  let tip = pathEnd(book, craft, path);
  for (const step of steps) {
    if (whyBarred(tip, step as Step, limits)) return undefined;
    tip = take(book, tip, step as Step);
  }
  return path + steps;
}
