// A vessel sails its course: as far as it may, and no farther than what happens on the way.

import type { Course, Pose, Segment } from '@flagplot/plane';
import { courseOf, Sweep } from '@flagplot/plane';
import { takeAway } from '../aeroplanes/adrift.ts';
import { carryAlong } from '../aeroplanes/attached.ts';
import type { Book } from '../book.ts';
import type { Halt } from '../events.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, isAirborne, isOnTable } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { edgeBeyond, leavesAt } from './edge.ts';

/** How far a course is sailed, and what ended it before its end. */
interface End {
  readonly s: number;
  readonly halt?: Halt;
}

/** BB-3.1.19 Carries out one vessel's course; gives what stopped it short. */
export function sailVessel(
  s: BbState,
  t: BbTable,
  { vessel, legs }: { vessel: Vessel; legs: readonly Segment[] },
): Halt | undefined {
  const { x, y, heading } = vessel;
  const from = { x, y, heading };
  const course = courseOf(from, legs);
  const { s: length, halt } = endOf(s, vessel, course);
  const sailed = course.upTo(length);
  const to = course.at(length);
  Object.assign(vessel, to);
  carryAlong(s.open, vessel);
  if (length > 0) vessel.moved = true;
  // BB-2.1.13 Free again as soon as it has moved astern.
  if (length > 0 && (legs[0] as Segment).d < 0) vessel.held = false;
  t.tell(() => ({ kind: 'sailed', vessel: vessel.id, from, to, legs: legsOf(sailed), ...(halt && { halt }) }));
  if (halt === 'edge') withdraw(s, t, vessel);
  return halt;
}

/** The pieces of a course as they were sailed. */
function legsOf({ parts }: Course): Segment[] {
  return parts.map(({ segment: { d, turn }, begin, end }) => ({ d: Math.sign(d) * (end - begin), turn }));
}

/** BB-3.1.61 Where a course will be backed up is settled as it begins; of what happens on the way the first ends it (BB-3.1.3). */
function endOf(seen: Seen, vessel: Vessel, course: Course): End {
  const free = freeEnd(seen, vessel, course);
  const planned: End = free < course.length ? { s: free, halt: 'backed' } : { s: course.length };
  const edge = leavesAt(seen.book, course);
  return edge !== undefined && edge <= planned.s ? { s: edge, halt: 'edge' } : planned;
}

/** BB-3.1.23 The most mil it can go so as not to end on top of a surface model; BB-3.1.63 none where no pose is free; BB-3.1.24 flyers end anywhere. */
export function freeEnd({ book, open }: Seen, vessel: Vessel, course: Course): number {
  if (isAirborne(cardOf(book, vessel))) return course.length;
  const models = open.vessels
    .filter(other => other.id !== vessel.id && isOnTable(other) && !isAirborne(cardOf(book, other)))
    .map(other => footprint(book, other));
  const sweep = new Sweep(course, bodyOf(book, vessel));
  return sweep.lastFree(models) ?? 0;
}

function bodyOf({ bodies }: Pick<Book, 'bodies'>, { card }: Vessel): readonly number[] {
  return bodies[card] as readonly number[];
}

/** BB-3.1.25 */
function withdraw(s: Seen, t: BbTable, vessel: Vessel): void {
  vessel.status = 'withdrawn';
  const { x, y, heading } = vessel;
  const at: Pose = { x, y, heading };
  t.tell(() => ({ kind: 'withdrawn', vessel: vessel.id, at, edge: edgeBeyond(s.book, at) as 'north' }));
  takeAway(s, t, vessel);
}
