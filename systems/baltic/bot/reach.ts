// Who is near.

import type { Point } from '@flagplot/plane';
import { root, squaredBetween } from '@flagplot/plane';
import type { Prize } from './prize.ts';

/** The mark whose middle lies nearest to a place; nothing where there is none. */
export function nearest(place: Point, marks: readonly Prize[]): Prize | undefined {
  let best: Prize | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  for (const mark of marks) {
    const squared = squaredBetween(place, mark.at);
    if (squared >= least) continue;
    [best, least] = [mark, squared];
  }
  return best;
}

/** Mil between two places. */
export function apart(a: Point, b: Point): number {
  return root(squaredBetween(a, b));
}
