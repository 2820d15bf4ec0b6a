import { expect, test } from 'vitest';
import { schedule } from '../../rules/planning/schedule.ts';

/** How many cards each player plays in each stretch of his. */
function stretches(cards: readonly number[]): string {
  const slots = schedule(cards).join('');
  return (slots.match(/(.)\1*/g) ?? []).map(one => `${one[0]}:${one.length}`).join(' ');
}

test('BB-3.0.2 nine cards against six: two, two, two, then one at a time', () => {
  expect(stretches([9, 6])).toBe('0:2 1:1 0:2 1:1 0:2 1:1 0:1 1:1 0:1 1:1 0:1 1:1');
  expect(stretches([6, 9])).toBe('0:1 1:2 0:1 1:2 0:1 1:2 0:1 1:1 0:1 1:1 0:1 1:1');
  expect(stretches([5, 5])).toBe('0:1 1:1 0:1 1:1 0:1 1:1 0:1 1:1 0:1 1:1');
});

test('BB-3.0.3 what exceeds the smaller stack goes round again', () => {
  expect(stretches([9, 3])).toBe('0:3 1:1 0:3 1:1 0:3 1:1');
  expect(stretches([7, 3])).toBe('0:3 1:1 0:2 1:1 0:2 1:1');
});

test('BB-3.0.4 of three players the smallest stack that has cards sets the rounds', () => {
  expect(stretches([7, 5, 4])).toBe('0:2 1:2 2:1 0:2 1:1 2:1 0:2 1:1 2:1 0:1 1:1 2:1');
  expect(stretches([0, 4, 2])).toBe('1:2 2:1 1:2 2:1');
});

test('BB-3.0.5 who is left alone plays all of his', () => {
  expect(stretches([4, 0])).toBe('0:4');
  expect(schedule([0, 0])).toEqual([]);
});

test('BB-3.0.6 the cards of a round are played in succession', () => {
  expect(schedule([4, 2])).toEqual([0, 0, 1, 0, 0, 1]);
});
