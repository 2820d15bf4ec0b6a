// Who is near.

import { leastOf } from '@flagplot/bots';
import type { Point } from '@flagplot/plane';
import { root, squaredBetween } from '@flagplot/plane';
import type { Prize } from './prize.ts';

/** The mark whose middle lies nearest to a place; nothing where there is none. */
export function nearest(place: Point, marks: readonly Prize[]): Prize | undefined {
  return leastOf(marks, ({ at }) => squaredBetween(place, at));
}

/** So many marks, those that lie nearest to a place. */
export function nearestFew(place: Point, marks: readonly Prize[], most: number): Prize[] {
  return marks
    .map(mark => ({ mark, off: squaredBetween(place, mark.at) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, most)
    .map(({ mark }) => mark);
}

/** Mil between two places. */
export function apart(a: Point, b: Point): number {
  return root(squaredBetween(a, b));
}
