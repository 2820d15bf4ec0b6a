// The edge of the table.

import type { Course, Point } from '@flagplot/plane';
import { firstWhere, STRIDE } from '@flagplot/plane';
import type { Book } from '../book.ts';

/** More mil than rounding adds to a course of twelve pieces. */
const SLACK = 100;

export type EdgeName = 'north' | 'south' | 'east' | 'west';

/** BB-7.0.9, BB-6.4.8 The edge beyond which a place lies: of two the one it is farther beyond, at a tie the north or south one. Nothing on the table or its edge. */
export function edgeBeyond({ table: [width, depth] }: Pick<Book, 'table'>, { x, y }: Point): EdgeName | undefined {
  const aside = Math.max(0 - x, x - width);
  const along = Math.max(0 - y, y - depth);
  if (aside <= 0 && along <= 0) return undefined;
  if (along >= aside) return y < 0 ? 'south' : 'north';
  return x < 0 ? 'west' : 'east';
}

/** BB-3.1.25 The mil of a course at which the middle of a vessel first lies outside the table. */
export function leavesAt(book: Pick<Book, 'table'>, course: Course): number | undefined {
  const { from, length } = course;
  const [width, depth] = book.table;
  // No edge is reached before the course is as long as the nearest is far: samples up to there are passed over, but for the last.
  const least = Math.min(from.x, width - from.x, from.y, depth - from.y) - SLACK;
  if (least > length) return undefined;
  return firstWhere(course, pose => edgeBeyond(book, pose) !== undefined, least - STRIDE);
}
