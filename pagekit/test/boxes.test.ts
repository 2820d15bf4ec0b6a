import type { SheetBox } from '@flagplot/sheets';
import { expect, test } from 'vitest';
import { boxWords, looksOf } from '../src/sheet/boxes.ts';

/** `x` is marked, `#` was never there. */
const row = (boxes: string): SheetBox[] =>
  [...boxes].map((one, i) => ({ says: String(i + 1), marked: one === 'x', ...(one === '#' && { blocked: true as const }) }));

test('a row marked from the right shows its last box, what is about to go, and what may', () => {
  expect(looksOf(row('...xx'), undefined)).toEqual(['stands', 'stands', 'last', 'gone', 'gone']);
  expect(looksOf(row('...xx'), { boxes: 2 })).toEqual(['last', 'new', 'new', 'gone', 'gone']);
  expect(looksOf(row('...'), { boxes: 1, may: true })).toEqual(['stands', 'may', 'new']);
});

test('a row marked from the left has no last box; boxes that never were do not count', () => {
  expect(looksOf(row('x..'), undefined, true)).toEqual(['gone', 'stands', 'stands']);
  expect(boxWords(row('x..'), undefined, true)).toBe('2 of 3 open');
});

test('a row in words: what stands, what will, and what the last box that stands gives', () => {
  expect(boxWords(row('..x#'), undefined)).toBe('2 of 3 open, at 2');
  expect(boxWords(row('...x'), { boxes: 2 })).toBe('3 of 4 open, 1 after this, at 1');
  expect(boxWords(row('..'), { boxes: 2 })).toBe('2 of 2 open, 0 after this');
});
