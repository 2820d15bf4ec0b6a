import { expect, test } from 'vitest';
import { outsideOf } from '../../rules/ew/loans.ts';
import { COMING } from '../../rules/movement/manoeuvres.ts';
import type { Act, Form } from '../../rules/orders.ts';
import { weaselOf } from '../../rules/shuttles/decoy.ts';
import { spillOf, spillOver } from '../../rules/shuttles/weasel.ts';
import { playWindows } from '../../rules/window/window.ts';
import type { Battle } from '../battle.ts';
import { acts, battle, only, space } from '../battle.ts';

const launches = (speed: number): Act => ({ act: 'launch', box: 0, facing: 1, speed });
const arms = (energy = 1): Partial<Form> => ({ shuttles: [{ box: 0, as: 'weasel', energy }] });

/** Blue has made a weasel ready over two turns, and goes this fast in the second; Red has drones. */
function ready(speed = 0): Battle {
  const b = battle('a blue fed-ca 1015^B 0\nb red kzi-ff 1615^E 0');
  b.allocate({ blue: { speed: 0, ...arms() }, red: { speed: 1 } });
  b.until('allocate').allocate({ blue: { speed, ...arms() }, red: { speed: 2 } });
  return b;
}

/** Red has launched a drone at Blue; Blue has answered with its weasel. */
function drawing(): Battle {
  const b = ready().until('space', 'b');
  b.step({ b: { ...space('F'), acts: [{ act: 'seeker', weapon: 'rack-1', on: 'blue' }] } });
  b.until('zero', 'a');
  return b;
}

test('TP-12.3.1 a weasel takes 1 energy in each of two turns, and 1 a turn to hold', () => {
  const b = battle('a blue fed-ca 1015^B 0\nb red kzi-ff 1615^E 0');
  const form = (energy: number) => ({ forms: [b.form('blue', arms(energy))], small: [], order: [], watch: [] });
  expect(b.refusals('a', form(2))).toEqual(['TP-12.3.1 /forms/0/shuttles/0/energy']);
  b.allocate({ blue: { speed: 0, ...arms() }, red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'weasel', turns: 1 });
  b.until('allocate').allocate({ blue: { speed: 0, ...arms() }, red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'weasel', turns: 2 });
  b.until('allocate');
  expect(b.refusals('a', form(0))).toEqual(['TP-12.3.1 /forms/0/shuttles/0/energy']);
  b.allocate({ blue: { speed: 0, ...arms() }, red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'weasel', turns: 2 });
  b.until('allocate').allocate({ blue: { speed: 0 }, red: { speed: 1 } });
  expect(b.hold('blue').bay[0]).toMatchObject({ as: 'plain', turns: 0 });
});

test('TP-12.3.1 TP-12.3.2 TP-8.1.4 it is announced as it is launched, gives 3 ECM, takes the lock-on and draws what is aimed at its ship', () => {
  const b = drawing();
  const told = b.step({ a: acts('blue', launches(0)) });
  expect(only(told, 'weasel')).toEqual([{ kind: 'weasel', unit: 'blue', by: 'shuttle-2', works: true }]);
  expect(only(told, 'drawn')).toEqual([{ kind: 'drawn', unit: 'blue', by: 'shuttle-2', seekers: ['seeker-1'] }]);
  expect(b.s.open.seekers[0]?.on).toBe('shuttle-2');
  expect([outsideOf(b.s, b.unit('blue')).ecm, b.unit('blue').lockOn]).toEqual([3, false]);
});

test('TP-12.3.1 what is aimed at its ship afterwards is drawn as well', () => {
  const b = ready().until('zero', 'a');
  b.step({ a: acts('blue', launches(0)) });
  b.until('space', 'b').step({ b: { ...space('F'), acts: [{ act: 'seeker', weapon: 'rack-1', on: 'blue' }] } });
  expect(b.s.open.seekers[0]?.on).toBe('shuttle-1');
});

