import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../src/contract.ts';
import { atLeast, face, highest, sum } from '../../src/dice/readings.ts';

const read = <A>(reading: Reading<A>, faces: number[]): A => faces.reduce((soFar, one) => reading.add(soFar, one), reading.start);
const handful = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });

test('sum adds the faces', () => {
  expect(read(sum(6), [3, 4, 6])).toBe(13);
  expect(read(sum(6), [])).toBe(0);
});

test('at least counts the dice that show it', () => {
  expect(read(atLeast(6, 5), [4, 5, 6, 1, 5])).toBe(3);
  expect(read(atLeast(10, 1), [1, 9])).toBe(2);
  expect(read(atLeast(10, -3), [1, 9])).toBe(2);
  expect(read(atLeast(10, 10), [10, 9])).toBe(1);
  expect(read(atLeast(10, 11), [10, 9])).toBe(0);
  expect(read(atLeast(10, 40), [10, 10])).toBe(0);
});

test('highest is the best face', () => {
  expect(read(highest(6), [3, 5, 1])).toBe(5);
  expect(read(highest(6), [])).toBe(0);
});

test('face is the one die', () => {
  expect(read(face(20), [17])).toBe(17);
});

test('a reading of a handful is blind to the order the dice land in', () => {
  fc.assert(
    fc.property(handful, fc.integer({ min: 1, max: 11 }), (faces, needs) => {
      const backwards = [...faces].reverse();
      for (const reading of [sum(10), atLeast(10, needs), highest(10)])
        expect(read(reading, backwards)).toBe(read(reading, faces));
    }),
  );
});

test('asking again gives the same reading, and each its own', () => {
  expect(sum(6)).toBe(sum(6));
  expect(highest(6)).toBe(highest(6));
  expect(face(6)).toBe(face(6));
  expect(atLeast(6, 4)).toBe(atLeast(6, 4));
  expect(atLeast(6, 0)).toBe(atLeast(6, 1));
  expect(atLeast(6, 99)).toBe(atLeast(6, 7));
  const readings = [sum(6), sum(10), highest(6), highest(10), face(6), face(10), atLeast(6, 4), atLeast(6, 5), atLeast(10, 4)];
  expect(new Set(readings).size).toBe(readings.length);
  expect(readings.map(reading => reading.sides)).toEqual([6, 10, 6, 10, 6, 10, 6, 6, 10]);
});
