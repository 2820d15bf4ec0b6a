import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reading } from '../../src/contract.ts';
import { atLeast, highest, sum } from '../../src/dice/readings.ts';
import { spread } from '../../src/odds/spread.ts';
import { everyFace, shown, whole, why } from './oracle.ts';

/** A book's own reading with two results: 4 and 5 score one, 6 scores two and is thrown again. */
const beam: Reading<{ damage: number; again: number }> = {
  sides: 6,
  start: { damage: 0, again: 0 },
  add: ({ damage, again }, face) =>
    face === 6 ? { again: again + 1, damage: damage + 2 } : { damage: damage + (face >= 4 ? 1 : 0), again },
};

test('four dice that need a six', () => {
  expect(shown(spread(4, atLeast(6, 6)))).toEqual({ 0: '625/1296', 1: '125/324', 2: '25/216', 3: '5/324', 4: '1/1296' });
});

test('no dice give the start for certain', () => {
  expect(shown(spread(0, sum(6)))).toEqual({ 0: '1/1' });
  expect(shown(spread(0, beam))).toEqual({ '{"again":0,"damage":0}': '1/1' });
});

test('a handful is every way its dice can fall', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 7 }),
      (dice, sides, needs) => {
        for (const reading of [sum(sides), atLeast(sides, needs), highest(sides)])
          expect(shown(spread(dice, reading))).toEqual(everyFace(t => t.throw(dice, reading, () => ({ rule: '', what: '' }))));
      },
    ),
  );
});

test('values of several parts are merged whatever the order of their keys', () => {
  const odds = spread(3, beam);
  expect(shown(odds)).toEqual(everyFace(t => t.throw(3, beam, why)));
  expect(new Set(odds.values.map(value => `${value.damage} ${value.again}`)).size).toBe(odds.values.length);
});

test('sixty dice are counted to the last way they can fall', () => {
  const odds = spread(60, atLeast(6, 5));
  expect(odds.values).toHaveLength(61);
  expect(whole(odds)).toBe('1/1');
  const none = odds.values.indexOf(0);
  expect(BigInt(odds.weights[none]!) * 3n ** 60n).toBe(2n ** 60n * BigInt(odds.of));
});

test('fewer dice after more, and more after fewer, are worked out alike', () => {
  const fresh = (): Reading<number> => ({ sides: 4, start: 0, add: (soFar, face) => (soFar * 3 + face * face) % 7 });
  const [once, twice] = [fresh(), fresh()];
  const five = shown(spread(5, once));
  const two = shown(spread(2, once));
  expect(shown(spread(2, twice))).toEqual(two);
  expect(shown(spread(5, twice))).toEqual(five);
});

test('the work of a large handful is the same whether it was met before or not', () => {
  const reading: Reading<number> = { sides: 20, start: 0, add: (soFar, face) => soFar + face };
  const worked = (dice: number): number => {
    let work = 0;
    spread(dice, reading, more => {
      work += more;
    });
    return work;
  };
  expect(worked(2)).toBe(0);
  const cold = worked(9);
  expect(cold).toBeGreaterThan(10_000);
  expect(worked(9)).toBe(cold);
  const seven = worked(7);
  expect(seven).toBeLessThan(cold);
  expect(worked(12)).toBeGreaterThan(cold);
  expect(worked(7)).toBe(seven);
});

test('what a handful gives cannot be changed by who gets it', () => {
  expect(() => {
    spread(2, beam).values[0]!.damage = 9;
  }).toThrow(TypeError);
});
