/** Courses on a plane as scenes have them: the line that is drawn, and the poses that are watched. */

import type { Course, Point } from '@flagplot/plane';
import type { Facing } from './places.ts';

/** Who moves is shown after every so many mil of the path. */
const EVERY = 1000;
const CIRCLE = 36_000;

/** The line of a course: where it begins, where each piece of it ends, and how far each turns on the way. */
export function courseLine(course: Course): { through: Point[]; bends: Facing[] } {
  const places = course.parts.map(({ end }) => placeOf(course.at(end)));
  const bends = course.parts.map(({ segment, begin, end }) => {
    // Whole turns cannot be told from the headings at both ends: a course that long is drawn as it is laid.
    const turned = (Math.sign(segment.d) * (end - begin) * segment.turn) / 1000;
    return Math.round(turned) % CIRCLE;
  });
  return { through: [placeOf(course.from), ...places], bends };
}

/** The poses of whoever sails a course, from its beginning on: an inch apart, and where it ends. */
export function posesAlong(course: Course): { at: Point; facing: Facing }[] {
  const inches = Array.from({ length: Math.ceil(course.length / EVERY) }, (_, i) => i * EVERY);
  return [...inches, course.length].map(s => {
    const { heading, ...at } = course.at(s);
    return { at: placeOf(at), facing: heading };
  });
}

function placeOf({ x, y }: Point): Point {
  return { x, y };
}
