import { bodyPoint, courseOf, hull, type Pose, type Segment } from '@flagplot/plane';
import { courseLine } from '@flagplot/scene/courses.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlaneGround } from '../src/board/plane-ground.ts';
import { aimOf, bowHandle, bowOf } from '../src/sail/bow.ts';
import { type CourseLimits, extend, lengthOf, poseBefore, shorten, withLeg } from '../src/sail/course.ts';
import { reach } from '../src/sail/reach.ts';
import { endWords, legWords } from '../src/sail/words.ts';

const LIMITS: CourseLimits = { least: 4000, most: 6000, rate: 1000, gentlest: 100, way: 1, pieces: 12 };
const FROM: Pose = { x: 30_000, y: 20_000, heading: 0 };
const ground = new PlaneGround({ ground: 'plane', width: 72_000, height: 48_000 });
/** Drawn by the middle itself. */
const drawn = { i: 0, bow: 0, fine: false, limits: LIMITS };

const anyLimits = fc.record({
  least: fc.integer({ min: 0, max: 3000 }),
  most: fc.integer({ min: 3000, max: 9000 }),
  rate: fc.constantFrom(0, 500, 1000, 2000),
  gentlest: fc.constant(100),
  way: fc.constantFrom(1 as const, -1 as const),
  pieces: fc.constant(12),
});
const anyPose = fc.record({
  x: fc.integer({ min: 0, max: 72_000 }),
  y: fc.integer({ min: 0, max: 48_000 }),
  heading: fc.integer({ min: 0, max: 35_999 }),
});
const anyPlace = fc.record({ x: fc.integer({ min: -8000, max: 80_000 }), y: fc.integer({ min: -8000, max: 60_000 }) });

describe('a course drawn by its bow', () => {
  test('goes along as far as it is drawn, by half inches, by tenths where it is fine', () => {
    expect(reach(FROM, [], { ...drawn, aim: { x: 30_020, y: 25_170 } })).toEqual([{ d: 5000, turn: 0 }]);
    expect(reach(FROM, [], { ...drawn, fine: true, aim: { x: 30_000, y: 25_170 } })).toEqual([{ d: 5200, turn: 0 }]);
  });

  test('goes no shorter and no farther than it may', () => {
    expect(reach(FROM, [], { ...drawn, aim: { x: 30_000, y: 20_500 } })).toEqual([{ d: 4000, turn: 0 }]);
    expect(reach(FROM, [], { ...drawn, aim: { x: 30_000, y: 40_000 } })).toEqual([{ d: 6000, turn: 0 }]);
    expect(reach(FROM, [{ d: 3500, turn: 0 }], { ...drawn, i: 1, aim: { x: 30_000, y: 40_000 } })).toEqual([
      { d: 3500, turn: 0 },
      { d: 2500, turn: 0 },
    ]);
  });

  test('turns at the gentlest rate that reaches, and at the sharpest where none does', () => {
    const [gentle] = reach(FROM, [], { ...drawn, aim: { x: 30_800, y: 25_000 } });
    expect(gentle).toEqual({ d: 5000, turn: 400 });
    const [sharp] = reach(FROM, [], { ...drawn, aim: { x: 20_000, y: 23_000 } });
    expect(sharp?.turn).toBe(-1000);
  });

  test('is led by the bow and not by the middle: where it ends, the bow lies where it was drawn to', () => {
    const bow = bowOf(hull(5500, 1500), 1);
    expect(bow).toBe(2750);
    const laid: Segment[] = [{ d: 5000, turn: 600 }];
    const end = poseBefore(FROM, laid, 1);
    expect(reach(FROM, [], { ...drawn, bow, aim: bodyPoint(end, bow, 0) })).toEqual(laid);
  });

  test('goes astern by its stern', () => {
    const astern: CourseLimits = { ...LIMITS, least: 1000, most: 2000, way: -1 };
    expect(reach(FROM, [], { ...drawn, limits: astern, aim: { x: 30_000, y: 18_500 } })).toEqual([{ d: -1500, turn: 0 }]);
    const laid: Segment[] = [{ d: -2000, turn: 800 }];
    const end = poseBefore(FROM, laid, 1);
    expect(reach(FROM, [], { ...drawn, limits: astern, bow: 2750, aim: bodyPoint(end, -2750, 0) })).toEqual(laid);
  });

  test('is whole and within its limits, wherever it is drawn to; drawn is what is judged', () => {
    fc.assert(
      fc.property(anyPose, anyLimits, anyPlace, fc.boolean(), (from, limits, aim, fine) => {
        const legs = reach(from, [], { i: 0, aim, bow: 2750, fine, limits });
        expect(lengthOf(legs)).toBeGreaterThanOrEqual(limits.least);
        expect(lengthOf(legs)).toBeLessThanOrEqual(limits.most);
        for (const { d, turn } of legs) {
          expect([d, turn].every(Number.isInteger)).toBe(true);
          expect(d * limits.way).toBeGreaterThan(0);
          expect(Math.abs(turn)).toBeLessThanOrEqual(limits.rate);
          expect(turn === 0 || Math.abs(turn) >= limits.gentlest).toBe(true);
        }
        const course = courseOf(from, legs);
        const { through } = courseLine(course);
        expect(through.at(-1)).toEqual({ x: course.at(course.length).x, y: course.at(course.length).y });
        expect(ground.path(through, courseLine(course).bends)).toContain(`M${ground.middle(from).x} ${ground.middle(from).y}`);
      }),
    );
  });

  test('the handle lies beyond the bow, and is drawn from where it was taken', () => {
    const handle = bowHandle({ ...FROM, heading: 9000 }, { bow: 2750, way: 1, name: 'Course' });
    expect(handle).toMatchObject({ id: 'bow', at: { x: 32_750, y: 20_000 }, toward: 90, grab: true });
    const over = [
      { x: 34_000, y: 20_100 },
      { x: 35_000, y: 20_600 },
    ];
    expect(aimOf({ handle: 'bow', over, done: false }, handle.at)).toEqual({ x: 33_750, y: 20_500 });
  });
});

