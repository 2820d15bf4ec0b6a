import { expect, test } from 'vitest';
import { mayRally } from '../../rules/morale/rally.ts';
import { battle, d, fire, only } from '../battle.ts';

const may = (craft: string, words: string, type = 'tie-ln') => {
  const b = battle(`red x-wing: 0510^E x3\nblue ${type}: ${craft} | ${words}`, { at: 'morale' });
  return mayRally(b.s, b.squadron('blue'));
};

test('SQ-5.3.5, SQ-5.1.3 a squadron below its starting level may, one at it may not', () => {
  expect(may('3010^W x3', 'level=4')).toBe(true);
  expect(may('3010^W x3', 'level=1')).toBe(true);
  expect(may('3010^W x3', '')).toBe(false);
  expect(may('3010^W', '', 'customs-frigate')).toBe(false);
  expect(may('dead, dead', 'level=3')).toBe(false);
});

test('SQ-5.3.1 not who fired or jammed', () => {
  expect(may('3010^W x3', 'level=3 fired')).toBe(false);
  const b = battle('red a-wing: 1010^E x3 | level=4\nred/gold a-wing: 1010^E x3 | level=4\nblue tie-ln: 1510^W x3 | level=4', {
    at: 'jam',
  });
  b.step({ red: { squadrons: ['gold'] } });
  b.step({ blue: fire('blue laser red') }, d(6, 1, 1, 1, 5));
  expect(b.narrated().filter(line => line.includes('rally') || line.includes('rallies')).length).toBe(2);
  expect(['red', 'gold', 'blue'].map(id => b.squadron(id).level)).toEqual([5, 4, 4]);
});

test('SQ-5.3.2 not who was hurt, Broken or not, and who was not may', () => {
  expect(may('3010^W x3', 'level=3')).toBe(true);
  expect(may('3010^W x3', 'level=1')).toBe(true);
  expect(may('3010^W x3', 'level=3 hurt=1')).toBe(false);
  expect(may('3010^W x3', 'level=3 killed=1')).toBe(false);
  expect(may('3010^W x3', 'level=1 hurt=1')).toBe(false);
});

test('SQ-5.3.3 not with a frozen leader; frozen others do not matter', () => {
  expect(may('3010^W i2, 3010, 3010', 'level=3')).toBe(false);
  expect(may('3010^W f2, 3010, 3010', 'level=3')).toBe(false);
  expect(may('3010^W i1, 3010, 3010', 'level=3')).toBe(true);
  expect(may('3010^W i2, 3010, 3010', 'level=3 leader=2')).toBe(true);
});

test.each([
  [4, 'not at 7'],
  [5, 'at 8'],
  [1, 'not at a natural 1'],
])('SQ-5.3.4 a die and command against 8: a %i succeeds %s', fallen => {
  const b = battle('red x-wing: 0510^E x3\nblue tie-ln: 3010^W x3 | level=3', { at: 'morale' });
  const told = b.step({}, d(6, fallen));
  expect(only(told, 'thrown')[0]?.why.test?.n).toBe(5);
  expect(b.squadron('blue').level).toBe(fallen >= 5 ? 4 : 3);
});

test('SQ-5.3.4, SQ-5.3.5 one roll a round, and one level', () => {
  const b = battle('red x-wing: 0510^E x3\nblue tie-ln elite: 3010^W x3 | level=2', { at: 'morale' });
  b.step({}, d(6, 6, 6, 6, 1));
  expect(b.squadron('blue').level).toBe(3);
  expect(only(b.told, 'level')).toMatchObject([{ from: 2, to: 3, state: 'shaken', by: 'rally' }]);
});

test('SQ-5.3.1 a squadron with nothing to fire at, or that holds its fire, may', () => {
  const b = battle('red x-wing: 0510^E x3 | level=4\nblue tie-ln: 1010^W x3', { at: 'fire' });
  b.step({}, d(6, 5));
  expect(b.squadron('red').level).toBe(5);
});
