import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundOf, decimal, halfWidth, wilson } from '../../src/odds/interval.ts';

test('the interval of Wilson, as the tables have it', () => {
  const { low, high } = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
  expect(wilson(20, 20)).toEqual({ low: expect.closeTo(0.8389, 4), high: 1 });
});

test('of nothing played nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the interval holds what was counted, lies within 0 and 1, and is the same from the losing side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (runs, share) => {
      const wins = Math.round(runs * share);
      const { low, high } = wilson(wins, runs);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(wins / runs);
      expect(high).toBeGreaterThanOrEqual(wins / runs);
      const other = wilson(runs - wins, runs);
      expect(other.low).toBeCloseTo(1 - high, 10);
      expect(other.high).toBeCloseTo(1 - low, 10);
    }),
  );
});

test('2,500 runs are within 0.02', () => {
  expect(halfWidth(2_500)).toBeLessThan(0.02);
  expect(halfWidth(2_400)).toBeGreaterThan(0.02);
});

test('a fraction as a decimal, small or long', () => {
  expect(decimal(0n, 7n)).toBe(0);
  expect(decimal(1n, 1n)).toBe(1);
  expect(decimal(125n, 324n)).toBe(125 / 324);
  expect(decimal(2n ** 400n + 1n, 2n ** 401n)).toBe(0.5);
  expect(decimal(3n ** 700n, 3n ** 702n)).toBe(1 / 9);
  expect(decimal(1n, 2n ** 1060n)).toBe(2 ** -1060);
  expect(decimal(1n, 10n ** 400n)).toBe(0);
  expect(decimal(10n ** 400n - 1n, 10n ** 400n)).toBe(1);
});

test.each([
  [1e-9, '1e-9'],
  [9.9e-10, '1e-9'],
  [1.1e-9, '1e-8'],
  [2e-12, '1e-11'],
])('%f is up to %s, the power of ten that is no less', (beyond, text) => {
  expect(boundOf(beyond)).toEqual({ digits: Number(text.slice(3)), text });
});
