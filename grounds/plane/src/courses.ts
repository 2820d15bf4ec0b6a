// Courses: straight pieces and turns at a rate, each rounded once at its end, so that the end of one is the beginning of the next.

import { cos, headingOf, ONE, sin } from './directions.ts';
import { quotient } from './numbers.ts';
import type { Point, Pose } from './places.ts';

/** A piece of a course: `d` mil along the path, below 0 astern; `turn` in hundredths of a degree an inch, above 0 to starboard, 0 straight on. */
export interface Segment {
  readonly d: number;
  readonly turn: number;
}

/** A piece of a flight: `d` mil straight along a heading of its own, in hundredths of a degree. */
export interface Leg {
  readonly heading: number;
  readonly d: number;
}

/** Whoever moves is looked at after every so many mil of the path, and at the end of each piece. */
export const STRIDE = 50;

/** Hundredths of a degree in a radian, times 1000: the radius of a turn in mil is this divided by its rate. */
export const RADIAN = 5_729_578;

/** The pose at the end of a segment, or `d` mil along it: after a length of its own with its own sign. */
export function along(pose: Pose, segment: Segment, d: number = segment.d): Pose {
  const { x, y, heading } = pose;
  if (segment.turn === 0) return { ...ahead(pose, { heading, d }), heading };
  const rate = Math.abs(segment.turn);
  const side = segment.turn > 0 ? 1 : -1;
  const after = headingOf(heading + side * quotient(d * rate, 1000));
  return {
    x: x + quotient(side * RADIAN * (cos(heading) - cos(after)), ONE * rate),
    y: y + quotient(side * RADIAN * (sin(after) - sin(heading)), ONE * rate),
    heading: after,
  };
}

/** The place at the end of a straight leg. */
export function ahead({ x, y }: Point, { heading, d }: Leg): Point {
  return { x: x + quotient(d * sin(heading), ONE), y: y + quotient(d * cos(heading), ONE) };
}

/** A piece of a course where it lies: from which pose, at which length of the path, how long. */
export interface Part {
  readonly from: Pose;
  readonly segment: Segment;
  /** Mil of the path before it, and with it. */
  readonly begin: number;
  readonly end: number;
}

/** A path from a pose on, with the pose at each whole mil of it. Lengths along it count from 0, ahead or astern. */
export class Course {
  readonly from: Pose;
  readonly parts: readonly Part[];
  /** The mil of the whole path. */
  readonly length: number;

  /** What `courseOf` and `flightOf` lay. */
  constructor(from: Pose, parts: readonly Part[]) {
    this.from = from;
    this.parts = parts;
    this.length = parts.at(-1)?.end ?? 0;
  }

  /** The pose after so many whole mil, from 0 to the length: after the whole pieces before it and a shortened last. */
  at(s: number): Pose {
    const part = s > 0 ? this.parts.find(({ end }) => s <= end) : undefined;
    return part ? poseIn(part, s) : this.from;
  }

  /** The first so many mil of the course, every pose upon it the same. */
  upTo(s: number): Course {
    const parts = this.parts.filter(({ begin }) => begin < s);
    return new Course(
      this.from,
      parts.map(part => (part.end <= s ? part : { ...part, end: s })),
    );
  }

  /** The lengths at which a mover is looked at, growing: every multiple of the stride, and the end of each piece. */
  samples(): number[] {
    const samples = [0];
    for (const { begin, end } of this.parts) {
      for (let s = (Math.floor(begin / STRIDE) + 1) * STRIDE; s < end; s += STRIDE) samples.push(s);
      if (end > begin) samples.push(end);
    }
    return samples;
  }
}

/** The pose at a length of the path that lies within a piece of it. */
export function poseIn({ from, segment, begin }: Part, s: number): Pose {
  return along(from, segment, segment.d < 0 ? begin - s : s - begin);
}

/** The course a list of segments makes. */
export function courseOf(from: Pose, segments: readonly Segment[]): Course {
  let [pose, begin] = [from, 0];
  const parts = segments.map(segment => {
    const part = { from: pose, segment, begin, end: begin + Math.abs(segment.d) };
    pose = along(pose, segment);
    begin = part.end;
    return part;
  });
  return new Course(from, parts);
}

/** The course a list of legs makes: at the end of a leg its own heading still holds, at length 0 the one before any. */
export function flightOf(from: Pose, legs: readonly Leg[]): Course {
  let [place, begin] = [from as Point, 0];
  const parts = legs.map(({ heading, d }) => {
    const part = { from: { x: place.x, y: place.y, heading }, segment: { d, turn: 0 }, begin, end: begin + d };
    place = ahead(place, { heading, d });
    begin = part.end;
    return part;
  });
  return new Course(from, parts);
}

/**
 * The length at which something first holds of a pose on a course: the first sample where it does, halved toward the sample before it to the mil, the
 * upper end. What holds only between two samples does not count. Samples before `from` are passed over. Nothing where it never holds.
 */
export function firstWhere(course: Course, holds: (pose: Pose) => boolean, from = 0): number | undefined {
  const samples = course.samples().filter(s => s >= from);
  const found = samples.findIndex(s => holds(course.at(s)));
  if (found <= 0) return samples[found];
  return firstBetween(samples[found - 1]!, samples[found]!, s => holds(course.at(s)));
}

/** Halves from what does not hold at `a` and holds at `b` to the mil where it begins to: the upper end. */
export function firstBetween(a: number, b: number, holds: (s: number) => boolean): number {
  let [before, after] = [a, b];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
