import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { sightingOf } from '../../rules/combat/sight.ts';
import type { Facing } from '../../rules/map.ts';
import { directionOf, edgeCrossed, FACINGS, isOnMap, LAYOUT } from '../../rules/map.ts';
import { battle, move } from '../battle.ts';

const hex = (name: string): hexes.Hex => hexes.parseName(name, LAYOUT) as hexes.Hex;
const CLOCKWISE = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
const book = { map: { columns: 40, rows: 30 } };

test('SQ-3.1.1 hexes are counted from the north-west corner, column first', () => {
  expect([hexes.columnOf(hex('0512'), LAYOUT), hexes.rowOf(hex('0512'), LAYOUT)]).toEqual([5, 12]);
  const corners = ['0101', '4001', '0130', '4030'];
  expect(corners.map(name => isOnMap(book, hex(name)))).toEqual([true, true, true, true]);
  expect(['4101', '0131', '4130'].map(name => isOnMap(book, hex(name)))).toEqual([false, false, false]);
});

test.each([
  ['2011', '2111 2012 1912 1911 1910 2010'],
  ['2010', '2110 2111 2011 1910 2009 2109'],
])('SQ-3.1.2, SQ-3.1.3 the neighbours of %s across its sides E, SE, SW, W, NW, NE are %s', (from, neighbours) => {
  const found = CLOCKWISE.map(facing => hexes.nameOf(hexes.step(hex(from), directionOf(facing)), LAYOUT));
  expect(found.join(' ')).toBe(neighbours);
});

test('SQ-3.1.2 rows lie straight from west to east, columns in a zigzag', () => {
  expect(LAYOUT).toBe('rows');
  const names = (facing: Facing) =>
    Array.from({ length: 4 }, (_, i) => hexes.nameOf(hexes.step(hex('2011'), directionOf(facing), i), LAYOUT)).join(' ');
  expect(names('E')).toBe('2011 2111 2211 2311');
  expect(names('SE')).toBe('2011 2012 2113 2114');
});

test('SQ-3.1.3 six facings, each the next clockwise from the one before', () => {
  expect(FACINGS.map(directionOf)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...FACINGS.slice(1), FACINGS[0]]).toEqual(CLOCKWISE);
});

test.each([
  ['2311', 3],
  ['2108', 3],
  ['1815', 4],
  ['2615', 8],
])('SQ-3.1.4 from 2011 to %s it is %i hexes', (to, distance) => {
  const [q, r] = [20 - 5, 11];
  const [column, row] = [Number(to.slice(0, 2)), Number(to.slice(2))];
  const [dq, dr] = [column - Math.floor((row - 1) / 2) - q, row - r];
  expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(distance);
  const b = battle(`red y-wing-s3: 2011^E, dead\nblue tie-ln: ${to}^W, dead`, { at: 'fire' });
  expect(sightingOf(b.s, { squadron: 'red', weapon: 'ion', target: 'blue' })).toMatchObject({ range: distance });
});

test('SQ-3.1.5 craft of any side share a hex, and fly through one another', () => {
  const b = battle('red x-wing: 1010^E x2\nblue tie-ln: 1210^W x3');
  b.step({ red: move('red', 'attack', 'FF', 'FFFF') });
  expect(b.places('red')).toEqual(['1210^E', '1410^E']);
  b.step({ blue: move('blue', 'attack', 'F', 'FF', 'FFF') });
  expect(b.places('blue')).toEqual(['1110^W', '1010^W', '0910^W']);
});

test.each([
  ['4005', 'NE', 'north', '4004'],
  ['4001', 'NE', 'north', undefined],
  ['4002', 'NE', 'east', undefined],
  ['0101', 'NW', 'west', undefined],
  ['0129', 'SW', 'west', undefined],
  ['0130', 'SW', 'south', undefined],
  ['0201', 'NW', 'north', undefined],
  ['4010', 'E', 'east', undefined],
  ['4030', 'SE', 'east', undefined],
] as const)('SQ-3.6.2 a step from %s to the %s goes over the %s edge, unless it stays on the map', (from, facing, edge, to) => {
  const next = hexes.step(hex(from), directionOf(facing));
  if (to) expect([isOnMap(book, next), hexes.nameOf(next, LAYOUT)]).toEqual([true, to]);
  else expect([isOnMap(book, next), edgeCrossed(book, next)]).toEqual([false, edge]);
});
