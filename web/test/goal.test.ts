import { expect, test } from 'vitest';
import { aheadWords, leftWords, nearest } from '../src/battle/goal.ts';

test('led: goal: turns are counted with the one under way, by the word of the book', () => {
  expect([3, 1, 0].map(left => leftWords(left, 'Round'))).toEqual(['3 rounds left', 'last round', 'over']);
});

test('led: goal: the nerve that is shown is one’s own, the nearest to failing', () => {
  const nerve = (unit: string, side: string, off?: number) => ({
    unit,
    side,
    name: unit,
    says: '',
    ...(off === undefined ? {} : { next: { off, what: 'shaken' } }),
  });
  const all = [nerve('a', 'red', 3), nerve('b', 'red', 1), nerve('c', 'red'), nerve('d', 'blue', 0)];
  expect(nearest(all, 'red')?.unit).toBe('b');
  expect(nearest(all, undefined)?.unit).toBe('d');
  expect(nearest([], 'red')).toBeUndefined();
});

test('led: goal: it is said who would win, and who has', () => {
  const name = (side: string) => side.toUpperCase();
  expect(aheadWords({ ahead: ['red', 'gold'], left: 2 }, name)).toBe('RED and GOLD would win if it ended now.');
  expect(aheadWords({ ahead: [], left: 2 }, name)).toBe('Nobody would win if it ended now.');
  expect(aheadWords({ ahead: ['red'], left: 0 }, name)).toBe('RED won.');
});
