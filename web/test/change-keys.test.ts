import { KEYS } from '@flagplot/pagekit/desk/keys.ts';
import { letters } from '@flagplot/pagekit/desk/letters.svelte.ts';
import { expect, test } from 'vitest';
import { whyNotFree } from '../src/battle/change-keys.ts';

const own = [
  {
    where: 'Fire',
    keys: [
      ['1 9', 'target of that number'],
      ['H', 'hold fire'],
    ],
  },
] as const;
const groups = [...KEYS, ...own];

test('a key may be put where none is heard, and where its own was', () => {
  expect(whyNotFree(groups, 'h', 'k')).toBeUndefined();
  expect(whyNotFree(groups, 'h', 'h')).toBeUndefined();
});

test('a key that is heard already is refused with what it does, of the book or of every battle', () => {
  expect(whyNotFree(groups, 'h', 'f')).toBe('F is taken: dock: the ask, fleets, log.');
  expect(whyNotFree(groups, 'b', 'h')).toBe('H is taken: hold fire.');
});

test('a digit is refused: it stands for what is numbered', () => {
  expect(whyNotFree(groups, 'h', '3')).toBe('3 stands for what is numbered.');
});

test('a key that was given away may be taken, and what was put in its place may not', () => {
  letters.change('b', 'j');
  expect(whyNotFree(groups, 'h', 'b')).toBeUndefined();
  expect(whyNotFree(groups, 'h', 'j')).toBe('J is taken: board or list.');
  letters.reset();
});
