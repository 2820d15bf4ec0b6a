import { expect, test } from 'vitest';
import { only } from '../battle.ts';
import { air, dice, fly, flyRefusals, marker, placeOf } from './air.ts';

/** Two ships of B under the flight path that runs east from 20, 20: a cruiser with Ack-Ack 2 and a sky cruiser. */
const SHIPS = 'a jarl sd-ca 5,5^0 Stop\nb red to-ca 30,20^0 Stop\nb greif hl-rc 30,30^0 Stop';
const TO_RED = { legs: [{ heading: 9000, d: 10_000 }] };
const bomb = (target: string, ...markers: string[]): object => ({ kind: 'bomb', markers, target });
const strafe = (target: string, ...markers: string[]): object => ({ kind: 'strafe', markers, target });
const attacks = (...all: object[]): { attacks: never[] } => ({ attacks: all as never[] });

test('BB-4.4.1 BB-4.4.2 a bomber over an enemy vessel throws its planes less her Ack-Ack, and tens are tenners', () => {
  const b = air(SHIPS, 'a-bomber-1 20,20\nb-fighter-1 50,5');
  const told = fly(b, { markers: ['a-bomber-1'], ...TO_RED, ...attacks(bomb('red', 'a-bomber-1')) }, [10, 7, 6, 1]);
  const at = { x: 30_000, y: 20_000, heading: 0 };
  expect(only(told, 'bombed')).toEqual([{ kind: 'bombed', marker: 'a-bomber-1', target: 'red', whole: false, dice: 4, at }]);
  expect([b.vessel('red').lost, b.vessel('red').tenners]).toEqual([2, 1]);
});

test('BB-4.4.1 what was not touched, and friends, are not bombed; what was passed on the way is', () => {
  const ships = `${SHIPS}\na near sd-ca 30,18.5^0 Stop`;
  const b = air(ships, 'a-bomber-1 20,20\na-bomber-2 18,19.5\na-fighter-1 20,20');
  const on = (target: string, d: number, who = 'a-bomber-1'): string[] =>
    flyRefusals(b, { markers: [who], legs: [{ heading: 9000, d }], ...attacks(bomb(target, who)) });
  expect(on('greif', 10_000)).toEqual(['BB-4.4.1 /attacks/0/target']);
  expect(on('near', 10_000)).toEqual(['BB-4.4.1 /attacks/0/target']);
  expect(on('red', 15_000)).toEqual([]);
  expect(on('red', 15_000, 'a-fighter-1')).toEqual(['BB-4.4.4 /attacks/0/markers']);
});

test('BB-4.4.2 bombs on small vessels are jinked', () => {
  const b = air('a jarl sd-ca 5,5^0 Stop\nb dd hl-dd 30,20^0 Stop', 'a-bomber-1 20,20\nb-fighter-1 50,5');
  // Schnigge: Ack-Ack 1, jink 2.
  fly(b, { markers: ['a-bomber-1'], ...TO_RED, ...attacks(bomb('dd-1', 'a-bomber-1')) }, dice(2, 5));
  expect([b.vessel('dd-1').status, b.vessel('dd-1').splash]).toEqual(['live', 2]);
});

test('BB-4.4.3 each marker of a group makes its own run against her whole Ack-Ack', () => {
  const b = air(SHIPS, 'a-bomber-1 20,20\na-bomber-2 20,20 5');
  const both = ['a-bomber-1', 'a-bomber-2'];
  const told = fly(b, { markers: both, ...TO_RED, ...attacks(bomb('red', ...both)) }, [...dice(1, 4), ...dice(2, 3)]);
  expect(only(told, 'bombed').map(run => run.dice)).toEqual([4, 3]);
  expect(only(told, 'struck').map(({ hits }) => hits)).toEqual([1, 2]);
  expect(both.map(id => marker(b, id).ammo)).toEqual([1, 1]);
});

