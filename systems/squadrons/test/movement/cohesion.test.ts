import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/map.ts';
import { oneGroup, separations } from '../../rules/movement/cohesion.ts';
import { battle, d, fire, only } from '../battle.ts';

const apart = (craft: string, words = '') => {
  const b = battle(`red x-wing: ${craft} | ${words}\nblue tie-ln: 3010^W x3`);
  return separations(b.s.book, b.squadron('red')).flatMap((is, i) => (is ? [i + 1] : []));
};

test.each([
  ['three hexes link', '1010^E, 1310', []],
  ['four do not: the leader is the body', '1010^E, 1410', [2]],
  ['links chain', '1010^E, 1310, 1610, 1910', []],
  ['a chain is cut at its gap', '1010^E, 1310, 1710, 2010, 2310', [1, 2]],
])('SQ-3.5.1 %s', (_, craft, expected) => {
  expect(apart(craft)).toEqual(expected);
});

test('SQ-3.5.2 the largest group is the body, wherever the leader is', () => {
  expect(apart('1010^E, 2010, 2011, 2012', 'leader=1')).toEqual([1]);
});

test('SQ-3.5.2 of equal groups the leader’s, else the one with the craft first on the roster', () => {
  expect(apart('1010^E, 2010, 1011, 2011', 'leader=1')).toEqual([2, 4]);
  expect(apart('1010^E, 2010, 1011, 2011', 'leader=4')).toEqual([1, 3]);
  expect(apart('1010^E, 2010, 1011, 2011, 3020', 'leader=5')).toEqual([2, 4, 5]);
});

test('SQ-3.5.2 craft that are off the map link nobody', () => {
  expect(apart('1010^E, 1310 dead, 1610')).toEqual([3]);
  expect(apart('1010^E, 1310 gone-west, 1610', 'leader=3')).toEqual([1]);
});

test('SQ-3.5.3 who is near again is separated no longer, and a lone craft is its own body', () => {
  const b = battle('red x-wing: 1010^E, 1410\nblue tie-ln: 3010^W x3');
  expect(separations(b.s.book, b.squadron('red'))).toEqual([false, true]);
  Object.assign(b.craft('red', 2), hexes.parseName('1310', LAYOUT));
  expect(separations(b.s.book, b.squadron('red'))).toEqual([false, false]);
  expect(apart('1010^E, dead, dead')).toEqual([]);
});

test('SQ-3.5.4 in the Combat phase the positions then count, for the separated craft alone', () => {
  const b = battle('red x-wing: 1010^E x2, 1014\nblue tie-ln: 2012^W x3', { at: 'fire' });
  const told = b.step({ red: fire('red laser blue') }, d(6, 1, 1, 1));
  const needs = only(told, 'thrown').map(({ why }) => why.test?.n);
  expect(needs).toEqual([9 - 6, 9 - 6, 10 - 6]);
});

test('SQ-8.1.2 places are one group if each is linked to all others by way of some', () => {
  const places = (...names: string[]) => names.map(name => hexes.parseName(name, LAYOUT) as hexes.Hex);
  expect(oneGroup(places('1010', '1610', '1310'), 3)).toBe(true);
  expect(oneGroup(places('1010', '1410', '1810'), 3)).toBe(false);
  expect(oneGroup(places('1010'), 3)).toBe(true);
});
