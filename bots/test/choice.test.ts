import { leastOf, unlike } from '@flagplot/bots';
import { expect, test } from 'vitest';

test('of orders each comes once, and the usual one not at all, whatever the order of its fields', () => {
  const orders = [
    { a: 1, b: 2 },
    { b: 3, a: 1 },
    { a: 1, b: 3 },
    { a: 2, b: 2 },
  ];
  expect([...unlike({ b: 2, a: 1 }, orders)]).toEqual([
    { a: 1, b: 3 },
    { a: 2, b: 2 },
  ]);
});

test('the least of several is the first of equals', () => {
  const words = ['three', 'two', 'one', 'four'];
  expect(leastOf(words, ({ length }) => length)).toBe('two');
  expect(leastOf([], () => 0)).toBeUndefined();
});
