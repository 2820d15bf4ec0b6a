import { expect, test } from 'vitest';
import { largestChanges, type Standing } from '../src/story.ts';

const standings = [0.5, 0.5, 0.6, 0.55, 0.9, 0.4, 0.42].map(
  (red, step): Standing => ({ at: { turn: 1, line: 0, round: 0, step }, told: step * 10, worth: { red, blue: 1 - red } }),
);

test('2 end: the steps that changed most are found for whoever they were good for, in the order they came', () => {
  const found = largestChanges(standings, 3).map(({ to, side, by }) => [to.at.step, side, Math.round(by * 100)]);
  expect(found).toEqual([
    [2, 'red', 10],
    [4, 'red', 35],
    [5, 'blue', 50],
  ]);
});

test('2 end: what changes nothing is no change', () => {
  expect(largestChanges(standings.slice(0, 2), 3)).toEqual([]);
  expect(largestChanges([], 3)).toEqual([]);
});
