import type { Test, Thrown } from '@flagplot/kernel';
import { chanceOf, metBy } from '@flagplot/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freaks, luckOf } from '../src/luck.ts';

const atLeast = (n: number, of: Test['of'] = 'each'): Test => ({ of, is: 'atLeast', n });
const hand = (faces: number[], test?: Test, by = 'red'): Thrown => ({
  kind: 'thrown',
  sides: 6,
  faces,
  read: null,
  ...(test && { met: metBy(test, faces) }),
  why: { rule: 'CU-1', what: 'a volley', by, ...(test && { test }) },
});
const handful = (faces: number[], needs?: number, by = 'red'): Thrown =>
  hand(faces, needs === undefined ? undefined : atLeast(needs), by);

test('each die of a handful is a chance; the expectation is the sum of theirs', () => {
  const [red] = luckOf([handful([1, 4, 6], 4), handful([5, 6], 6)]);
  expect(red).toMatchObject({ side: 'red', chances: 5, met: 3 });
  expect(red?.expected).toBeCloseTo(3 / 2 + 2 / 6, 12);
  expect(red?.spread).toBeCloseTo(Math.sqrt(3 / 4 + 2 * (5 / 36)), 12);
});

test('dice that must show little are as lucky as those that must show much', () => {
  const [red] = luckOf([hand([1, 4, 6], { of: 'each', is: 'atMost', n: 2 })]);
  expect(red).toMatchObject({ chances: 3, met: 1 });
  expect(red?.expected).toBeCloseTo(1, 12);
});

test('dice added up are one chance together', () => {
  const [red] = luckOf([hand([5, 4], { of: 'sum', is: 'atMost', n: 8 }), hand([1, 2], { of: 'sum', is: 'atMost', n: 8 })]);
  expect(red).toMatchObject({ chances: 2, met: 1 });
  expect(red?.expected).toBeCloseTo((2 * 26) / 36, 12);
});

test('the tails are those of all ways the dice may fall, counted one by one', () => {
  const needs = [4, 4, 6, 2];
  const faces = [4, 1, 6, 1];
  const [red] = luckOf(needs.map((need, i) => handful([faces[i] as number], need)));
  let [more, fewer] = [0, 0];
  for (let i = 0; i < 6 ** 4; i += 1) {
    const met = needs.filter((need, n) => (Math.floor(i / 6 ** n) % 6) + 1 >= need).length;
    if (met >= 2) more += 1;
    if (met <= 2) fewer += 1;
  }
  expect(red?.met).toBe(2);
  expect(red?.more).toBeCloseTo(more / 6 ** 4, 12);
  expect(red?.fewer).toBeCloseTo(fewer / 6 ** 4, 12);
});

test('a chain is one chance: its faces added up, by the faces it is thrown again on', () => {
  const thrown = (n: number): Thrown => ({ ...hand([3], atLeast(n, 'sum')), chained: [6] });
  const p = (n: number): number => luckOf([thrown(n)])[0]?.expected ?? Number.NaN;
  expect(luckOf([thrown(3)])[0]).toMatchObject({ chances: 1, met: 1 });
  expect(p(2)).toBeCloseTo(5 / 6, 12);
  expect(p(4)).toBeCloseTo(3 / 6, 12);
  expect(p(6)).toBeCloseTo(1 / 6, 12);
  expect(p(7)).toBeCloseTo(1 / 6, 12);
  expect(p(8)).toBeCloseTo(5 / 36, 12);
  expect(p(13)).toBeCloseTo(1 / 36, 12);
});

test('the chance of a test is the share of all ways the dice may fall that meet it', () => {
  const tests = fc.record({
    of: fc.constantFrom<Test['of']>('each', 'sum'),
    is: fc.constantFrom<Test['is']>('atLeast', 'atMost'),
    n: fc.integer({ min: -2, max: 20 }),
  });
  fc.assert(
    fc.property(tests, fc.integer({ min: 1, max: 3 }), (test, dice) => {
      const ways = Array.from({ length: 6 ** dice }, (_, i) =>
        Array.from({ length: dice }, (_, n) => (Math.floor(i / 6 ** n) % 6) + 1),
      );
      const met = ways.reduce((sum, faces) => sum + metBy(test, faces), 0);
      const tried = test.of === 'each' ? dice : 1;
      expect(chanceOf(test, { sides: 6, dice })).toBeCloseTo(met / ways.length / tried, 12);
    }),
  );
});

test('dice that need nothing are told by mean and spread, each side by itself', () => {
  const luck = luckOf([handful([2, 3], undefined, 'blue'), handful([6], 7)]);
  expect(luck.map(one => one.side)).toEqual(['blue', 'red']);
  expect(luck[0]).toMatchObject({ chances: 0, more: 1, fewer: 1, others: { dice: 2, sum: 5, mean: 7 } });
  expect(luck[0]?.others.spread).toBeCloseTo(Math.sqrt(35 / 6), 12);
  expect(luck[1]).toMatchObject({ chances: 1, met: 0, expected: 0, more: 1 });
  expect(luckOf([])).toEqual([]);
});

test('2 end: throws that try nerve are no luck, however they fall', () => {
  const nerve = { ...handful([1], 12), why: { ...handful([1], 12).why, rule: 'CU-9' } };
  const [red] = luckOf([handful([4, 1], 4), nerve], ['CU-9']);
  expect(red).toMatchObject({ chances: 2, met: 1 });
  expect(luckOf([nerve], ['CU-9'])).toEqual([]);
  expect(freaks([nerve], ['CU-9'])).toEqual({});
});

test('2 end: the best throw met the longest odds, the worst failed the shortest', () => {
  const [plain, best, worst] = [handful([4, 1], 4), handful([6, 6, 6], 6), handful([1, 1, 1], 2)];
  const found = freaks([plain, handful([3]), best, worst]);
  expect(found.best?.thrown).toBe(best);
  expect(found.best?.chance).toBeCloseTo(1 / 216, 12);
  expect(found.worst?.thrown).toBe(worst);
  expect(found.worst?.chance).toBeCloseTo(1 / 216, 12);
});
