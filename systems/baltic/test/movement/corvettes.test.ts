import { expect, test } from 'vitest';
import { referenceFlights } from '../../rules/movement/flight.ts';
import type { Sailing } from '../../rules/orders.ts';
import type { Feature } from '../../rules/scenario-file.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';
import { box } from '../table.ts';

const FAR = 'b red to-ca 60,40^180 Stop';
const squadron = (...features: Feature[]): Battle => battle(`a blue sd-ac 20,10^0\n${FAR}`, { features }).plan();

/** A flight of legs, heading and mil, ending on a heading; the whole squadron the same. */
function flights(facing: number, ...legs: (readonly [number, number])[]): Sailing[] {
  const flight = { legs: legs.map(([heading, d]) => ({ heading, d })), facing };
  return ['blue-1', 'blue-2', 'blue-3'].map(vessel => ({ vessel, legs: [], flight }));
}

const refusals = (b: Battle, vessels: Sailing[]): string[] => b.refusals('a', b.sailing('blue', vessels));

test('BB-3.1.10 BB-1.1.15 a corvette ends ten inches at least from where it started, in a straight line', () => {
  const b = squadron();
  expect(refusals(b, flights(0, [0, 10_000]))).toEqual([]);
  expect(refusals(b, flights(0, [0, 9999]))).toHaveLength(3);
  expect(refusals(b, flights(0, [0, 9999]))[0]).toBe('BB-3.1.10 /vessels/0/flight/legs');
  // Twelve inches flown, and 8.485 from where it was.
  expect(refusals(b, flights(0, [0, 6000], [9000, 6000]))[0]).toBe('BB-3.1.10 /vessels/0/flight/legs');
  expect(refusals(b, [{ vessel: 'blue-1', legs: [] }, ...flights(0, [0, 10_000]).slice(1)])[0]).toBe('BB-3.1.10 /vessels/0');
});

test('BB-3.1.11 and flies no farther than its sheet says', () => {
  const b = squadron();
  expect(refusals(b, flights(0, [0, 15_000]))).toEqual([]);
  expect(refusals(b, flights(0, [0, 15_001]))[0]).toBe('BB-3.1.11 /vessels/0/flight/legs');
});

test('BB-3.1.12 BB-6.3.7 it turns as it likes and ends on any heading', () => {
  const b = squadron();
  const told = b.order('blue', flights(12_345, [0, 8000], [9000, 7000]));
  expect(only(told, 'soared')[0]).toEqual({
    ...{ kind: 'soared', vessel: 'blue-1', from: { x: 20_000, y: 10_000, heading: 0 } },
    to: { x: 27_000, y: 18_000, heading: 12_345 },
    legs: [
      { heading: 0, d: 8000 },
      { heading: 9000, d: 7000 },
    ],
  });
  expect(b.vessel('blue-1')).toMatchObject({ x: 27_000, y: 18_000, heading: 12_345 });
});

test('BB-3.1.12 a corvette sails no course, and nobody else flies one', () => {
  const b = squadron();
  const legs = [{ d: 10_000, turn: 0 }];
  expect(
    refusals(
      b,
      flights(0, [0, 10_000]).map(one => ({ ...one, legs })),
    )[0],
  ).toBe('BB-3.1.12 /vessels/0/legs');
  const c = battle(`a blue sd-ca 20,10^0\n${FAR}`).plan();
  const order = c.sailing('blue', [
    { vessel: 'blue', legs: [{ d: 5000, turn: 0 }], flight: { legs: [{ heading: 0, d: 1 }], facing: 0 } },
  ]);
  expect(c.refusals('a', order)).toEqual(['BB-3.1.12 /vessels/0/flight']);
});

const PEAK: Feature = { ...box('peak', 'land', [10, 21.5, 40, 23]), heights: ['surface', 'airborne'] };

test('BB-3.1.13 a last heading on which it would touch a mountain is refused', () => {
  const b = squadron(PEAK);
  // Ten inches on its middle is 1.5 from the mountain: abeam its wings reach 0.875, ahead its nose one inch, and both at once 1.33.
  expect(refusals(b, flights(0, [0, 10_500]))[0]).toBe('BB-3.1.13 /vessels/0/flight/facing');
  expect(refusals(b, flights(9000, [0, 10_500]))).toEqual([]);
});

test('BB-3.1.17 BB-6.4.6 a flight stops a mil short of a mountain, on the heading it flew, and need not be ten inches off', () => {
  const b = squadron({ ...box('peak', 'land', [10, 15, 40, 16]), heights: ['surface', 'airborne'] });
  const told = b.order('blue', flights(9000, [0, 15_000]));
  expect(only(told, 'soared')[0]).toMatchObject({ halt: 'peak', to: { y: 13_989, heading: 0 } });
  // BB-3.1.59 The flagship is stopped short.
  expect(only(told, 'lapsed')).toMatchObject([{ vessels: ['blue-2', 'blue-3'] }]);
});

test('BB-3.1.21 BB-3.1.20 its reference paths are single legs along eight headings, and a member may always take the best', () => {
  const b = squadron();
  const found = referenceFlights(b.s.book, b.vessel('blue-1')).map(({ flight: { legs, facing } }) => [legs[0]?.d, facing]);
  expect(found).toEqual(
    [0, 4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500].flatMap(h => [
      [10_001, h],
      [15_000, h],
    ]),
  );
  Object.assign(b.vessel('blue-3'), { x: 50_000 });
  const orders = flights(0, [0, 10_001]);
  // Far to the east it flies west, as far as it can: nothing of reference is nearer.
  const member = (heading: number, d: number): Sailing[] => [
    ...orders.slice(0, 2),
    { vessel: 'blue-3', legs: [], flight: { legs: [{ heading, d }], facing: heading } },
  ];
  expect(refusals(b, member(0, 10_001))).toEqual(['BB-3.1.20 /vessels/2/flight/legs']);
  expect(refusals(b, member(27_000, 14_000))).toEqual(['BB-3.1.20 /vessels/2/flight/legs']);
  expect(refusals(b, member(27_000, 15_000))).toEqual([]);
});

test('BB-3.1.21 no flight of reference ends on a mountain (ruling A-150)', () => {
  const b = squadron({ ...box('peak', 'land', [10, 19, 30, 26]), heights: ['surface', 'airborne'] });
  const headings = referenceFlights(b.s.book, b.vessel('blue-1')).map(({ flight }) => flight.facing);
  expect(headings).not.toContain(0);
  expect(headings).toContain(9000);
});

test('BB-2.1.21 BB-3.1.22 a corvette has no telegraph, and its duty whatever it says', () => {
  const b = battle(`a blue sd-ac 20,10^0 Stop\n${FAR}`);
  expect(b.asked()).toEqual(['b telegraph']);
  expect(only(b.plan().order('blue', flights(0, [0, 12_000])), 'soared')).toHaveLength(3);
});

test('BB-3.1.25 a flight over the edge ends there', () => {
  const b = battle('a blue sd-ac 4,10^270\nb red to-ca 60,40^180 Stop').plan();
  const told = b.order('blue', flights(27_000, [27_000, 12_000]));
  expect(only(told, 'soared')[0]).toMatchObject({ halt: 'edge', to: { x: -1 } });
  expect(b.vessel('blue-1').status).toBe('withdrawn');
});
