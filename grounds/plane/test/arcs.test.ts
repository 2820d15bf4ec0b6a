import { expect, test } from 'vitest';
import { aspect, headingTo, isInSector } from '../src/index.ts';
import { Chance } from './cases.ts';

const way = (x: number, y: number) => ({ x, y });

test('the edges of a sector are inside, a hair beyond is not', () => {
  const ahead = { middle: 0, half: 4500 };
  expect([way(1000, 1000), way(-1000, 1000), way(0, 1), way(0, 0)].map(w => isInSector(w, ahead))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([way(1001, 1000), way(-1001, 1000), way(0, -1)].map(w => isInSector(w, ahead))).toEqual([false, false, false]);
});

test('a wide sector leaves out what lies astern, its edges inside', () => {
  const wide = { middle: 0, half: 13_500 };
  expect([way(1000, -1000), way(-1000, -1000), way(1000, 0)].every(w => isInSector(w, wide))).toBe(true);
  expect([way(999, -1000), way(-999, -1000), way(0, -1)].some(w => isInSector(w, wide))).toBe(false);
});

test('half a circle takes both sides of its edge line, a whole one everything', () => {
  const half = { middle: 9000, half: 9000 };
  expect([way(0, 5), way(0, -5), way(1, 0), way(-1, 0)].map(w => isInSector(w, half))).toEqual([true, true, true, false]);
  expect(isInSector(way(-1, 0), { middle: 9000, half: 18_000 })).toBe(true);
});

test('a sector agrees with the angles of the way, but where they all but touch its edge', () => {
  const chance = new Chance('sectors');
  const wrong: unknown[] = [];
  for (let i = 0; i < 100_000; i += 1) {
    const sector = { middle: chance.heading(), half: chance.whole(1, 17_999) };
    const w = chance.near(way(0, 0), 30_000);
    const off = Math.abs((((Math.atan2(w.x, w.y) * 18_000) / Math.PI - sector.middle + 90_000) % 36_000) - 18_000);
    if (Math.abs(off - sector.half) > 0.01 && (w.x !== 0 || w.y !== 0) && isInSector(w, sector) !== off <= sector.half)
      wrong.push({ sector, w });
  }
  expect(wrong).toEqual([]);
});

test('45 and 135 degrees off the bow are broadside on, and so is no way at all', () => {
  expect([way(10, 10), way(-10, 10), way(10, -10), way(0, 0)].map(w => aspect(0, w))).toEqual(Array(4).fill('broadside'));
  expect([aspect(0, way(9, 10)), aspect(0, way(9, -10)), aspect(9000, way(10, 9))]).toEqual([
    'closing',
    'moving away',
    'closing',
  ]);
});

test('a heading leads along a way to the nearest hundredth of a degree', () => {
  const ways = [way(0, 5), way(5, 5), way(5, 0), way(0, -5), way(-5, 0), way(-5, 5), way(0, 0), way(-1, 100_000)];
  expect(ways.map(headingTo)).toEqual([0, 4500, 9000, 18_000, 27_000, 31_500, 0, 0]);
  const chance = new Chance('headings');
  const wrong: unknown[] = [];
  for (let i = 0; i < 20_000; i += 1) {
    const w = chance.near(way(0, 0), 60_000);
    const angle = (Math.atan2(w.x, w.y) * 18_000) / Math.PI;
    const off = ((((angle - headingTo(w) + 18_000) % 36_000) + 36_000) % 36_000) - 18_000;
    if ((w.x !== 0 || w.y !== 0) && Math.abs(off) > 0.52) wrong.push({ w, off });
  }
  expect(wrong).toEqual([]);
});
