import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Thrown } from '../src/contract.ts';
import { reaches } from '../src/dice/readings.ts';
import { luckOf, succeeded } from '../src/luck.ts';
import { rolled, scripted } from '../src/table.ts';

const handful = (faces: number[], needs?: number, by = 'red'): Thrown => ({
  kind: 'thrown',
  sides: 6,
  faces,
  read: null,
  why: { rule: 'CU-1', what: 'a volley', by, ...(needs !== undefined && { needs }) },
});
const chain = (faces: number[], needs: number): Thrown => ({ ...handful(faces, needs), chained: true });

test('each die of a handful is a chance; the expectation is the sum of theirs', () => {
  const [red] = luckOf([handful([1, 4, 6], 4), handful([5, 6], 6)]);
  expect(red).toMatchObject({ side: 'red', chances: 5, met: 3 });
  expect(red?.expected).toBeCloseTo(3 / 2 + 2 / 6, 12);
  expect(red?.spread).toBeCloseTo(Math.sqrt(3 / 4 + 2 * (5 / 36)), 12);
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

test('a chain is one chance, met as the book reads it', () => {
  const cases = fc.tuple(
    fc.integer({ min: -2, max: 20 }),
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 }),
  );
  fc.assert(
    fc.property(cases, ([needs, dice]) => {
      const told: Thrown[] = [];
      const listener = { tell: (event: { kind: string }) => void told.push(event as Thrown), reveal: () => {} };
      const table = rolled(scripted([...dice, 1, 1, 1]), listener);
      const read = table.chain(reaches(6, needs), () => ({ rule: 'CU-1', what: 'a check', needs }));
      const [thrown] = told as [Thrown];
      const natural = { ...thrown, why: { ...thrown.why, needs } };
      expect(succeeded(natural)).toEqual({ of: 1, met: read });
    }),
  );
});

test('the odds of a chain are those of its faces', () => {
  const p = (needs: number): number => luckOf([chain([3], needs)])[0]?.expected ?? Number.NaN;
  expect(p(-3)).toBeCloseTo(5 / 6, 12);
  expect(p(2)).toBeCloseTo(5 / 6, 12);
  expect(p(4)).toBeCloseTo(3 / 6, 12);
  expect(p(6)).toBeCloseTo(1 / 6, 12);
  expect(p(7)).toBeCloseTo(1 / 6, 12);
  expect(p(8)).toBeCloseTo(5 / 36, 12);
  expect(p(13)).toBeCloseTo(1 / 36, 12);
});

test('dice that need nothing are told by mean and spread, each side by itself', () => {
  const luck = luckOf([handful([2, 3], undefined, 'blue'), handful([6], 7)]);
  expect(luck.map(one => one.side)).toEqual(['blue', 'red']);
  expect(luck[0]).toMatchObject({ chances: 0, more: 1, fewer: 1, others: { dice: 2, sum: 5, mean: 7 } });
  expect(luck[0]?.others.spread).toBeCloseTo(Math.sqrt(35 / 6), 12);
  expect(luck[1]).toMatchObject({ chances: 1, met: 0, expected: 0, more: 1 });
  expect(luckOf([])).toEqual([]);
});
