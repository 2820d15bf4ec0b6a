import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { isSeam, shieldsAt } from '../../rules/geometry/shields.ts';

const hex = (name: string) => hexes.parseName(name, LAYOUT)!;

test('TP-10.1.1 TP-10.1.2 the shield towards each printed bearing, two on the lines between them', () => {
  const at = (bearing: number) => shieldsAt(bearing - 1).join('/');
  expect(Array.from({ length: 24 }, (_, i) => `${i + 1}: ${at(i + 1)}`)).toEqual([
    '1: 1',
    '2: 1',
    '3: 1/2',
    '4: 2',
    '5: 2',
    '6: 2',
    '7: 2/3',
    '8: 3',
    '9: 3',
    '10: 3',
    '11: 3/4',
    '12: 4',
    '13: 4',
    '14: 4',
    '15: 4/5',
    '16: 5',
    '17: 5',
    '18: 5',
    '19: 5/6',
    '20: 6',
    '21: 6',
    '22: 6',
    '23: 6/1',
    '24: 1',
  ]);
});

test('TP-10.1.2 the seams are six, and a bearing has two shields where it is one', () => {
  const all = Array.from({ length: 24 }, (_, b) => b);
  expect(all.filter(isSeam)).toEqual([2, 6, 10, 14, 18, 22]);
  expect(all.filter(b => shieldsAt(b).length === 2)).toEqual(all.filter(isSeam));
});

/** A ship in 2015 facing A, shot at from each neighbour's row: the shields run clockwise. */
test('TP-10.1.1 fire along the six rows of hexes strikes shields 1 to 6, and turning moves them along', () => {
  const from = (facing: number) =>
    [0, 1, 2, 3, 4, 5].map(direction =>
      shieldsAt(hexes.bearing(hex('2015'), facing, hexes.step(hex('2015'), direction, 4))).join(),
    );
  expect(from(0)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(from(2)).toEqual(['5', '6', '1', '2', '3', '4']);
});

test('TP-9.1.4 two that never moved share a hex: shield 1', () => {
  expect(shieldsAt(hexes.NO_BEARING)).toEqual([1]);
});
