import { describe, expect, test } from 'vitest';
import type { Course, Outline, Pose, Segment } from '../src/index.ts';
import {
  courseOf,
  DISC,
  firstWhere,
  flightOf,
  headingOf,
  hull,
  outlineAt,
  overlap,
  rectangle,
  Sweep,
  squaredDistance,
  TOUCH,
} from '../src/index.ts';
import { BODIES, Chance, cases } from './cases.ts';
import { distanceOf } from './opinions/floats.ts';
import { idealEnd, idealOutline } from './opinions/ideals.ts';

/** A sweep that looks at every sample. */
function plainTouch({ course, body, touch = TOUCH }: Plain, outline: Outline, from = 0): number | undefined {
  return firstWhere(course, pose => squaredDistance(outlineAt(pose, body), outline) <= touch * touch, from);
}

interface Plain {
  readonly course: Course;
  readonly body: Outline;
  readonly touch?: number;
}

function segmentsBy(chance: Chance): Segment[] {
  const sign = chance.once(5) ? -1 : 1;
  return Array.from({ length: chance.whole(1, chance.one([1, 2, 3, 12])) }, () => ({
    d: sign * chance.whole(1, chance.one([30, 1000, 4000, 8000])),
    turn: chance.once(3) ? 0 : chance.one([1, -1]) * chance.whole(100, 2250),
  }));
}

/** An outline that a course may come to: a model or terrain, sometimes laid to be scraped. */
function markBy(chance: Chance, course: Course): Outline {
  const about = chance.near(course.at(chance.whole(0, course.length)), chance.one([1000, 3000, 6000]));
  return chance.once(2) ? outlineAt(chance.pose(about, 10), chance.one(BODIES)) : chance.polygon(about, 5000);
}

const ship = hull(3500, 1000);
const north: Pose = { x: 20_000, y: 10_000, heading: 0 };
const straight = courseOf(north, [{ d: 10_000, turn: 0 }]);
const wall: Outline = [10_000, 15_033, 10_000, 16_000, 30_000, 16_000, 30_000, 15_033];

describe('a sweep', () => {
  test('touches at the mil where ten are left between bow and wall', () => {
    // The bow begins at 11,750: after 3,273 mil it lies 10 below the wall.
    expect(new Sweep(straight, ship).firstTouch(wall)).toBe(3273);
  });

  test('touches at once what it lies beside, and again once it has been free', () => {
    const sweep = new Sweep(straight, ship);
    const beside: Outline = [20_500, 7000, 20_500, 10_000, 21_000, 10_000, 21_000, 7000];
    expect(sweep.firstTouch(beside)).toBe(0);
    // The stern passes its end after 1,750 mil, and ten more.
    expect(sweep.firstFree(beside)).toBe(1800);
    expect(sweep.firstTouch(beside, 1800)).toBeUndefined();
    const bay: Outline = [
      20_500, 7000, 20_500, 10_000, 22_000, 10_000, 22_000, 16_000, 20_500, 16_000, 20_500, 18_000, 24_000, 18_000, 24_000, 7000,
    ];
    // The slant of the bow, half as wide as long, has the bay's far corner 22 mil ahead of its own: 9.8 off.
    expect(sweep.firstTouch(bay, sweep.firstFree(bay) ?? 0)).toBe(5228);
  });

  test('goes as far as it can without lying on top of another', () => {
    const sweep = new Sweep(straight, ship);
    const other = outlineAt({ x: 20_000, y: 20_033, heading: 9000 }, ship);
    // The bow may come to the other side's edge at 19,533.
    expect(sweep.lastFree([other])).toBe(7783);
    expect(sweep.lastFree([])).toBe(10_000);
    expect(sweep.lastFree([outlineAt(north, rectangle(60_000, 4000))])).toBeUndefined();
  });

  test('of a disc touches where its radius and ten mil reach', () => {
    const flight = flightOf(north, [{ heading: 0, d: 10_000 }]);
    expect(new Sweep(flight, DISC, 500 + TOUCH).firstTouch(wall)).toBe(15_033 - 510 - 10_000);
  });

  test('of a course that goes nowhere touches only where it lies', () => {
    const still = new Sweep(courseOf(north, []), ship);
    expect([still.firstTouch(wall), still.firstTouch(outlineAt(north, ship))]).toEqual([undefined, 0]);
  });
});

test('sweep: what is skipped could not have touched: it finds what looking at every sample finds', () => {
  const chance = new Chance('sweep');
  const wrong: unknown[] = [];
  let touched = 0;
  for (let i = 0; i < cases(5000); i += 1) {
    const segments = segmentsBy(chance);
    const course = courseOf(chance.pose(), segments);
    const [body, mark] = [chance.one(BODIES), markBy(chance, course)];
    const from = chance.once(3) ? chance.one(course.samples()) : 0;
    const plain = plainTouch({ course, body }, mark, from);
    touched += plain === undefined ? 0 : 1;
    if (new Sweep(course, body).firstTouch(mark, from) !== plain) wrong.push({ segments, body, mark, from });
  }
  expect(wrong).toEqual([]);
  expect(touched).toBeGreaterThan(cases(5000) / 4);
});

