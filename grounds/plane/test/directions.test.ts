import { expect, test } from 'vitest';
import { CIRCLE, cos, headingOf, sin } from '../src/index.ts';

const SCALE = 10n ** 40n;

/** arctan(1 / x), scaled. */
function arctan(x: bigint): bigint {
  let [sum, power, k] = [0n, SCALE / x, 0n];
  for (; power !== 0n; power = power / (x * x), k += 1n) sum += (k % 2n === 0n ? power : -power) / (2n * k + 1n);
  return sum;
}

/** Pi by Machin's formula, scaled. */
const PI = 4n * (4n * arctan(5n) - arctan(239n));

/** The sine of an angle in hundredths of a degree, scaled: its series until nothing is added. */
function sineOf(hundredths: number): bigint {
  const angle = (PI * BigInt(hundredths)) / 18_000n;
  const square = (angle * angle) / SCALE;
  let [sum, term] = [0n, angle];
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += term;
    term = (-term * square) / SCALE / ((n + 1n) * (n + 2n));
  }
  return sum;
}

test('each sine is the true one to the nearest millionth, and none comes near a tie', () => {
  const millionth = SCALE / 1_000_000n;
  let worst = 0n;
  for (let a = 0; a <= 9000; a += 1) {
    const off = sineOf(a) - BigInt(sin(a)) * millionth;
    worst = [worst, off, -off].reduce((most, one) => (one > most ? one : most));
  }
  expect(Number(worst / (millionth / 1_000_000n))).toBeLessThanOrEqual(499_970);
});

test('the sines add up to the sum that is printed, and single ones are those', () => {
  const sines = Array.from({ length: 9001 }, (_, a) => sin(a));
  expect(sines.reduce((sum, one) => sum + one)).toBe(5_730_077_919);
  expect([100, 1500, 2250, 3000, 4500, 6750].map(sin)).toEqual([17_452, 258_819, 382_683, 500_000, 707_107, 923_880]);
});

test('sines and cosines of the whole circle follow by symmetry', () => {
  const wrong = Array.from({ length: CIRCLE }, (_, a) => a).filter(
    a =>
      sin(a) !== sin(headingOf(18_000 - a)) || sin(headingOf(a + 18_000)) + sin(a) !== 0 || cos(a) !== sin(headingOf(a + 9000)),
  );
  expect(wrong).toEqual([]);
});

test('any number of hundredths is a heading, and none of them is -0', () => {
  expect([0, 35_999, 36_000, -1, -36_000, -36_001, 90_000].map(headingOf)).toEqual([0, 35_999, 0, 35_999, 0, 35_999, 18_000]);
  expect(Object.is(headingOf(-36_000), 0)).toBe(true);
});
