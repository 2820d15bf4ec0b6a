import { expect, test } from 'vitest';
import { only } from '../battle.ts';
import { air, dice, FAR, fly, flyRefusals, marker, placeOf } from './air.ts';

const EAST = 9000;
const leg = (inches: number, heading = EAST, until?: string): object => ({ heading, d: inches * 1000, ...(until && { until }) });
const legs = (...all: object[]): { legs: never[] } => ({ legs: all as never[] });

test('BB-4.2.1 fighters fly 20 inches, others 15, on any headings, and no farther', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 30,30\na-torpedo-bomber-1 40,30');
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...legs(leg(10), leg(10, 0)) })).toEqual([]);
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...legs(leg(10), { heading: 0, d: 10_001 }) })).toEqual(['BB-4.2.1 /legs']);
  for (const markers of [['a-bomber-1'], ['a-torpedo-bomber-1']]) {
    expect(flyRefusals(b, { markers, ...legs(leg(15)) })).toEqual([]);
    expect(flyRefusals(b, { markers, ...legs({ heading: EAST, d: 15_001 }) })).toEqual(['BB-4.2.1 /legs']);
  }
  fly(b, { markers: ['a-fighter-1'], ...legs(leg(10), leg(10, 0)) });
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 30_000, y: 30_000 });
});

test('BB-4.2.2 aeroplanes fly over vessels, and over land that reaches into the air', () => {
  const polygon = [22_000, 15_000, 24_000, 15_000, 24_000, 25_000, 22_000, 25_000];
  const features = [{ id: 'peak', kind: 'land' as const, heights: ['below', 'surface', 'airborne'] as never, polygon }];
  const b = air('a jarl sd-ca 5,5^0 Stop\nb red to-ca 28,20^0 Stop', 'a-fighter-1 20,20', { features });
  fly(b, { markers: ['a-fighter-1'], ...legs(leg(15)) });
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 35_000, y: 20_000 });
});

test('BB-4.2.3 BB-4.2.4 markers of one side at one place fly as one, as far as the slowest', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 20,20\na-fighter-2 20.001,20');
  const markers = ['a-fighter-1', 'a-bomber-1'];
  expect(flyRefusals(b, { markers: ['a-fighter-1', 'a-fighter-2'] })).toEqual(['BB-4.2.3 /markers']);
  expect(flyRefusals(b, { markers, ...legs({ heading: EAST, d: 15_001 }) })).toEqual(['BB-4.2.4 /legs']);
  fly(b, { markers, ...legs(leg(15)) });
  expect([placeOf(b, 'a-fighter-1'), placeOf(b, 'a-bomber-1')]).toEqual(Array(2).fill({ x: 35_000, y: 20_000 }));
});

test('BB-4.2.5 BB-4.2.7 who ends in contact with a friend takes its place, and it does not fly again', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 26,20\na-bomber-2 26,30');
  const order = { markers: ['a-fighter-1'], ...legs(leg(5)), join: 'a-bomber-1' };
  // 1.010 inches between two middles touch; 1.011 do not.
  expect(flyRefusals(b, { ...order, ...legs({ heading: EAST, d: 4989 }) })).toEqual(['BB-4.2.5 /join']);
  expect(flyRefusals(b, { ...order, join: 'a-bomber-2' })).toEqual(['BB-4.2.5 /join']);
  fly(b, { ...order, ...legs({ heading: EAST, d: 4990 }) });
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 26_000, y: 20_000 });
  expect(flyRefusals(b, { markers: ['a-fighter-1', 'a-bomber-1'] })).toEqual(['BB-4.0.2 /markers/0']);
  fly(b, { markers: ['a-bomber-1'], ...legs(leg(3)) });
  expect([placeOf(b, 'a-fighter-1').x, placeOf(b, 'a-bomber-1').x]).toEqual([26_000, 29_000]);
});

test('BB-4.2.6 part of a group flies alone, the rest later in the phase', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-bomber-1 20,20\nb-fighter-1 50,20');
  fly(b, { markers: ['a-fighter-1'], ...legs(leg(20)) });
  expect(b.asked()).toEqual(['b fly']);
  fly(b, { markers: ['b-fighter-1'] });
  expect(b.asks[0]?.about).toEqual({ markers: ['a-bomber-1'], pressed: false });
});

test('BB-4.2.8 a marker attacks once', () => {
  const b = air(FAR, 'a-torpedo-bomber-1 20,20');
  const drop = { kind: 'drop' as const, markers: ['a-torpedo-bomber-1'], bearing: 0 };
  expect(flyRefusals(b, { markers: ['a-torpedo-bomber-1'], attacks: [drop, drop] })).toEqual(['BB-4.2.8 /attacks']);
});

test('BB-4.0.2 BB-4.0.3 sides take turns, a group a go, every marker once; who has none left is passed over', () => {
  const b = air(FAR, 'a-fighter-1 20,20\na-fighter-2 22,30\na-fighter-3 24,40\nb-fighter-1 50,20');
  const order: string[] = [];
  while (b.asked().some(ask => ask.endsWith('fly'))) {
    const [ask] = b.asks as [{ about: { markers: string[] } } & (typeof b.asks)[number]];
    order.push(ask.side);
    fly(b, { markers: [ask.about.markers[0] as string] });
  }
  expect(order).toEqual(['a', 'b', 'a', 'a']);
  expect(only(b.told, 'flew').map(({ markers }) => markers)).toEqual([
    ['a-fighter-1'],
    ['b-fighter-1'],
    ['a-fighter-2'],
    ['a-fighter-3'],
  ]);
});

test('BB-4.0.3 nobody who must fly is left out', () => {
  const b = air(FAR, 'a-fighter-1 20,20');
  expect(flyRefusals(b, { markers: [] })).toEqual(['BB-4.0.3 /markers']);
});

