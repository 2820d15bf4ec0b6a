import { expect, test } from 'vitest';
import { bodyOf, bodyPoint, boxOf, hull, middleOf, outlineAt } from '../src/index.ts';
import { BODIES, Chance, cases } from './cases.ts';

const cruiser = hull(3500, 1000);

test('the footprint of a cruiser is printed', () => {
  expect(outlineAt({ x: 10_000, y: 20_000, heading: 3000 }, cruiser)).toEqual([
    10_875, 21_516, 10_808, 20_400, 9558, 18_234, 8692, 18_734, 9942, 20_900,
  ]);
});

test('what attaches stands on the nearest place of the body, which is printed', () => {
  const carrier = { x: 30_000, y: 20_000, heading: 3300 };
  expect(bodyOf(carrier, { x: 27_189, y: 18_443 })).toEqual({ u: -2837, v: -1510 });
  expect(bodyPoint(carrier, -2837, -1510)).toEqual({ x: 27_188, y: 18_443 });
});

test('a place on a body is within a mil of where it was taken from', () => {
  const chance = new Chance('bodies');
  let worst = 0;
  for (let i = 0; i < 20_000; i += 1) {
    const pose = chance.pose();
    const there = chance.near(pose, 4000);
    const { u, v } = bodyOf(pose, there);
    const back = bodyPoint(pose, u, v);
    worst = Math.max(worst, Math.abs(back.x - there.x), Math.abs(back.y - there.y));
  }
  expect(worst).toBe(1);
});

test('a corner lies within 0.72 mil of where it would lie without rounding', () => {
  const chance = new Chance('corners');
  let worst = 0;
  for (let i = 0; i < cases(20_000, 300_000); i += 1) {
    const pose = chance.pose();
    const body = chance.one(BODIES);
    const angle = (pose.heading * Math.PI) / 18_000;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const [u, v] = body as [number, number];
    const [x, y] = outlineAt(pose, body) as [number, number];
    worst = Math.max(worst, Math.hypot(pose.x + u * sine + v * cosine - x, pose.y + u * cosine - v * sine - y));
  }
  expect(worst).toBeLessThan(0.72);
});

test('the corners of every body run clockwise, bow first', () => {
  for (const body of BODIES) {
    const outline = outlineAt({ x: 0, y: 0, heading: 0 }, body);
    const areas = outline.map((n, i) =>
      i % 2 === 0 ? outline[(i + 3) % outline.length]! * n : -outline[(i + 1) % outline.length]! * n,
    );
    expect(areas.reduce((sum, one) => sum + one)).toBeLessThan(0);
    expect(outline[1]).toBe(boxOf(outline).top);
  }
});

test('the middle of what has no heading is that of its box, halves up', () => {
  expect(middleOf([35_000, 23_000, 38_000, 23_000, 38_000, 26_000, 35_000, 26_000])).toEqual({ x: 36_500, y: 24_500 });
  expect(middleOf([0, 0, 3, 1, 1, 4])).toEqual({ x: 2, y: 2 });
});
