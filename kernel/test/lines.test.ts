import { expect, test } from 'vitest';
import type { GameTypes, Phase } from '../src/index.ts';
import { lineNames, linesCalled } from '../src/index.ts';

const lines = ['Orders', 'Pulse 1: fire', 'Pulse 1: hits of ballistics', 'Pulse 2: fire', 'Command radius'].map(
  (name): Phase<GameTypes> => ({ name, rule: 'CU-1' }),
);

test('a line of the turn has a short name, with a number where it recurs', () => {
  expect(lineNames(lines)).toEqual(['orders', 'fire 1', 'hits of ballistics', 'fire 2', 'command radius']);
});

test('a line is called by its short name or its whole one, and all that recur by the name they share', () => {
  expect(linesCalled(lines, 'fire 2')).toEqual([3]);
  expect(linesCalled(lines, 'Pulse 1: Fire')).toEqual([1]);
  expect(linesCalled(lines, 'command-radius')).toEqual([4]);
  expect(linesCalled(lines, 'fire')).toEqual([1, 3]);
  expect(linesCalled(lines, 'moral')).toEqual([]);
});