test('BB-4.4.4 a run costs a box, and without one there is none', () => {
  const b = air(SHIPS, 'a-bomber-1 20,20');
  marker(b, 'a-bomber-1').ammo = 1;
  const order = { markers: ['a-bomber-1'], ...TO_RED, ...attacks(bomb('red', 'a-bomber-1')) };
  expect(flyRefusals(b, { ...order, ...attacks({ ...bomb('red', 'a-bomber-1'), whole: true }) })).toEqual([
    'BB-4.4.5 /attacks/0/markers',
  ]);
  fly(b, order, dice(0, 4));
  expect(marker(b, 'a-bomber-1').ammo).toBe(0);
  const empty = air(SHIPS, 'a-bomber-1 20,20');
  marker(empty, 'a-bomber-1').ammo = 0;
  expect(flyRefusals(empty, order)).toEqual(['BB-4.4.4 /attacks/0/markers']);
});

test('BB-4.4.5 acceptance 14: six planes against Ack-Ack 3 throw three dice, six with the whole payload, which takes both boxes; none against seven', () => {
  const over = (card: string, planes = 6): ReturnType<typeof air> =>
    air(`a jarl sd-ca 5,5^0 Stop\nb red ${card} 30,20^0 Stop`, `a-bomber-1 20,20 ${planes}`);
  const order = (whole: boolean): Parameters<typeof fly>[1] => ({
    markers: ['a-bomber-1'],
    ...TO_RED,
    ...attacks({ ...bomb('red', 'a-bomber-1'), ...(whole && { whole: true }) }),
  });
  const once = over('sd-bb');
  fly(once, order(false), dice(0, 3));
  const whole = over('sd-bb');
  fly(whole, order(true), dice(0, 6));
  expect([marker(once, 'a-bomber-1').ammo, marker(whole, 'a-bomber-1').ammo]).toEqual([1, 0]);
  // Kalmar has four: three planes throw nothing.
  expect(only(fly(over('sd-cv', 3), order(true), []), 'bombed')[0]?.dice).toBe(0);
});

test('BB-4.4.6 BB-4.4.7 BB-6.7.5 a torpedo bomber drops a salvo of its planes, an inch before it on any bearing, for a box', () => {
  const b = air('a jarl sd-ca 5,5^0 Stop\nb red to-ca 30,20^0 Stop', 'a-torpedo-bomber-1 20,20 5');
  const drop = { kind: 'drop', markers: ['a-torpedo-bomber-1'], bearing: 9000 };
  const order = { markers: ['a-torpedo-bomber-1'], legs: [{ heading: 0, d: 10_000 }], ...attacks(drop) };
  const told = fly(b, order);
  expect(only(told, 'launched')).toEqual([
    {
      ...{ kind: 'launched', salvo: 'salvo-1', by: 'a-torpedo-bomber-1', weapon: null, fp: 5 },
      at: { x: 21_000, y: 30_000, heading: 9000 },
    },
  ]);
  // It runs with the others of this phase.
  expect(only(told, 'ran')).toHaveLength(1);
  expect(marker(b, 'a-torpedo-bomber-1').ammo).toBe(1);
  const empty = air('a jarl sd-ca 5,5^0 Stop\nb red to-ca 30,20^0 Stop', 'a-torpedo-bomber-1 20,20\na-bomber-1 30,30');
  marker(empty, 'a-torpedo-bomber-1').ammo = 0;
  expect(flyRefusals(empty, order)).toEqual(['BB-4.4.6 /attacks/0/markers']);
  expect(flyRefusals(empty, { markers: ['a-bomber-1'], ...attacks({ ...drop, markers: ['a-bomber-1'] }) })).toEqual([
    'BB-4.4.6 /attacks/0/markers',
  ]);
});

test('BB-4.3.8 fighters strafe flyers of the enemy that they touched, nothing on the water', () => {
  const b = air(SHIPS, 'a-fighter-1 20,20\na-fighter-2 20,30\na-bomber-1 20,30');
  const on = (target: string, who: string): string[] =>
    flyRefusals(b, { markers: [who], ...TO_RED, ...attacks(strafe(target, who)) });
  expect(on('red', 'a-fighter-1')).toEqual(['BB-4.3.8 /attacks/0/target']);
  expect(on('greif', 'a-fighter-1')).toEqual(['BB-4.3.8 /attacks/0/target']);
  expect(on('greif', 'a-fighter-2')).toEqual([]);
  expect(on('greif', 'a-bomber-1')).toEqual(['BB-4.3.8 /attacks/0/markers']);
});

