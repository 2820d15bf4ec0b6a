import type { Reading } from '@flagplot/kernel';
import { expect, test } from 'vitest';
import { openEndedTest, openEndedTotal, reaches } from '../rules/dice.ts';

const read = <A>(reading: Reading<A>, faces: number[]): A => faces.reduce((soFar, one) => reading.add(soFar, one), reading.start);

test('SQ-2.3.2 SQ-2.3.3 an open-ended die adds its faces and what is added to it, and is nothing where a 1 comes first', () => {
  expect([[1], [2], [6, 1], [6, 6, 5]].map(faces => read(openEndedTotal(), faces))).toEqual([0, 2, 7, 17]);
  expect([[1], [2], [6, 1], [6, 6, 5]].map(faces => read(openEndedTotal(4), faces))).toEqual([0, 6, 11, 21]);
  expect([[1], [2], [6, 1]].map(faces => read(openEndedTotal(-6), faces))).toEqual([0, -4, 1]);
  expect([1, 5, 6].map(openEndedTotal().again)).toEqual([false, false, true]);
});

test('SQ-4.5.2 SQ-4.5.3 reaches is 1 for a total of what is needed, and never for a 1 that comes first', () => {
  for (let needs = -3; needs < 30; needs += 1) {
    for (const row of [[1], [2], [5], [6, 1], [6, 2], [6, 3], [6, 6, 1], [6, 6, 6, 2]]) {
      const total = read(openEndedTotal(), row);
      expect(read(reaches(needs), row)).toBe(Number(total !== 0 && total >= needs));
    }
  }
  expect(reaches(-1)).toBe(reaches(2));
});

test('SQ-2.3.3 what is asked of a die is the sum of its parts, and what a natural 1 cannot bring at the least', () => {
  const parts = [
    { by: 6, for: 'short range' },
    { by: -7, for: 'fire control' },
  ];
  expect(openEndedTest(parts)).toEqual({
    test: { of: 'sum', is: 'atLeast', n: 2 },
    mods: [...parts, { by: 3, for: 'a natural 1 is never enough' }],
  });
  expect(openEndedTest(parts.slice(0, 1))).toMatchObject({ test: { n: 6 }, mods: [{ by: 6 }] });
});
