import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { ARCS, arcOf, arcParts, bears } from '../../rules/geometry/arcs.ts';
import { directionOf, FACINGS, LAYOUT } from '../../rules/geometry/map.ts';
import { bearingOf } from '../../rules/weapons/sight.ts';

const hex = (name: string) => hexes.parseName(name, LAYOUT)!;

/** The printed bearings of an arc, from 1. */
const printed = (arc: number): number[] => Array.from({ length: 24 }, (_, b) => b + 1).filter(b => bears(arc, b - 1));

test('TP-4.1.1 facing A looks toward row 01, B to F follow clockwise, even columns lie half a hex lower', () => {
  expect(FACINGS.map(directionOf)).toEqual([0, 1, 2, 3, 4, 5]);
  const around = FACINGS.map(facing => hexes.nameOf(hexes.step(hex('0505'), directionOf(facing)), LAYOUT));
  expect(around).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
  const even = FACINGS.map(facing => hexes.nameOf(hexes.step(hex('0605'), directionOf(facing)), LAYOUT));
  expect(even).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
});

/** TP-R13 Distances by the formula of axial coordinates, without the ground's own. */
test.each([
  ['0505', '0505', 0],
  ['0505', '0504', 1],
  ['0615', '3615', 30],
  ['2107', '2322', 16],
  ['0608', '3608', 30],
])('TP-4.1.2 from %s to %s it is %i hexes', (from, to, range) => {
  const axial = (name: string) => {
    const column = Number(name.slice(0, 2));
    return { q: column, r: Number(name.slice(2)) - Math.floor((column + (column % 2)) / 2) };
  };
  const [dq, dr] = [axial(to).q - axial(from).q, axial(to).r - axial(from).r];
  expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(range);
  expect(hexes.range(hex(from), hex(to))).toBe(range);
});

test('TP-9.1.2 arcs are the printed sets of bearings', () => {
  const text = (arc: number) => printed(arc).join(' ');
  expect(Object.fromEntries(Object.entries(ARCS).map(([name, arc]) => [name, text(arc)]))).toEqual({
    LF: '1 21 22 23 24',
    RF: '1 2 3 4 5',
    R: '5 6 7 8 9',
    RR: '9 10 11 12 13',
    LR: '13 14 15 16 17',
    L: '17 18 19 20 21',
    FA: '1 2 3 4 5 21 22 23 24',
    RA: '9 10 11 12 13 14 15 16 17',
    LS: '1 13 14 15 16 17 18 19 20 21 22 23 24',
    RS: '1 2 3 4 5 6 7 8 9 10 11 12 13',
    FX: '1 2 3 4 5 6 7 8 9 17 18 19 20 21 22 23 24',
    RX: '5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21',
    FH: '1 2 3 4 5 6 7 19 20 21 22 23 24',
    RH: '7 8 9 10 11 12 13 14 15 16 17 18 19',
    ALL: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
    row5: '5',
    row13: '13',
    row21: '21',
  });
});

test('TP-9.1.2 a mount of several arcs bears in each of them', () => {
  expect(printed(arcOf('L+LF+row13'))).toEqual([1, 13, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(printed(arcOf('LF+L+RR+row5'))).toEqual([1, 5, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(arcOf('FX')).toBe(arcOf('LF+RF+L+R'));
  expect(arcOf('RX')).toBe(arcOf('L+LR+RR+R'));
  expect(arcOf('FH') | arcOf('RH')).toBe(arcOf('ALL'));
  expect(arcParts('FX+row13')).toEqual(['FX', 'row13']);
  expect(arcOf('XX')).toBe(0);
});

test('TP-9.1.2 a target exactly on a row belongs to both arcs that meet there', () => {
  for (const [bearing, left, right] of [
    [0, 'LF', 'RF'],
    [4, 'RF', 'R'],
    [8, 'R', 'RR'],
    [12, 'RR', 'LR'],
    [16, 'LR', 'L'],
    [20, 'L', 'LF'],
  ] as const)
    expect([bears(arcOf(left), bearing), bears(arcOf(right), bearing)]).toEqual([true, true]);
});

/** A counter that has always stood where it stands. */
const STOOD = { came: null, arrived: 0 };

/** TP-9.1.3 a steps one way and b the next: on the row, short of the line between two shields, on it, past it. */
test.each([
  [3, 0, 1],
  [3, 1, 2],
  [2, 2, 3],
  [1, 2, 4],
])('TP-9.1.3 %i steps ahead and %i a hexside to the right lie on printed bearing %i', (ahead, aside, bearing) => {
  for (let facing = 0; facing < 6; facing += 1) {
    const to = hexes.step(hexes.step(hex('2015'), facing, ahead), facing + 1, aside);
    const seen = (toward: number): number => bearingOf({ ...hex('2015'), facing: toward, ...STOOD }, { ...to, ...STOOD }) + 1;
    expect(seen(facing)).toBe(bearing);
    const turned = seen((facing + 1) % 6);
    expect(turned).toBe(((bearing - 1 + 20) % 24) + 1);
  }
});

test('TP-9.1.4 within one hex without a bearing every arc bears', () => {
  expect(Object.values(ARCS).every(arc => bears(arc, hexes.bearing(hex('1010'), 2, hex('1010'))))).toBe(true);
});
