// A course that is broken off, as whoever does not know the rest of it may suppose.

import type { RollDie } from '@flagplot/kernel';
import type { Segment } from '@flagplot/plane';
import type { Course } from '../folder.ts';
import type { Activation, Underway } from '../open.ts';
import type { Seen } from '../roster.ts';
import { vesselCalled } from '../roster.ts';
import { limitsOf } from './course.ts';
import { coursesOf, SHORTEST } from './ideas.ts';
import { courseOfPlan } from './plan.ts';
import { freeEnd } from './voyage.ts';

/** What all have seen of it and its last piece drawn out to some length that its setting allows; the others straight on. */
export function courseToCome(seen: Seen, activation: Activation, roll: RollDie): Course {
  const under = activation.under as Underway;
  const vessel = vesselCalled(seen.open, under.vessel);
  const { least, most, way } = limitsOf(seen.book, vessel);
  const gone = under.legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
  const shortest = Math.max(least, gone);
  const length = shortest + roll(Math.max(most - shortest, 0) + 1) - 1;
  const legs = drawnOut(under.legs, (length - gone) * way);
  const end = Math.max(gone, freeEnd(seen, vessel, courseOfPlan(under.from, { legs })));
  const others = coursesOf(seen, { unit: activation.unit, left: activation.left }, SHORTEST);
  return { end, left: [{ vessel: vessel.id, legs }, ...others] };
}

function drawnOut(legs: readonly Segment[], by: number): Segment[] {
  return legs.map((leg, i) => (i === legs.length - 1 ? { ...leg, d: leg.d + by } : leg));
}
