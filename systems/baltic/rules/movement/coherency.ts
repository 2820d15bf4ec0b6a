// Squadrons keep together.

import type { Pose, Segment } from '@flagplot/plane';
import { isWithin, squaredDistance } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Vessel } from '../open.ts';
import { footprint } from '../roster.ts';
import type { Limits } from './course.ts';
import { plannedEnd, referencePaths } from './course.ts';

/** A member of a squadron, what its course may be, and the flagship's footprint where she means to end. */
export interface Member {
  readonly vessel: Vessel;
  readonly limits: Limits;
  readonly flagship: readonly number[];
}

type Bodies = Pick<Book, 'bodies' | 'charts'>;

/** BB-3.1.22 Who is held or lies at Stop has no duty. */
export function hasDuty({ vessel, limits }: Member): boolean {
  return !vessel.held && limits.most > 0;
}

/** BB-3.1.20 Its planned end is within 4 inches of the flagship's, or as near to it as the best of its reference paths. */
export function keepsTogether(book: Bodies, member: Member, legs: readonly Segment[]): boolean {
  const squared = squaredFrom(book, member, plannedEnd(member.vessel, legs));
  return isWithin(squared, book.charts.coherency) || squared <= squaredFrom(book, member, bestEnd(book, member));
}

/** BB-3.1.21 The reference path that ends nearest to the flagship: it is always open to a member. */
export function bestReference(book: Bodies, member: Member): Segment[] {
  const paths = referencePaths(member.limits);
  const squares = paths.map(legs => squaredFrom(book, member, plannedEnd(member.vessel, legs)));
  return paths[squares.indexOf(Math.min(...squares))] as Segment[];
}

function bestEnd(book: Bodies, member: Member): Pose {
  return plannedEnd(member.vessel, bestReference(book, member));
}

function squaredFrom(book: Bodies, { vessel, flagship }: Member, pose: Pose): number {
  return squaredDistance(footprint(book, vessel, pose), flagship);
}
