import { describe, expect, test } from 'vitest';
import type { Pose, Segment } from '../src/index.ts';
import { ahead, along, courseOf, firstWhere, flightOf } from '../src/index.ts';
import { Chance, cases } from './cases.ts';
import { idealEnd } from './opinions/ideals.ts';

const NORTH: Pose = { x: 0, y: 0, heading: 0 };
const TEMPLATES = { S: 2250, M: 1500, L: 1000 };

describe('segments', () => {
  test.each([
    ['S', [194, 974, 2250], [746, 1801, 4500], [1572, 2353, 6750], [4347, 1801, 13_500]],
    ['M', [130, 989, 1500], [512, 1910, 3000], [1119, 2701, 4500], [3820, 3820, 9000]],
    ['L', [87, 995, 1000], [346, 1960, 2000], [768, 2865, 3000], [2865, 4962, 6000]],
  ] as const)('template %s turns as is printed after 1, 2, 3 and 6 inches', (name, ...ends) => {
    const found = [1000, 2000, 3000, 6000].map(d => along(NORTH, { d, turn: TEMPLATES[name] }));
    expect(found.map(({ x, y, heading }) => [x, y, heading])).toEqual(ends);
  });

  test('a straight piece and a turn to port, a gentle turn, a turn astern end where is printed', () => {
    const straight = along({ x: 12_345, y: 6789, heading: 21_750 }, { d: 1500, turn: 0 });
    expect(straight).toEqual({ x: 11_432, y: 5599, heading: 21_750 });
    expect(along(straight, { d: 2750, turn: -1500 })).toEqual({ x: 10_651, y: 3024, heading: 17_625 });
    expect(along({ x: 20_000, y: 20_000, heading: 4500 }, { d: 4000, turn: 750 })).toEqual({
      x: 23_425,
      y: 21_977,
      heading: 7500,
    });
    expect(along({ x: 30_000, y: 10_000, heading: 27_500 }, { d: -1333, turn: 2250 })).toEqual({
      x: 31_298,
      y: 10_229,
      heading: 24_501,
    });
  });

  test('the same pieces driven back in the opposite order end where they began', () => {
    const chance = new Chance('back');
    const wrong: unknown[] = [];
    for (let i = 0; i < 20_000; i += 1) {
      const from = chance.pose();
      const segments = segmentsBy(chance);
      const there = courseOf(from, segments);
      const back = courseOf(
        there.at(there.length),
        segments.toReversed().map(({ d, turn }) => ({ d: -d, turn })),
      );
      if (JSON.stringify(back.at(back.length)) !== JSON.stringify(from)) wrong.push({ from, segments });
    }
    expect(wrong).toEqual([]);
  });

  test('a turn ends within 1.22 mil of where it would without rounding at the rates of templates, within 5.8 at a tenth of them', () => {
    const chance = new Chance('ends');
    const worst = { ordinary: 0, gentle: 0 };
    for (let i = 0; i < cases(20_000, 300_000); i += 1) {
      const from = chance.pose();
      const gentle = chance.once(2);
      const turn = (gentle ? chance.whole(100, 999) : chance.whole(1000, 2250)) * chance.one([1, -1]);
      const segment = { d: chance.whole(1, 16_000), turn };
      const end = along(from, segment);
      const ideal = idealEnd(from, segment);
      const off = Math.hypot(end.x - ideal.x, end.y - ideal.y);
      worst[gentle ? 'gentle' : 'ordinary'] = Math.max(worst[gentle ? 'gentle' : 'ordinary'], off);
    }
    expect(worst.ordinary).toBeLessThan(1.22);
    expect(worst.gentle).toBeLessThan(5.8);
  });
});

function segmentsBy(chance: Chance): Segment[] {
  return Array.from({ length: chance.whole(1, 4) }, () => ({
    d: chance.whole(1, 6000),
    turn: chance.one([0, 1, -1]) * chance.whole(100, 2250),
  }));
}

describe('courses', () => {
  const course = courseOf(NORTH, [
    { d: 120, turn: 0 },
    { d: 130, turn: 2250 },
  ]);

  test('a mover is looked at every 50 mil and at the end of each piece, once', () => {
    expect(course.samples()).toEqual([0, 50, 100, 120, 150, 200, 250]);
    expect(courseOf(NORTH, []).samples()).toEqual([0]);
  });

  test('a pose is that of the pieces before it and of a shortened last one', () => {
    const turned = along({ x: 0, y: 120, heading: 0 }, { d: 130, turn: 2250 }, 30);
    expect([course.at(0), course.at(100), course.at(120), course.at(150)]).toEqual([
      NORTH,
      { x: 0, y: 100, heading: 0 },
      { x: 0, y: 120, heading: 0 },
      turned,
    ]);
    expect(course.length).toBe(250);
  });

  test('the first mil of a course are the same poses, and end there', () => {
    const short = course.upTo(170);
    expect([short.length, short.at(170), short.samples().at(-1)]).toEqual([170, course.at(170), 170]);
    expect(course.upTo(120).samples()).toEqual([0, 50, 100, 120]);
    expect(course.upTo(0).at(0)).toEqual(NORTH);
  });

  test('astern the length grows as well', () => {
    const astern = courseOf(NORTH, [{ d: -200, turn: 0 }]);
    expect([astern.length, astern.at(60)]).toEqual([200, { x: 0, y: -60, heading: 0 }]);
  });

  test('on a flight each leg has its heading, to its end; before any the old one stands', () => {
    const flight = flightOf({ x: 0, y: 0, heading: 27_000 }, [
      { heading: 0, d: 100 },
      { heading: 9000, d: 70 },
    ]);
    expect([0, 1, 100, 101, 170].map(s => flight.at(s))).toEqual([
      { x: 0, y: 0, heading: 27_000 },
      { x: 0, y: 1, heading: 0 },
      { x: 0, y: 100, heading: 0 },
      { x: 1, y: 100, heading: 9000 },
      { x: 70, y: 100, heading: 9000 },
    ]);
    expect(ahead({ x: 0, y: 0 }, { heading: 9000, d: 70 })).toEqual({ x: 70, y: 0 });
  });

  test('what holds from a mil on is found at that mil; what holds only between two samples is not', () => {
    const straight = courseOf(NORTH, [{ d: 500, turn: 0 }]);
    expect(firstWhere(straight, ({ y }) => y >= 237)).toBe(237);
    expect(firstWhere(straight, ({ y }) => y > 210 && y < 240)).toBeUndefined();
    expect(firstWhere(straight, ({ y }) => y < 500)).toBe(0);
    expect(firstWhere(straight, ({ y }) => y < 120 || y > 340, 150)).toBe(341);
    expect(firstWhere(straight, () => true, 150)).toBe(150);
  });
});