test('BB-4.3.11 BB-4.3.12 a flying ship is strafed by half the planes, floored, less her Ack-Ack, none below none; tens are tenners', () => {
  // Jägare of the Varelser: Ack-Ack 2.
  const b = air(
    'a jarl sd-ca 5,5^0 Stop\nb red va-ca 30,20^0 Stop',
    'a-fighter-1 20,20\na-fighter-2 20,20 5\na-fighter-3 20,20 3\nb-fighter-1 50,5',
  );
  const all = ['a-fighter-1', 'a-fighter-2', 'a-fighter-3'];
  const told = fly(b, { markers: all, ...TO_RED, ...attacks(...all.map(id => strafe('red', id))) }, [10]);
  expect(only(told, 'strafed').map(run => run.dice)).toEqual([1, 0, 0]);
  expect([b.vessel('red').lost, b.vessel('red').tenners]).toEqual([1, 1]);
});

test('BB-4.5.4 fighters in contact with a friendly Ship-of-the-Line fly patrol over it, bombers and squadrons do not', () => {
  const b = air(
    'a jarl sd-ca 30,20^0 Stop\na dd sd-dd 40,20^0 Stop\nb red to-ca 60,40^180 Stop',
    'a-fighter-1 20,20\na-bomber-1 20,20',
  );
  const cap = (vessel: string, d: number, who = 'a-fighter-1'): Parameters<typeof fly>[1] => ({
    markers: [who],
    legs: [{ heading: 9000, d }],
    stay: { vessel, as: 'cap' },
  });
  expect(flyRefusals(b, cap('jarl', 8989))).toEqual(['BB-4.5.4 /stay/vessel']);
  expect(flyRefusals(b, cap('dd-1', 19_500))).toEqual(['BB-4.5.4 /stay/as']);
  expect(flyRefusals(b, cap('jarl', 9000, 'a-bomber-1'))).toEqual(['BB-4.5.4 /stay/as']);
  fly(b, cap('jarl', 9000));
  expect(marker(b, 'a-fighter-1').on).toEqual({ vessel: 'jarl', as: 'cap', u: 0, v: -1000 });
});

/** A patrol over the cruiser, as bombers come. */
function patrolled(markers: string): ReturnType<typeof air> {
  const b = air(SHIPS, `b-fighter-1 30,21\n${markers}`);
  Object.assign(marker(b, 'b-fighter-1'), { on: { vessel: 'red', as: 'cap', u: 1000, v: 0 } });
  return b;
}

test('BB-4.5.6 a patrol takes on two bombers that make a run on its ship: they do not answer, and who is left makes its run', () => {
  const b = patrolled('a-bomber-1 20,20\na-bomber-2 20,20\na-bomber-3 20,20');
  const all = ['a-bomber-1', 'a-bomber-2', 'a-bomber-3'];
  fly(b, { markers: all, ...TO_RED, ...attacks(bomb('red', ...all)) });
  expect(b.asks).toEqual([{ side: 'b', kind: 'take', about: { as: 'cap', by: ['b-fighter-1'], on: all } }]);
  b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-bomber-1', 'a-bomber-2'] }] } }, dice(8, 12));
  const told = b.step(
    {
      a: {
        lose: [
          { id: 'a-bomber-1', n: 6 },
          { id: 'a-bomber-2', n: 2 },
        ],
      },
    },
    [...dice(0, 2), ...dice(0, 4)],
  );
  expect(only(told, 'bombed').map(run => [run.marker, run.dice])).toEqual([
    ['a-bomber-2', 2],
    ['a-bomber-3', 4],
  ]);
});

test('BB-4.5.7 escorts of the bombers may take on the patrol, which then fights them instead', () => {
  const b = patrolled('a-bomber-1 20,20\na-fighter-1 20,20');
  const legs = [{ heading: 9000, d: 10_000 }];
  fly(b, { markers: ['a-bomber-1', 'a-fighter-1'], legs, ...attacks(bomb('red', 'a-bomber-1')) });
  b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-bomber-1'] }] } });
  expect(b.asks).toEqual([{ side: 'a', kind: 'take', about: { as: 'guard', by: ['a-fighter-1'], on: ['b-fighter-1'] } }]);
  const told = b.step({ a: { takes: [{ by: 'a-fighter-1', on: ['b-fighter-1'] }] } }, [
    ...dice(1, 12),
    ...dice(2, 12),
    ...dice(0, 4),
  ]);
  expect(only(told, 'dogfought')).toEqual([{ kind: 'dogfought', by: ['a-fighter-1'], on: ['b-fighter-1'] }]);
  expect(['a-fighter-1', 'b-fighter-1', 'a-bomber-1'].map(id => marker(b, id).planes)).toEqual([4, 5, 6]);
});