test('BB-4.0.1 all aeroplanes come before any torpedo', () => {
  const b = air(FAR, 'a-torpedo-bomber-1 20,20');
  const told = fly(b, {
    markers: ['a-torpedo-bomber-1'],
    attacks: [{ kind: 'drop', markers: ['a-torpedo-bomber-1'], bearing: 0 }],
  });
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.indexOf('went')).toBeGreaterThan(-1);
  expect(kinds.indexOf('ran')).toBeGreaterThan(kinds.indexOf('went'));
});

test('BB-4.0.5 who has brought on his last bomber may make his enemies bring on all of theirs before he flies again', () => {
  const b = air(FAR, 'a-bomber-1 20,20\na-fighter-1 22,30\nb-bomber-1 50,20\nb-bomber-2 52,30\nb-fighter-1 54,40');
  expect(flyRefusals(b, { markers: ['a-fighter-1'], press: true })).toEqual(['BB-4.0.5 /press']);
  fly(b, { markers: ['a-bomber-1'], press: true });
  expect(b.asks[0]).toMatchObject({ side: 'b', about: { pressed: true } });
  expect(flyRefusals(b, { markers: ['b-fighter-1'] })).toEqual(['BB-4.0.5 /markers']);
  fly(b, { markers: ['b-bomber-1'] });
  expect(b.asks[0]).toMatchObject({ side: 'b', about: { pressed: true } });
  fly(b, { markers: ['b-bomber-2'] });
  expect(b.asks[0]).toMatchObject({ side: 'a', about: { pressed: false } });
});

test('BB-4.0.5 who is pressed may press in his turn: told is who presses no longer', () => {
  const b = air(FAR, 'a-bomber-1 20,20\nb-bomber-1 50,20');
  fly(b, { markers: ['a-bomber-1'], press: true });
  fly(b, { markers: ['b-bomber-1'], press: true });
  expect(only(b.told, 'pressed')).toEqual([
    { kind: 'pressed', side: 'a' },
    { kind: 'pressed', side: 'b', instead: 'a' },
  ]);
});

test('BB-4.0.5 bombers left of his own keep him from it', () => {
  const b = air(FAR, 'a-bomber-1 20,20\na-bomber-2 22,30\nb-bomber-1 50,20');
  expect(flyRefusals(b, { markers: ['a-bomber-1'], press: true })).toEqual(['BB-4.0.5 /press']);
});

test('BB-6.8.1 contact is within a hundredth of an inch of the disc, and a leg may end at first contact', () => {
  // The cruiser's side lies half an inch off her middle: 29.5 less 0.5 and 0.01 of the disc.
  const b = air('a jarl sd-ca 5,5^0 Stop\nb red to-ca 30,20^0 Stop', 'a-bomber-1 20,20\na-bomber-2 20,30');
  expect(flyRefusals(b, { markers: ['a-bomber-1'], ...legs(leg(10, EAST, 'nobody')) })).toEqual(['BB-6.8.1 /legs/0/until']);
  fly(b, { markers: ['a-bomber-1'], ...legs(leg(15, EAST, 'red'), leg(2, 0)) });
  expect(placeOf(b, 'a-bomber-1')).toEqual({ x: 28_990, y: 22_000 });
  const near = air('a jarl sd-ca 5,5^0 Stop\nb red to-ca 30,20^0 Stop', 'a-bomber-1 20,20');
  const bomb = { kind: 'bomb' as const, markers: ['a-bomber-1'], target: 'red' };
  expect(flyRefusals(near, { markers: ['a-bomber-1'], ...legs({ heading: EAST, d: 8989 }), attacks: [bomb] })).toEqual([
    'BB-4.4.1 /attacks/0/target',
  ]);
  expect(flyRefusals(near, { markers: ['a-bomber-1'], ...legs({ heading: EAST, d: 8990 }), attacks: [bomb] })).toEqual([]);
});

test('BB-6.8.5 a flight whose middle would leave the table is refused', () => {
  const b = air(FAR, 'a-fighter-1 5,20');
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...legs(leg(5, 27_000)) })).toEqual([]);
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...legs({ heading: 27_000, d: 5001 }) })).toEqual(['BB-6.8.5 /legs']);
});

test('BB-4.3.3 new contact with an enemy marker ends the move of fighters and of whoever flies with them, not of bombers alone', () => {
  const marks = 'a-fighter-1 20,20\na-bomber-1 20,20\na-bomber-2 20,30\nb-bomber-1 30,20\nb-bomber-2 30,30';
  const b = air(FAR, marks);
  fly(b, { markers: ['a-fighter-1', 'a-bomber-1'], ...legs(leg(15)) });
  expect(placeOf(b, 'a-bomber-1')).toEqual({ x: 28_990, y: 20_000 });
  fly(b, { markers: ['b-bomber-1'] });
  fly(b, { markers: ['a-bomber-2'], ...legs(leg(15)) });
  expect(placeOf(b, 'a-bomber-2')).toEqual({ x: 35_000, y: 30_000 });
});

test('BB-4.3.1 BB-4.3.3 fighters in contact fight first and may then move off, the old contact halting nobody', () => {
  const b = air(FAR, 'a-fighter-1 20,20\nb-fighter-1 21,20');
  const told = fly(b, { markers: ['a-fighter-1'], ...legs(leg(20)) }, [...dice(2, 12), ...dice(1, 12)]);
  expect(told.map(({ kind }) => kind).filter(kind => kind === 'dogfought' || kind === 'flew')).toEqual(['dogfought', 'flew']);
  expect([marker(b, 'a-fighter-1').planes, marker(b, 'b-fighter-1').planes]).toEqual([5, 4]);
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 40_000, y: 20_000 });
});
