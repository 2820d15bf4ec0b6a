// Who is near.

import { leastOf } from '@flagplot/bots';
import type { Point } from '@flagplot/plane';
import { root, squaredBetween } from '@flagplot/plane';
import type { Prize } from './prize.ts';

/** The mark whose middle lies nearest to a place; nothing where there is none. */
export function nearest(place: Point, marks: readonly Prize[]): Prize | undefined {
  return leastOf(marks, ({ at }) => squaredBetween(place, at));
}

/** Mil between two places. */
export function apart(a: Point, b: Point): number {
  return root(squaredBetween(a, b));
}
