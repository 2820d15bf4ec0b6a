import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { charts } from '../data/charts/charts.ts';
import { defaultLoad, droneOf, loadFaults, rackOf } from '../rules/loads.ts';

const mount = (card: string, weapon: string) => ships.find(({ id }) => id === card)!.weapons.find(({ id }) => id === weapon)!;

test('TP-9.6.1 TP-9.6.2 a load names a drone by type and upgrade', () => {
  expect(droneOf(charts, 'i')).toMatchObject({ type: 'i', upgrade: null, speed: 4, warhead: 12, kills: 4 });
  expect(droneOf(charts, 'iv-m')).toMatchObject({ type: 'iv', upgrade: 'm', speed: 10, warhead: 24, endurance: 3 });
  expect(droneOf(charts, 'vi-f')).toMatchObject({ type: 'vi', upgrade: 'f', speed: 16, ships: 2 });
  for (const id of ['', 'vii', 'i-x', 'add', 'i-m-f', 'ii ']) expect(droneOf(charts, id)).toBeUndefined();
});

test('TP-9.6.3 a rack is found by its letter, and nothing else is a rack', () => {
  expect(rackOf(charts, mount('kzi-cs', 'rack-1'))).toMatchObject({ spaces: 4, launches: 'turn' });
  expect(rackOf(charts, mount('kli-d7', 'rack-1'))).toMatchObject({ spaces: 4, launches: 'other-turn' });
  expect(rackOf(charts, mount('kzi-cs', 'phaser-1'))).toBeUndefined();
});

test('TP-15.2.3 by default a rack is full of type I; one for both holds two drones and four anti-drone rounds', () => {
  expect(defaultLoad(charts, mount('kzi-cs', 'rack-1'), 'i')).toEqual(['i', 'i', 'i', 'i']);
  expect(defaultLoad(charts, mount('kzi-cs', 'rack-1'), 'i-m')).toEqual(['i-m', 'i-m', 'i-m', 'i-m']);
  expect(defaultLoad(charts, mount('kzi-cs', 'rack-1'), 'iv')).toEqual(['iv', 'iv']);
  expect(defaultLoad(charts, { type: 'rack', kind: 'b' }, 'vi')).toHaveLength(12);
  expect(defaultLoad(charts, mount('fed-ffg', 'rack-1'), 'i')).toEqual(['i', 'i', 'add', 'add', 'add', 'add']);
  expect(defaultLoad(charts, mount('fed-ffg', 'phaser-1'), 'i')).toEqual([]);
  expect(defaultLoad(charts, mount('fed-ffg', 'rack-1'), 'nothing')).toEqual([]);
});

test('TP-15.2.3 TP-9.6.3 a load fits the spaces of its rack, and anti-drone rounds a rack that holds them', () => {
  const a = mount('kzi-cs', 'rack-2');
  const g = mount('fed-ffg', 'rack-1');
  expect(loadFaults(charts, a, [])).toEqual([]);
  expect(loadFaults(charts, a, ['iv', 'i', 'vi', 'vi'])).toEqual([]);
  expect(loadFaults(charts, a, ['iv', 'i', 'vi', 'vi', 'vi'])).toEqual(['Drone rack 2 has 4 spaces, and this takes 4.5.']);
  expect(loadFaults(charts, g, ['i', 'i', 'i', 'add', 'add'])).toEqual([]);
  expect(loadFaults(charts, g, ['i', 'i', 'i', 'add', 'add', 'add'])).toEqual(['Drone rack 1 has 4 spaces, and this takes 4.5.']);
  expect(loadFaults(charts, a, ['add', 'i', 'egg', 'add'])).toEqual([
    'Drone rack 2 cannot hold anti-drone rounds.',
    'Drone rack 2 cannot hold drones of type EGG.',
  ]);
  expect(loadFaults(charts, mount('kzi-cs', 'phaser-1'), [])).toEqual(['Phaser 1 is no drone rack.']);
});
