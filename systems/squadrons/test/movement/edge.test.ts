import { expect, test } from 'vitest';
import { battle, d, move, only } from '../battle.ts';

test('SQ-3.6.1 a craft that steps off the map has left for good, by its owner’s will too', () => {
  const b = battle('red x-wing: 3910^E x3, 2010\nblue tie-ln: 2510^W x3', { rounds: 2 });
  b.step({ red: move('red', 'attack', 'FF', 'F', 'FF', 'F') });
  expect(b.places('red')).toEqual(['left east', '4010^E', 'left east', '2110^E']);
  const [moved] = only(b.told, 'moved');
  expect(moved?.craft.map(({ left }) => left)).toEqual(['east', undefined, 'east', undefined]);
  b.step({ blue: move('blue', 'attack', 'F', 'F', 'F') });
  b.until('fire').step({}, d(6, 1, 2));
  expect(b.refusals('red', move('red', 'attack', 'F', 'F', 'F', 'F'))).toEqual([
    'SQ-1.1.5 /craft/0/craft',
    'SQ-1.1.5 /craft/2/craft',
  ]);
  expect(b.refusals('red', move('red', 'attack', '', 'F', '', 'F'))).toEqual([]);
});

test('SQ-3.6.2 at a corner a craft leaves over the eastern or western edge', () => {
  const b = battle('red x-wing: 4002^NE, 4001^NE\nblue tie-ln: 0129^SW, 0130^SW, 0110');
  b.step({ red: move('red', 'attack', 'F', 'F') });
  b.step();
  expect(b.places('red')).toEqual(['left east', 'left north']);
  expect(b.places('blue')).toEqual(['left west', 'left south', '0111^SW']);
});

test('SQ-3.6.3 a squadron without craft on the map takes part in nothing, and its side throws no initiative', () => {
  const b = battle('red x-wing: dead x2 | level=3 hurt=2\nblue tie-ln: 3010^W x3\ngreen z-95: 2010^W x2', {
    at: 'initiative',
    rounds: 3,
  });
  b.step({}, d(6, 5, 2));
  expect(b.s.open.order).toEqual(['green', 'blue']);
  expect(b.asked()).toEqual(['green move']);
  b.until('move', 'blue').step();
  b.step({}, d(6, 1, 2));
  expect(only(b.told, 'thrown').every(({ why }) => why.by !== 'red')).toBe(true);
});