test('BB-4.5.7 an escort that takes on nobody leaves the bombers to the patrol', () => {
  const b = patrolled('a-bomber-1 20,20\na-fighter-1 20,20');
  fly(b, { markers: ['a-bomber-1', 'a-fighter-1'], ...TO_RED, ...attacks(bomb('red', 'a-bomber-1')) });
  b.step({ b: { takes: [{ by: 'b-fighter-1', on: ['a-bomber-1'] }] } });
  b.step({ a: { takes: [] } }, [...dice(2, 12), ...dice(0, 2)]);
  expect(marker(b, 'a-bomber-1').planes).toBe(4);
});

test('BB-4.5.8 torpedo bombers are not taken on by a patrol', () => {
  const b = patrolled('a-torpedo-bomber-1 20,20');
  const drop = { kind: 'drop', markers: ['a-torpedo-bomber-1'], bearing: 9000 };
  const told = fly(b, { markers: ['a-torpedo-bomber-1'], legs: [{ heading: 0, d: 5000 }], ...attacks(drop) });
  expect(only(told, 'launched')).toHaveLength(1);
  // Beside a bomber that makes a run the patrol over its target may take on the bomber alone.
  const c = patrolled('b-fighter-2 30,31\na-torpedo-bomber-1 20,20\na-bomber-1 20,20');
  Object.assign(marker(c, 'b-fighter-2'), { on: { vessel: 'greif', as: 'cap', u: 1000, v: 0 } });
  const both = { markers: ['a-torpedo-bomber-1', 'a-bomber-1'], ...TO_RED, ...attacks(bomb('red', 'a-bomber-1'), drop) };
  fly(c, both);
  expect(c.asks).toEqual([{ side: 'b', kind: 'take', about: { as: 'cap', by: ['b-fighter-1'], on: ['a-bomber-1'] } }]);
});

test('BB-4.5.5 BB-6.8.3 a patrol breaks off to half an inch off the hull on a bearing its owner names, and that is its go', () => {
  const ships = 'a jarl sd-ca 30,20^0 Stop\nb red to-ca 60,40^180 Stop';
  const b = air(ships, 'a-fighter-1 30,21\na-fighter-2 10,10');
  Object.assign(marker(b, 'a-fighter-1'), { on: { vessel: 'jarl', as: 'cap', u: 1000, v: 0 } });
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...TO_RED })).toEqual(['BB-4.5.5 /off']);
  expect(flyRefusals(b, { markers: ['a-fighter-1'], ...TO_RED, off: 9000 })).toEqual(['BB-4.5.5 /off']);
  expect(flyRefusals(b, { markers: ['a-fighter-2'], off: 9000 })).toEqual(['BB-4.5.5 /off']);
  fly(b, { markers: ['a-fighter-1'], off: 9000 });
  // Her side lies half an inch off her middle, the disc's middle an inch farther.
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 31_500, y: 20_000 });
  expect(marker(b, 'a-fighter-1')).toMatchObject({ on: null, gone: true });
});

test('BB-4.0.4 patrols and who waits to land fly only where their owner wants it', () => {
  const b = air('a jarl sd-ca 30,20^0 Stop\nb red to-ca 60,40^180 Stop', 'a-fighter-1 30,21\nb-fighter-1 50,10');
  Object.assign(marker(b, 'a-fighter-1'), { on: { vessel: 'jarl', as: 'cap', u: 1000, v: 0 } });
  expect(flyRefusals(b, { markers: [] })).toEqual([]);
  fly(b, { markers: [] });
  fly(b, { markers: ['b-fighter-1'] });
  expect(b.asked().some(ask => ask.endsWith('fly'))).toBe(false);
  expect(placeOf(b, 'a-fighter-1')).toEqual({ x: 30_000, y: 21_000 });
});
