// The edge of the table.

import type { Course, Point } from '@flagplot/plane';
import { firstBetween } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Edge } from '../scenario-file.ts';

/** More mil than rounding adds to a course of twelve pieces. */
const SLACK = 100;

/** BB-7.0.9, BB-6.4.8 The edge beyond which a place lies: of two the one it is farther beyond, at a tie the north or south one. Nothing on the table or its edge. */
export function edgeBeyond({ table: [width, depth] }: Pick<Book, 'table'>, { x, y }: Point): Edge | undefined {
  const aside = Math.max(0 - x, x - width);
  const along = Math.max(0 - y, y - depth);
  if (aside <= 0 && along <= 0) return undefined;
  if (along >= aside) return y < 0 ? 'south' : 'north';
  return x < 0 ? 'west' : 'east';
}

/** Mil from a place to the nearest edge of the table, below 0 beyond it. */
function inward([width, depth]: Book['table'], { x, y }: Point): number {
  return Math.min(x, width - x, y, depth - y);
}

/**
 * BB-3.1.25 The mil of a course at which the middle of a vessel first lies outside the table: looked for as `firstWhere` does, but that no sample is
 * looked at before the course has gone as far as the nearest edge was.
 */
export function leavesAt({ table }: Pick<Book, 'table'>, course: Course): number | undefined {
  if (inward(table, course.from) > course.length + SLACK) return undefined;
  const samples = course.samples();
  let clear = -1;
  for (const [i, s] of samples.entries()) {
    if (s <= clear) continue;
    const margin = inward(table, course.at(s));
    if (margin < 0) return i === 0 ? s : firstBetween(samples[i - 1] as number, s, m => inward(table, course.at(m)) < 0);
    clear = s + margin - SLACK;
  }
  return undefined;
}
