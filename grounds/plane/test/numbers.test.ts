import { expect, test } from 'vitest';
import { quotient, root } from '../src/index.ts';
import { Chance } from './cases.ts';

/** The same by BigInt: halves away from zero. */
function trueQuotient(n: number, d: number): number {
  const [size, by] = [BigInt(Math.abs(n)), BigInt(d)];
  return Number((2n * size + by) / (2n * by)) * (n < 0 ? -1 : 1) + 0;
}

test('a quotient is the nearest whole number, halves away from zero', () => {
  expect([7, 8, 9, -7, -8, -9, 6].map(n => quotient(n, 2))).toEqual([4, 4, 5, -4, -4, -5, 3]);
  expect([1, 2, -1, -2, 4, 5].map(n => quotient(n, 3))).toEqual([0, 1, 0, -1, 1, 2]);
});

test('a quotient is never -0', () => {
  for (const n of [0, -0, -1]) expect(Object.is(quotient(n, 3), 0)).toBe(true);
});

test('a quotient is right up to the largest products of the plane, a hair from whole numbers and from halves too', () => {
  const chance = new Chance('quotient');
  const wrong: number[][] = [];
  for (let i = 0; i < 100_000; i += 1) {
    const d = chance.whole(1, chance.one([10, 5000, 3_000_000, 2_000_000_000]));
    const q = chance.whole(0, Math.floor(Math.min(2_000_000_000, 5e15 / d)));
    const n = (q * d + chance.one([0, 0, Math.floor(d / 2)]) + chance.whole(-1, 1)) * chance.one([1, -1]);
    if (quotient(n, d) !== trueQuotient(n, d)) wrong.push([n, d]);
  }
  expect(wrong).toEqual([]);
});

test('a root is the greatest whole number whose square is not above', () => {
  expect([0, 1, 2, 3, 4, 8, 9, 168_320_898].map(root)).toEqual([0, 1, 1, 1, 2, 2, 3, 12_973]);
  const chance = new Chance('root');
  const roots = Array.from({ length: 20_000 }, () => chance.whole(1, 94_000_000));
  expect(roots.filter(r => root(r * r - 1) !== r - 1 || root(r * r) !== r || root(r * r + 2 * r) !== r)).toEqual([]);
});