describe('a course by keys and fields', () => {
  test('is lengthened along its last piece, or by a new one that turns otherwise', () => {
    const ahead = extend([], { turn: 0, by: 500 }, LIMITS);
    expect(ahead).toEqual([{ d: 500, turn: 0 }]);
    expect(extend(ahead, { turn: 0, by: 500 }, LIMITS)).toEqual([{ d: 1000, turn: 0 }]);
    expect(extend(ahead, { turn: 1000, by: 500 }, LIMITS)).toEqual([
      { d: 500, turn: 0 },
      { d: 500, turn: 1000 },
    ]);
    expect(extend([{ d: 5800, turn: 0 }], { turn: 0, by: 500 }, LIMITS)).toEqual([{ d: 6000, turn: 0 }]);
    expect(extend([{ d: 6000, turn: 0 }], { turn: 1000, by: 500 }, LIMITS)).toEqual([{ d: 6000, turn: 0 }]);
  });

  test('is shortened from its end until nothing is left', () => {
    const legs = [
      { d: 500, turn: 0 },
      { d: 700, turn: 1000 },
    ];
    expect(shorten(legs, 500)).toEqual([
      { d: 500, turn: 0 },
      { d: 200, turn: 1000 },
    ]);
    expect(shorten(shorten(legs, 500), 500)).toEqual([{ d: 500, turn: 0 }]);
    expect(shorten([{ d: 500, turn: 0 }], 500)).toEqual([]);
  });

  test('takes exact numbers, no sharper and no longer than there is room', () => {
    const legs: Segment[] = [{ d: 2000, turn: 0 }];
    expect(withLeg(legs, 1, { d: 3333, turn: 1234, limits: LIMITS })).toEqual([
      { d: 2000, turn: 0 },
      { d: 3333, turn: 1000 },
    ]);
    expect(withLeg(legs, 0, { d: 9000, turn: -30, limits: LIMITS })).toEqual([{ d: 6000, turn: 0 }]);
    expect(withLeg(legs, 0, { d: 0, turn: 0, limits: LIMITS })).toEqual([]);
  });

  test('is said in inches and degrees', () => {
    expect(legWords({ d: 2000, turn: 0 })).toBe('2 inches ahead');
    expect(legWords({ d: 4000, turn: 1000 })).toBe('4 inches, 40° to starboard');
    expect(legWords({ d: -1000, turn: 800 })).toBe('1 inch astern, 8° to port');
    expect(endWords({ x: 28_600, y: 18_400, heading: 1400 })).toBe('ends at (28.600, 18.400), heading 14.00°');
  });
});
