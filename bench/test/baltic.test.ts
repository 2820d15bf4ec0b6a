import type { BbState } from '@flagplot/baltic/rules/state.ts';
import { expect, test } from 'vitest';
import { BUDGETS } from '../src/budgets.ts';
import { KEYS } from '../src/figures.ts';
import { activation } from '../src/rows/activation.ts';
import { flotillas } from '../src/starts.ts';

test.each([14, 26, 60] as const)('two lines of %d models in all stand clear of each other and of the island', models => {
  const { rules, scenario, book } = flotillas(models);
  const { open } = rules.setUp(scenario, book) as unknown as BbState;
  expect(open.vessels.length).toBe(models);
  expect(open.vessels.every(({ status }) => status === 'live')).toBe(true);
});

test('an activation is timed with its courses and its fire together, and ends alike', () => {
  const { figures, checksum } = activation(14);
  const turns = 6;
  // Eight battles of eight cards, of which some are struck off.
  expect(figures.balticActivation14s).toBeGreaterThan(8 * turns);
  expect(figures.balticActivation14s).toBeLessThanOrEqual(8 * turns * 8);
  expect(figures.balticActivation14P99Ms).toBeGreaterThanOrEqual(figures.balticActivation14P50Ms as number);
  expect(activation(14).checksum).toBe(checksum);
});

test('every budget of Baltic is told under its key', () => {
  const keys = BUDGETS.map(({ key }) => key).filter(key => key.startsWith('baltic'));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(key => !KEYS.includes(key))).toEqual([]);
});