test('sweep: the same where it scrapes past, a few mil off', () => {
  const chance = new Chance('scrape');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(1000); i += 1) {
    const course = courseOf(chance.pose(), segmentsBy(chance));
    const body = chance.one(BODIES);
    const mark = scraped(chance, course, body);
    if (new Sweep(course, body).firstTouch(mark) !== plainTouch({ course, body }, mark)) wrong.push({ course, body, mark });
  }
  expect(wrong).toEqual([]);
});

/** A small square that the outline of a body comes within 30 mil of somewhere on its course. */
function scraped(chance: Chance, course: Course, body: Outline): Outline {
  const outline = outlineAt(course.at(chance.whole(0, course.length)), body);
  const corner = 2 * chance.whole(0, outline.length / 2 - 1);
  const about = chance.near({ x: outline[corner]!, y: outline[corner + 1]! }, 30);
  return outlineAt({ ...about, heading: chance.heading() }, rectangle(20, 20));
}

test('sweep: of a disc too', () => {
  const chance = new Chance('disc');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(1000, 20_000); i += 1) {
    const legs = Array.from({ length: chance.whole(1, 12) }, () => ({ heading: chance.heading(), d: chance.whole(1, 6000) }));
    const flight = flightOf(chance.pose(), legs);
    const mark = markBy(chance, flight);
    if (new Sweep(flight, DISC, 510).firstTouch(mark) !== plainTouch({ course: flight, body: DISC, touch: 510 }, mark))
      wrong.push({ legs, mark });
  }
  expect(wrong).toEqual([]);
});

test('sweep: the last free pose is the one that looking backwards mil by mil finds near the same sample', () => {
  const chance = new Chance('free');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(500, 5000); i += 1) {
    const course = courseOf(chance.pose(), segmentsBy(chance));
    const body = chance.one(BODIES);
    const others = [0, 1].map(() => outlineAt(chance.pose(course.at(course.length), 3000), chance.one(BODIES)));
    const isFree = (s: number) => !others.some(other => overlap(outlineAt(course.at(s), body), other));
    const sample = course.samples().findLast(isFree);
    const found = new Sweep(course, body).lastFree(others);
    if (
      found === undefined
        ? sample !== undefined
        : !isFree(found) || found < sample! || (found < course.length && isFree(found + 1))
    )
      wrong.push({ found, sample });
  }
  expect(wrong).toEqual([]);
});

/** Mil by which the poses of a course may be off, piece by piece: its end and what headings in hundredths add farther on. */
const offBy = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { turn }) => sum + (turn === 0 ? 1 : 1 + 600 / Math.abs(turn)), 2.2);

test('sweep: without any rounding it would touch where it does, within the bounds of rounding', () => {
  const chance = new Chance('ideal');
  const wrong: unknown[] = [];
  for (let i = 0; i < cases(500); i += 1) {
    const segments = segmentsBy(chance).slice(0, 3);
    const course = courseOf(chance.pose(), segments);
    const [body, mark] = [chance.one(BODIES), markBy(chance, course)];
    const s = new Sweep(course, body).firstTouch(mark);
    const gap = (at: number) => distanceOf(idealOutline(idealAt(course, at), body), mark);
    const before = course.samples().filter(sample => s === undefined || sample < s);
    const most = offBy(segments);
    if (before.some(sample => gap(sample) < TOUCH - most) || (s !== undefined && gap(s) > TOUCH + most))
      wrong.push({ segments, mark, s });
  }
  expect(wrong).toEqual([]);
});

/** The pose on a course where no piece of it is rounded. */
function idealAt(course: Course, s: number): Pose {
  let pose = course.from;
  for (const { segment, begin, end } of course.parts)
    if (begin < s) pose = idealEnd(pose, { ...segment, d: Math.sign(segment.d) * (Math.min(end, s) - begin) });
  return pose;
}

/** West for east about the middle of the largest table. */
const mirrorPose = ({ x, y, heading }: Pose): Pose => ({ x: 120_000 - x, y, heading: headingOf(-heading) });

function mirrorOutline(outline: Outline): Outline {
  return Array.from({ length: outline.length / 2 }, (_, i) => outline.length - 2 * i - 2).flatMap(i => [
    120_000 - outline[i]!,
    outline[i + 1]!,
  ]);
}

test('sweep: a mirrored table mirrors every pose, and every touch but for halves of a mil', () => {
  const chance = new Chance('mirror');
  const poses: unknown[] = [];
  let differing = 0;
  for (let i = 0; i < 500; i += 1) {
    const segments = segmentsBy(chance);
    const course = courseOf(chance.pose(), segments);
    const mirrored = courseOf(
      mirrorPose(course.from),
      segments.map(({ d, turn }) => ({ d, turn: -turn })),
    );
    const s = chance.whole(0, course.length);
    if (JSON.stringify(mirrorPose(course.at(s))) !== JSON.stringify(mirrored.at(s))) poses.push({ segments, s });
    const [body, mark] = [chance.one(BODIES), markBy(chance, course)];
    if (new Sweep(course, body).firstTouch(mark) !== new Sweep(mirrored, body).firstTouch(mirrorOutline(mark))) differing += 1;
  }
  expect(poses).toEqual([]);
  expect(differing).toBeLessThan(5);
});
