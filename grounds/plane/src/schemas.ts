// What schemas say of the plane: places and headings, courses and polygons, each capped where its numbers stay exact.

import type { Schema } from '@flagplot/kernel/schemas';
import { list, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import type { Leg, Segment } from './courses.ts';
import { CIRCLE } from './directions.ts';
import type { Outline, Point, Pose } from './places.ts';

/** A coordinate in mil: as far beyond the largest table as what lies on its edge may reach. */
export const COORDINATE: Schema<number> = withTitle('Thousandths of an inch', whole(-8000, 128_000));

/** A heading in hundredths of a degree. */
export const HEADING: Schema<number> = withTitle('Heading: hundredths of a degree, clockwise from north', whole(0, CIRCLE - 1));

export const POINT: Schema<Point> = shape({ x: COORDINATE, y: COORDINATE });

export const POSE: Schema<Pose> = shape({ x: COORDINATE, y: COORDINATE, heading: HEADING });

/** Mil along a path, either way: longer than the largest table is none. */
const FARTHEST = 120_000;
/** Hundredths of a degree an inch: a quarter of a circle. */
const SHARPEST = CIRCLE / 4;

/** A piece of a course; whether it may be sailed is for the rules. */
export const SEGMENT: Schema<Segment> = shape({
  d: withTitle('Length in thousandths of an inch, below 0 astern', whole(-FARTHEST, FARTHEST)),
  turn: withTitle('Hundredths of a degree an inch, above 0 to starboard', whole(-SHARPEST, SHARPEST)),
});

export const LEG: Schema<Leg> = shape({ heading: HEADING, d: withTitle('Length in thousandths of an inch', whole(1, FARTHEST)) });

/** The most pieces of a path. */
export const MOST_PIECES = 12;

/** The most corners of a polygon. */
export const MOST_CORNERS = 64;

/** The corners of a polygon, two numbers each; `polygonFaults` says whether it is one. */
export const POLYGON: Schema<Outline> = list(COORDINATE, 2 * MOST_CORNERS, 6);