test('TP-12.3.1 one at a time, TP-12.3.2 and none of a ship that goes faster than 2', () => {
  const b = ready().until('zero', 'a');
  b.step({ a: acts('blue', launches(0)) });
  b.hold('blue').bay[1] = { as: 'weasel', turns: 2, energy: 2, target: null, load: [] };
  b.until('zero', 'b').until('zero', 'a');
  expect(b.refusals('a', acts('blue', { ...launches(0), box: 1 } as Act))).toEqual(['TP-12.3.1 /windows/0/acts/0/box']);
  const fast = ready(3).until('zero', 'a');
  expect(fast.refusals('a', acts('blue', launches(0)))).toEqual(['TP-12.3.2 /windows/0/acts/0/box']);
});

test.each([
  ['fire', { windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-1', on: 'red' }] }] }, [1]],
  ['another launch', acts('blue', { act: 'launch', box: 1, facing: 1, speed: 0 }), []],
])('TP-12.3.2 R97 %s of its ship ends it: the drone flies at the ship again', (_, order, dice) => {
  const b = drawing();
  b.step({ a: acts('blue', launches(0)) });
  b.until('zero', 'b').step();
  b.until('zero', 'a').put('red', '1213^E');
  const told = b.step({ a: order }, dice);
  expect(only(told, 'weasel')).toEqual([{ kind: 'weasel', unit: 'blue', by: 'shuttle-2', works: false }]);
  expect(b.s.open.seekers[0]?.on ?? 'blue').toBe('blue');
});

test.each<Act>([
  { act: 'erratic', begin: true },
  { act: 'esg', weapon: 'esg-1', radius: 1, energy: 2 },
])('TP-12.3.2 erratic manoeuvres and a field of its ship end it: $act', act => {
  const b = battle('a blue lyr-ca 1015^B 0\nb red kzi-ff 3615^E 0');
  b.allocate({ blue: { speed: 0, ...arms() }, red: { speed: 1 } });
  const more = { speed: 0, erratic: true, gear: [{ id: 'esg-1', energy: 2 }] };
  b.until('allocate').allocate({ blue: { ...more, ...arms() }, red: { speed: 2 } });
  b.until('zero', 'a').step({ a: acts('blue', launches(0)) });
  const told = b
    .until('zero', 'b')
    .until('zero', 'a')
    .step({ a: acts('blue', act) });
  expect(only(told, 'weasel').map(({ works }) => works)).toEqual([false]);
});

test('TP-12.3.2 TP-8.3.3 R105 behind it a ship has no lock-on, and neither tractors nor transporters nor seekers', () => {
  const b = ready().until('zero', 'a');
  b.put('red', '1114^E').step({ a: acts('blue', launches(0)) });
  b.hold('blue').tractors = 3;
  b.hold('blue').transporters = 5;
  b.until('zero', 'b').until('zero', 'a');
  const refused = (act: Act): string => b.refusals('a', acts('blue', act))[0] ?? '';
  expect(refused({ act: 'tractor', on: 'red', energy: 3 })).toContain('TP-8.3.3');
  expect(refused({ act: 'transport', what: 't-bomb', to: '1013' })).toContain('TP-8.3.3');
  b.unit('blue').lockOn = true;
  expect(refused({ act: 'tractor', on: 'red', energy: 3 })).toBe('');
});

test('TP-12.3.2 a speed of more than 2 in a later turn ends it', () => {
  const b = ready().until('zero', 'a');
  b.step({ a: acts('blue', launches(0)) });
  b.until('allocate');
  const told = b.allocate({ blue: { speed: 3 }, red: { speed: 1 } });
  expect(only(told, 'weasel').map(({ works }) => works)).toEqual([false]);
});

test('TP-12.3.3 damage spills over by the table: 1 to 2 none, up to 10 from 96 on', () => {
  const charts = battle('a blue fed-ca 1015^B 0\nb red kzi-ff 1615^E 0').s.book.charts;
  expect([1, 2, 3, 4, 5, 6, 7, 10, 11, 18, 19, 28, 29, 40, 41, 55, 56, 75, 76, 95, 96].map(n => spillOf(charts, n))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10,
  ]);
});

test('TP-12.3.3 a drone strikes the weasel: 12 points, of which 4 reach its ship within a hex; it works on until the waterfall', () => {
  const b = drawing();
  b.step({ a: acts('blue', launches(0)) });
  b.until('zero', 'b').put('red', '1612^E');
  const [drone] = b.s.open.seekers;
  Object.assign(drone ?? {}, { q: b.unit('blue').q + 1, r: b.unit('blue').r - 1, facing: 4 });
  const from = b.told.length;
  b.until('space', 'b');
  const told = b.told.slice(from);
  expect(only(told, 'hit')).toMatchObject([{ unit: 'shuttle-2', damage: 12 }]);
  expect(only(told, 'spilt')).toEqual([{ kind: 'spilt', unit: 'blue', by: 'shuttle-2', points: 4 }]);
  expect(only(told, 'struck').map(({ unit, points }) => [unit, points])).toEqual([
    ['shuttle-2', 12],
    ['blue', 4],
  ]);
  expect(only(told, 'destroyed').map(({ unit }) => unit)).toEqual(['shuttle-2']);
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.indexOf('destroyed')).toBeGreaterThan(kinds.indexOf('waterfall'));
});

