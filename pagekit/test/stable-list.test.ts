import { expect, test } from 'vitest';
import { stableItems, stableList } from '../src/board/stable-list.ts';

test('a list is the one before as long as nothing in it is another', () => {
  const steady = stableList<object>();
  const [a, b] = [{}, {}];
  const first = steady([a, b]);
  expect(steady([a, b])).toBe(first);
  expect(steady([b, a])).not.toBe(first);
});

test('of things made anew those are the ones before that are alike in every field; an id that was gone comes anew', () => {
  const steady = stableItems<{ id: string; at: number; look?: string }>();
  const [a, b, c] = steady([
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
    { id: 'c', at: 3 },
  ]);
  const again = steady([
    { id: 'c', at: 3 },
    { id: 'b', at: 5 },
    { id: 'a', at: 1, look: 'mine' },
  ]);
  expect(again[0]).toBe(c);
  expect(again[1]).not.toBe(b);
  expect(again[2]).not.toBe(a);
  expect(again.map(({ id, at }) => [id, at])).toEqual([
    ['c', 3],
    ['b', 5],
    ['a', 1],
  ]);
});
