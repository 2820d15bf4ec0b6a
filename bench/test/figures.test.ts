import { expect, test } from 'vitest';
import { assertAlike } from '../src/bench.ts';
import { verdict } from '../src/budgets.ts';
import type { Run } from '../src/figures.ts';
import { figuresOf, KEYS, spread } from '../src/figures.ts';
import { RECORDED } from '../src/recordings.ts';
import { asValue, words } from '../src/report.ts';
import { ROWS } from '../src/rows.ts';
import type { Reading } from '../src/timing.ts';

/** A reading of one figure; by CPU time it is twice as good. */
function reading(key: string, value: number, checksum = 'same'): Reading {
  return { figures: { [key]: value }, byCpu: { [key]: value * 2 }, checksum, wall: 2, cpu: 1 };
}

const run = (ours: number, theirs: number): Run => ({
  'fleet-fight': reading('fleetFightMovesPerSecond', ours),
  boardgame: reading('boardgameMovesPerSecond', theirs),
});

test('the median of an odd and of an even number of runs, with both ends', () => {
  expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('a ratio is made within each run, never across two', () => {
  const { fleetFightTimesBoardgame } = figuresOf([run(100, 1), run(10, 5), run(30, 10)]);
  expect(fleetFightTimesBoardgame).toMatchObject({ median: 3, min: 2, max: 100 });
});

test('a budget missed by the clock on the wall and met by CPU time is said to be just that', () => {
  const figure = (median: number, cpu: number) => ({ ...spread([median]), cpu: spread([cpu]) });
  const budget = { key: 'x', what: 'x', least: 10 };
  expect(verdict(budget, figure(10, 20))).toBe('met');
  expect(verdict(budget, figure(9, 10))).toBe('met by CPU time alone');
  expect(verdict(budget, figure(9, 9))).toBe('missed');
  expect(verdict({ key: 'x', what: 'x', most: 10 }, figure(11, 11))).toBe('missed');
});

test('measurements of the same work that end otherwise are not compared', () => {
  const other = { ...run(1, 1), boardgame: reading('boardgameMovesPerSecond', 1, 'other') };
  expect(() => assertAlike([run(1, 1), run(1, 1)])).not.toThrow();
  expect(() => assertAlike([other])).toThrow(/boardgame does not end/);
  expect(() => assertAlike([run(1, 1), { loop: reading('loopMovesPerSecond', 1, 'other') }])).toThrow(/loop does not end/);
});

test('what is told has every figure that was measured under its key, and the words say what was not', () => {
  const bench = { runs: [run(100, 1)], seconds: 2 };
  expect(asValue(bench)).toMatchObject({ boardgameMovesPerSecond: { median: 1, min: 1, max: 1 }, runs: 1 });
  expect(words(bench)).toMatch(/times boardgame.io +at least 170 +100 +100 +missed/);
  expect(words(bench)).toMatch(/rules alone, dice a second .* not measured/);
});

test('no key is told twice, and every recording has a row that wants it', () => {
  expect(new Set(KEYS).size).toBe(KEYS.length);
  const wanted = new Set(Object.values(ROWS).flatMap(({ recording }) => recording ?? []));
  expect([...wanted].sort()).toEqual([...RECORDED].sort());
});
