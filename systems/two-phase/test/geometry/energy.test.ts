import { expect, test } from 'vitest';
import { ships } from '../../data/cards/ships.ts';
import type { MoveCost } from '../../rules/geometry/energy.ts';
import { erraticEnergy, hetEnergy, moveEnergy, summedCost, tacEnergy, topSpeed, warpOf } from '../../rules/geometry/energy.ts';

/** The table as the source prints it: energy for speeds 1 to 15, HET, erratic manoeuvres, the same nimble (none above cost 1). */
const PRINTED: readonly [MoveCost, string, string][] = [
  [[1, 6], '1 1 1 2 2 2 3 3 3 4 4 4 5 5 5', '1 1 1'],
  [[1, 5], '1 1 2 2 2 3 3 4 4 4 5 5 6 6 6', '1 2 1'],
  [[1, 3], '1 2 2 3 4 4 5 6 6 7 8 8 9 10 10', '2 2 1'],
  [[1, 2], '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', '3 3 2'],
  [[2, 3], '2 3 4 6 7 8 10 11 12 14 15 16 18 19 20', '4 4 2'],
  [[3, 4], '2 3 5 6 8 9 11 12 14 15 17 18 20 21 23', '4 5 3'],
  [[1, 1], '2 4 6 8 10 12 14 16 18 20 22 24 26 28 30', '5 6 3'],
  [[4, 3], '3 6 8 11 14 16 19 22 24 27 30 32 35 38 40', '7 8 4'],
  [[3, 2], '3 6 9 12 15 18 21 24 27 30 33 36 39 42 45', '8 9 5'],
  [[2, 1], '4 8 12 16 20 24 28 32 36 40 44 48 52 56 60', '10 12 6'],
];

const SPEEDS = Array.from({ length: 15 }, (_, i) => i + 1);

test.each(PRINTED)('TP-3.1.3 TP-3.1.5 TP-3.1.6 movement cost %j is the printed row', (moveCost, energy, manoeuvres) => {
  expect(SPEEDS.map(speed => moveEnergy(moveCost, speed)).join(' ')).toBe(energy);
  const costs = [hetEnergy(moveCost), erraticEnergy({ moveCost }), erraticEnergy({ moveCost, flags: ['nimble'] })];
  expect(costs.join(' ')).toBe(manoeuvres);
});

test('TP-3.1.3 TP-3.1.5 TP-3.1.6 vector T12: at 2/3 speed 7 is 10, a HET 4, erratic manoeuvres 4', () => {
  expect([moveEnergy([2, 3], 7), hetEnergy([2, 3]), erraticEnergy({ moveCost: [2, 3] })]).toEqual([10, 4, 4]);
});

test('TP-3.1.3 vector T13: at 3/4 speed 15 is 23', () => {
  expect(moveEnergy([3, 4], 15)).toBe(23);
});

test('TP-3.1.4 a movement cost that is not printed uses the formula', () => {
  expect(SPEEDS.map(speed => moveEnergy([1, 4], speed)).join(' ')).toBe('1 1 2 2 3 3 4 4 5 5 6 6 7 7 8');
  expect([hetEnergy([1, 4]), moveEnergy([5, 4], 3), moveEnergy([5, 4], 0)]).toEqual([2, 8, 0]);
});

test('TP-4.5.2 a warp TAC costs a base hex, rounded up', () => {
  expect(PRINTED.map(([cost]) => tacEnergy(cost)).join(' ')).toBe('1 1 1 1 1 1 1 2 2 2');
});

test('TP-13.2.4 TP-14.2.4 two that move as one pay the sum of both costs', () => {
  expect(moveEnergy(summedCost([1, 1], [1, 3]), 6)).toBe(16);
  expect(moveEnergy(summedCost([2, 3], [1, 2]), 7)).toBe(17);
});

test('TP-15.1.2 the greatest speed that warp pays for: 10, 13, else 15', () => {
  const slow = ships.flatMap(({ id, moveCost, power }) => {
    const top = topSpeed(moveCost, warpOf({ power }), 15);
    return top === 15 ? [] : [[id, top]];
  });
  expect(Object.fromEntries(slow)).toEqual({ 'rom-we': 10, 'kzi-cs': 13, 'hyd-rn': 13 });
});

test('TP-15.1.2 no speed is paid for that costs more than there is', () => {
  expect(topSpeed([1, 1], 1, 15)).toBe(0);
  expect(topSpeed([1, 1], 2, 15)).toBe(1);
  expect(topSpeed([2, 3], 19, 15)).toBe(14);
});