test('TP-12.3.3 beyond a hex nothing reaches the ship', () => {
  const b = drawing();
  b.step({ a: acts('blue', launches(0)) });
  const before = [...b.unit('blue').shields];
  b.put('shuttle-2', '1215^B');
  spillOver(b.s, { tell: () => undefined } as never, { weasel: b.unit('shuttle-2'), points: 20, by: 'b' });
  expect(b.unit('blue').shields).toEqual(before);
});

test('TP-12.3.1 a weasel that works no more is a plain shuttle, and is made ready again from the start', () => {
  const b = ready().until('zero', 'a');
  b.step({ a: acts('blue', launches(0)) });
  expect(b.hold('shuttle-1').craft?.as).toBe('weasel');
  b.until('zero', 'b').until('zero', 'a');
  b.step({ a: acts('blue', { act: 'launch', box: 1, facing: 1, speed: 0 }) });
  expect(b.hold('shuttle-1').craft).toEqual({ as: 'plain', turns: 0, energy: 0, target: null, load: [] });
});

test('TP-12.3.2 TP-1.3.14 fire that has become void ends no weasel', () => {
  const b = ready().until('zero', 'a');
  b.step({ a: acts('blue', launches(0)) });
  b.unit('red').status = 'destroyed';
  Object.assign(b.s.sealed.a ?? {}, { windows: [{ unit: 'blue', acts: [], fire: [{ weapon: 'phaser-1', on: 'red' }] }] });
  b.s.open.now.playing = 'a';
  playWindows(b.s, { tell: () => undefined, reveal: () => undefined } as never);
  expect(b.s.sealed.a?.windows).toEqual([]);
  expect(weaselOf(b.s.open, 'blue')?.id).toBe('shuttle-1');
});

test('TP-12.3.2 TP-4.6.3 none is launched once erratic manoeuvres are announced', () => {
  const b = ready().until('zero', 'a');
  b.hold('blue').erratic = true;
  const erratic: Act = { act: 'erratic', begin: true };
  expect(b.refusals('a', acts('blue', launches(0)))).toEqual([]);
  expect(b.refusals('a', acts('blue', erratic, launches(0)))).toEqual(['TP-12.3.2 /windows/0/acts/1/box']);
  b.unit('blue').delays.push({ what: COMING, left: 1, by: 'impulse' });
  expect(b.refusals('a', acts('blue', launches(0)))).toEqual(['TP-12.3.2 /windows/0/acts/0/box']);
});
