import { expect, test } from 'vitest';
import type { Sailing } from '../../rules/orders.ts';
import type { Battle } from '../battle.ts';
import { battle, only } from '../battle.ts';

const dice = (n: number, ...faces: number[]): number[] => [...faces, ...Array.from({ length: n }, () => 1)].slice(0, n);
/** A sky cruiser whose bay has a firepower of five, before two enemies across her way, the second two inches behind the first. */
const PAIR = 'a blue sd-rc 20,10^0\nb red to-ca 20,14.5^90 Stop\nb pink to-ca 20,16.5^90 Stop';

const run = (...targets: string[]): Sailing[] => [
  { vessel: 'blue', legs: [{ d: 8000, turn: 0 }], bombs: targets.map(target => ({ bay: 'bomb-bay', target })) },
];
const bombing = (b: Battle, sailings: Sailing[], faces: number[]): ReturnType<Battle['step']> => b.order('blue', sailings, faces);

test('BB-3.2.92 BB-3.2.93 BB-3.2.94 BB-3.2.95 a bay drops its firepower in dice at first contact with its target, whatever Ack-Ack it has, and the move goes on', () => {
  const told = bombing(battle(PAIR).plan(), run('red'), dice(5, 10, 7, 6));
  expect(told.map(({ kind }) => kind)).toEqual(['turned', 'sailed', 'released', 'thrown', 'struck', 'sailed', 'ready']);
  expect(only(told, 'sailed').map(({ legs }) => legs[0]?.d)).toEqual([2240, 5760]);
  expect(only(told, 'struck')).toMatchObject([{ vessel: 'red', hits: 2, boxes: 2, tenners: 1 }]);
});

test('BB-3.2.95 on the target that is named, not on the first below', () => {
  const told = bombing(battle(PAIR).plan(), run('pink'), dice(5));
  expect(only(told, 'sailed').map(({ legs }) => legs[0]?.d)).toEqual([4240, 3760]);
  expect(only(told, 'released')).toMatchObject([{ vessel: 'blue', target: 'pink', dice: 5 }]);
});

test('BB-3.2.92 BB-3.2.95 a bay that is one and works, once, on an enemy on the table', () => {
  const b = battle(`a bird sd-ca 40,10^0\n${PAIR}`).plan();
  b.sail('bird', { bird: [[5000, 0]] });
  const refusals = (bombs: { bay: string; target: string }[]): string[] =>
    b.refusals('a', b.sailing('blue', [{ ...(run()[0] as Sailing), bombs }]));
  while (b.asks[0]?.side !== 'a' || b.asks[0]?.kind !== 'sail') b.step();
  expect(refusals([{ bay: 'bomb-bay', target: 'red' }])).toEqual([]);
  expect(refusals([{ bay: 'fore-turret', target: 'red' }])).toEqual(['BB-3.2.92 /vessels/0/bombs/0/bay']);
  expect(refusals([{ bay: 'bomb-bay', target: 'bird' }])).toEqual(['BB-3.2.92 /vessels/0/bombs/0/target']);
  const twice = ['red', 'pink'].map(target => ({ bay: 'bomb-bay', target }));
  expect(refusals(twice)).toEqual(['BB-3.2.95 /vessels/0/bombs/1/bay']);
  b.vessel('blue').out.push('bomb-bay');
  expect(refusals([{ bay: 'bomb-bay', target: 'red' }])).toEqual(['BB-3.2.92 /vessels/0/bombs/0/bay']);
});

test('BB-3.2.92 who is not touched is not bombed', () => {
  const b = battle('a blue sd-rc 20,10^0\nb red to-ca 30,14.5^90 Stop').plan();
  expect(bombing(b, run('red'), []).map(({ kind }) => kind)).toEqual(['turned', 'sailed', 'ready']);
});

test('BB-3.2.96 turn after turn: there is no ammunition to run out of', () => {
  const b = battle('a blue sd-rc 20,10^0 Slow\nb red to-ca 20,14.5^90 Stop').plan({ blue: 'Crawl' });
  const bombs = [{ bay: 'bomb-bay', target: 'red' }];
  // She is above the other as her second and her third course begin: then they touch at once.
  for (const turn of [1, 2, 3]) {
    if (turn > 1) b.next();
    const told = b.order('blue', [{ vessel: 'blue', legs: [{ d: 2500, turn: 0 }], bombs }], dice(5));
    expect(only(told, 'released')).toHaveLength(1);
  }
});

test('BB-3.2.97 flying vessels are bombed like others', () => {
  const b = battle('a blue sd-rc 20,10^0\nb red to-ab 20,15^90 Stop').plan();
  const told = bombing(b, run('red'), dice(5, 7));
  expect(only(told, 'struck')).toMatchObject([{ vessel: 'red', hits: 1 }]);
});

test('BB-3.2.74 small vessels jink bombs', () => {
  const b = battle('a blue sd-rc 20,10^0\nb red to-dd 20,14.5^90 Stop').plan();
  expect(only(bombing(b, run('red-1'), dice(5, 7)), 'struck')).toMatchObject([{ vessel: 'red-1', jinked: 1, boxes: 0 }]);
});

test('BB-3.2.61 BB-1.1.17 a crippled bomber drops half, rounded down', () => {
  const b = battle(PAIR).plan();
  b.vessel('blue').lost = 5;
  expect(only(bombing(b, run('red'), dice(2)), 'released')).toMatchObject([{ dice: 2 }]);
});

test('BB-1.1.4 BB-1.1.7 who was out of coherency as the activation began drops half, though it has come back', () => {
  const b = battle('a blue to-ac 20,10^0\nb red to-ca 24.5,16^90 Stop').plan();
  Object.assign(b.vessel('blue-3'), { x: 30_000, y: 10_000 });
  const flight = (vessel: string, heading: number): Sailing => ({
    vessel,
    legs: [],
    flight: { legs: [{ heading, d: 12_000 }], facing: heading },
    bombs: [{ bay: 'bomb-bay', target: 'red' }],
  });
  const told = b.order('blue', [flight('blue-1', 0), flight('blue-2', 0), flight('blue-3', 33_000)], [...dice(3), ...dice(1)]);
  expect(only(told, 'released').map(({ vessel, dice: n }) => [vessel, n])).toEqual([
    ['blue-2', 3],
    ['blue-3', 1],
  ]);
});

test('BB-2.0.8 bombs that are named are known to their owner alone until they fall: a course broken off keeps them in the folder', () => {
  const b = battle('a blue sd-rc 20,10^0\nb red to-ca 20,14.5^90 Stop').plan();
  bombing(b, run('red'), dice(5));
  expect(JSON.stringify(b.s.open)).not.toContain('bomb-bay');
});
