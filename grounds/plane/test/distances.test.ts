import { expect, test } from 'vitest';
import {
  areWithin,
  bandOf,
  DISC,
  hull,
  isWithin,
  outlineAt,
  rangeOf,
  squaredBetween,
  squaredDistance,
  squaredFrom,
} from '../src/index.ts';
import { BODIES, Chance } from './cases.ts';

const destroyer = outlineAt({ x: 20_000, y: 20_000, heading: 0 }, hull(2000, 600));
const cruiser = outlineAt({ x: 26_000, y: 23_000, heading: 9000 }, hull(3500, 1000));

test('a destroyer and a cruiser lie as far apart as is printed: 4.472 inches are too few, 4.473 enough', () => {
  const squared = squaredDistance(destroyer, cruiser);
  expect(squared).toBe(20_000_000);
  expect([isWithin(squared, 4472), isWithin(squared, 4473)]).toEqual([false, true]);
  expect(rangeOf(squared)).toBe(4473);
});

test('the corner and its foot are those that are printed', () => {
  const corner = { x: 24_250, y: 22_500 };
  expect(squaredFrom(corner, destroyer)).toBe(20_000_000);
  expect(squaredBetween(corner, { x: 20_250, y: 20_500 })).toBe(20_000_000);
});

test('a battleship of Gotland and an enemy cruiser beyond the platform', () => {
  const one = outlineAt({ x: 28_600, y: 18_400, heading: 1400 }, hull(5500, 1500));
  const other = outlineAt({ x: 42_600, y: 24_400, heading: 19_200 }, hull(3500, 1000));
  expect(squaredDistance(one, other)).toBe(168_320_898);
  expect(rangeOf(168_320_898)).toBe(12_974);
});

test('a distance is the same from either side, and nothing to itself', () => {
  const chance = new Chance('either side');
  const wrong: unknown[] = [];
  for (let i = 0; i < 20_000; i += 1) {
    const { a, b } = chance.pair();
    if (squaredDistance(a, b) !== squaredDistance(b, a) || squaredDistance(a, a) !== 0) wrong.push({ a, b });
  }
  expect(wrong).toEqual([]);
});

test('what is within a distance is the same by boxes first', () => {
  const chance = new Chance('boxes first');
  const wrong: unknown[] = [];
  for (let i = 0; i < 20_000; i += 1) {
    const { a, b } = chance.pair();
    const squared = squaredDistance(a, b);
    for (const distance of [0, 10, rangeOf(squared) - 1, rangeOf(squared), rangeOf(squared) + 1])
      if (distance >= 0 && areWithin(a, b, distance) !== isWithin(squared, distance)) wrong.push({ a, b, distance });
  }
  expect(wrong).toEqual([]);
});

test('what lies wholly within another is at no distance, and neither is what it touches', () => {
  const zone = [0, 0, 0, 40_000, 40_000, 40_000, 40_000, 0];
  expect([squaredDistance(destroyer, zone), squaredDistance(zone, destroyer)]).toEqual([0, 0]);
  const beside = [20_300, 19_000, 20_300, 20_000, 21_000, 20_000];
  expect(squaredDistance(destroyer, beside)).toBe(0);
});

test('a disc is its middle: as far as the middle from the outline, and as two middles from each other', () => {
  const chance = new Chance('discs');
  for (let i = 0; i < 1000; i += 1) {
    const pose = chance.pose();
    const outline = outlineAt(pose, chance.one(BODIES));
    const middle = chance.near(pose, 6000);
    const disc = outlineAt({ ...middle, heading: 0 }, DISC);
    expect(squaredDistance(disc, outline)).toBe(squaredFrom(middle, outline));
    expect(squaredDistance(outlineAt(pose, DISC), disc)).toBe(squaredBetween(pose, middle));
  }
});

test('a distance lies in the first band whose limit it does not pass', () => {
  const bands = [10_000, 20_000, 30_000];
  expect([0, 10_000, 10_001, 20_000, 30_000, 30_001].map(mil => bandOf(mil * mil, bands))).toEqual([0, 0, 1, 1, 2, 3]);
});
