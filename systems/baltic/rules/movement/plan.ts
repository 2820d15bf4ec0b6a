// What a vessel means to do: a course by template, or the flight of an aerial corvette.

import type { Course, Pose } from '@flagplot/plane';
import { courseOf, flightOf } from '@flagplot/plane';
import type { Sailing } from '../orders.ts';

/** The course of a vessel without its bombs. */
export type Plan = Pick<Sailing, 'legs' | 'flight'>;

/**
 * BB-6.3.1, BB-6.3.7 The course it makes from a pose: BB-6.3.2 straight pieces and BB-6.3.3 turns, by the table of sines (BB-6.1.2), BB-6.3.5 each rounded
 * once, so that BB-6.3.6 going back leads to where it began.
 */
export function courseOfPlan(from: Pose, { legs, flight }: Plan): Course {
  return flight ? flightOf(from, flight.legs) : courseOf(from, legs);
}

/** BB-3.1.20 Where a plan ends by itself: no event, no model in the way. */
export function plannedEnd({ x, y, heading }: Pose, plan: Plan): Pose {
  const course = courseOfPlan({ x, y, heading }, plan);
  const end = course.at(course.length);
  return plan.flight ? { ...end, heading: plan.flight.facing } : end;
}
