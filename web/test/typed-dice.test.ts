import { expect, test } from 'vitest';
import { typedThrows } from '../src/battle/typed-dice.ts';

const HANDFUL = [
  { dice: 2, sides: 10 },
  { dice: 1, sides: 6 },
  { dice: 2, sides: 10 },
];

test('3 dice: a handful is entered throw by throw, as far as it was typed', () => {
  expect(typedThrows([4, 6, 2, 10, 1], HANDFUL)).toEqual([[4, 6], [2], [10, 1]]);
  expect(typedThrows([4, 6, null], HANDFUL)).toEqual([[4, 6]]);
  expect(typedThrows([4, 6, 2], HANDFUL)).toEqual([[4, 6], [2]]);
});

test('3 dice: a die that is open before the last that was typed is missed, and a face that its die has not is named', () => {
  expect(typedThrows([], HANDFUL)).toEqual({ refused: '2 dice are open still.' });
  expect(typedThrows([4, null], HANDFUL)).toEqual({ refused: 'One die is open still.' });
  expect(typedThrows([4, 6, null, 3], HANDFUL)).toEqual({ refused: '2 dice are open still.' });
  expect(typedThrows([4, 6, 7], HANDFUL)).toEqual({ refused: 'A d6 has no face 7.' });
  expect(typedThrows([0, 6], HANDFUL)).toEqual({ refused: 'A d10 has no face 0.' });
});
