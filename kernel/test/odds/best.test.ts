import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../src/contract.ts';
import { highest } from '../../src/dice/readings.ts';
import { exactly } from '../../src/odds/exact.ts';
import { choose, minus, power } from '../../src/odds/fraction.ts';
import { spread } from '../../src/odds/spread.ts';
import { everyFace, shown, whole, why } from './oracle.ts';

/** The faces of the best dice, the highest first. `best` left out: the same, die by die. */
function kept(count: number, sides: number, best?: number): Reading<readonly number[]> {
  const add = (soFar: readonly number[], face: number): number[] => [...soFar, face].sort((a, b) => b - a).slice(0, count);
  return { sides, start: [], add, ...(best !== undefined && { best }) };
}

const handful = fc.record({
  dice: fc.integer({ min: 0, max: 5 }),
  sides: fc.integer({ min: 1, max: 6 }),
  best: fc.integer({ min: 0, max: 4 }),
});

test('the best dice of a handful are those of every way it can fall', () => {
  fc.assert(
    fc.property(handful, ({ dice, sides, best }) => {
      const reading = kept(best, sides, best);
      expect(shown(spread(dice, reading))).toEqual(everyFace(t => t.throw(dice, reading, why)));
      expect(whole(spread(dice, reading))).toBe('1/1');
    }),
    { numRuns: 60 },
  );
});

test('counted by faces or die by die, the chances are the same to the last digit', () => {
  for (const [dice, sides, best] of [
    [4, 6, 3],
    [30, 6, 3],
    [100, 6, 3],
    [41, 10, 2],
  ] as const) {
    expect(shown(spread(dice, kept(best, sides, best)))).toEqual(shown(spread(dice, kept(best, sides))));
    const sum = (reading: Reading<readonly number[]>) =>
      exactly(t => t.throw(dice, reading, why).reduce((all, face) => all + face), { work: Infinity });
    expect(shown(sum(kept(best, sides, best)))).toEqual(shown(sum(kept(best, sides))));
  }
});

test('no die but the best is read: a handful of thousands takes no longer than one of four', () => {
  let read = 0;
  const add = (soFar: number, face: number): number => {
    read += 1;
    return Math.max(soFar, face);
  };
  const reading = { ...highest(20), add };
  const odds = spread(4_000, reading);
  expect(odds.values).toHaveLength(20);
  expect(BigInt(odds.weights[odds.values.indexOf(1)]!)).toBe(1n);
  expect(read).toBe(20);
});

test('the work of a large handful is the same whether it was met before or not, and is asked for before it is done', () => {
  const reading = kept(5, 20, 5);
  const worked = (dice: number): number => {
    let work = 0;
    spread(dice, reading, more => {
      work += more;
    });
    return work;
  };
  const cold = worked(8);
  expect(cold).toBeGreaterThan(2_000);
  expect(worked(8)).toBe(cold);
  expect(worked(90)).toBe(cold);
  const stop = (): never => {
    throw new Error('too much');
  };
  const nobody = { ...kept(9, 20, 9), add: stop };
  expect(() => spread(20, nobody, stop)).toThrow('too much');
});

test('whole numbers to any size', () => {
  expect([choose(5, 0), choose(5, 2), choose(100, 3)]).toEqual([1, 10, 161_700]);
  expect(choose(100, 50)).toBe(100891344545564193334812497256n);
  expect([power(6, 3), power(0, 0), power(6, 40)]).toEqual([216, 1, 6n ** 40n]);
  expect([minus(7, 7), minus(2n ** 60n, 2n ** 60n - 3n), minus(2n ** 60n, 1)]).toEqual([0, 3, 2n ** 60n - 1n]);
});
