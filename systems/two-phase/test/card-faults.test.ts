import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { charts } from '../data/charts/charts.ts';
import type { ShipCard, WeaponCard } from '../rules/cards.ts';
import { cardFaults } from '../rules/edge/card-faults.ts';

const known = new Set(ships.map(({ id }) => id));
const card = (id: string): ShipCard => ships.find(one => one.id === id)!;
const faultsOf = (...cards: ShipCard[]) => cardFaults(cards, { charts, known }).map(({ rule, at }) => `${rule} ${at}`);

/** A ship with one of its weapons changed. */
function armed(id: string, place: number, change: Partial<WeaponCard>): ShipCard {
  const { weapons, ...rest } = card(id);
  return { ...rest, weapons: weapons.map((weapon, i) => (i === place ? { ...weapon, ...change } : weapon)) };
}

/** A weapon without one of its fields. */
function without(id: string, place: number, field: 'range' | 'kind' | 'rounds'): ShipCard {
  const { weapons, ...rest } = card(id);
  const { [field]: _, ...weapon } = weapons[place]!;
  return { ...rest, weapons: weapons.map((one, i) => (i === place ? weapon : one)) };
}

test('TP-15.1.8 the cards that come with the system have no faults', () => {
  expect(cardFaults(ships, { charts, known })).toEqual([]);
});

test('TP-15.1.8 no two cards share an id', () => {
  expect(faultsOf(card('fed-ca'), card('kli-d7'), card('fed-ca'))).toEqual(['TP-15.1.8 /2/id']);
});

test('TP-9.1.1 no two weapons of a card share an id, as fire names one', () => {
  expect(faultsOf(armed('fed-ca', 3, { id: 'phaser-1' }))).toEqual(['TP-9.1.1 /0/weapons/3/id']);
});

test.each<[string, Partial<ShipCard>, string[]]>([
  ['fed-ca', { shields: [30, 24] }, ['TP-10.1.1 /0/shields']],
  ['fed-ca', { panels: [3, 3] }, ['TP-11.4.5 /0/shields']],
  ['and-int', { shields: [1, 1, 1, 1, 1, 1] }, ['TP-11.4.5 /0/shields']],
  ['fed-ca', { moveCost: [2, 2] }, ['TP-3.1.3 /0/moveCost']],
  ['fed-ca', { moveCost: [6, 4] }, ['TP-3.1.3 /0/moveCost']],
  ['fed-ca', { moveCost: [5, 4] }, []],
  ['and-cob', { power: { ...card('and-cob').power, charge: 16 } }, ['TP-15.2.4 /0/power/charge']],
  ['and-cob', { power: { ...card('and-cob').power, charge: 15 } }, []],
  ['fed-ca', { tracks: { ...card('fed-ca').tracks, damageControl: [2, 4, 0] } }, ['TP-10.2.5 /0/tracks/damageControl']],
  ['fed-ca', { tracks: { ...card('fed-ca').tracks, sensor: [6, 4, 5] } }, ['TP-10.2.5 /0/tracks/sensor']],
  ['fed-ca', { tracks: { ...card('fed-ca').tracks, sensor: [7, 6, 0] } }, ['TP-8.3.1 /0/tracks/sensor']],
  ['fed-ca', { tracks: { ...card('fed-ca').tracks, scanner: [0, 3, 1] } }, ['TP-10.2.5 /0/tracks/scanner']],
  ['kli-dr', { cover: 'nobody' }, ['TP-6.5.3 /0/cover']],
  ['kli-dr', { cover: 'kli-dr' }, ['TP-6.5.3 /0/cover']],
  ['kli-g1', { warhead: 30 }, ['TP-6.5.3 /0/warhead']],
])('TP-15.1.8 %s with %j', (id, change, at) => {
  expect(faultsOf({ ...card(id), ...change })).toEqual(at);
});

test.each<[string, number, Partial<WeaponCard>, string[]]>([
  ['fed-ca', 0, { arc: 'FH+XX' }, ['TP-9.1.2 /0/weapons/0/arc']],
  ['fed-ca', 0, { arc: 'FH+row13' }, []],
  ['fed-ca', 0, { range: 15 }, ['TP-9.4.1 /0/weapons/0/range']],
  ['fed-ca', 0, { rounds: 6 }, ['TP-9.4.10 /0/weapons/0/rounds']],
  ['fed-ca', 0, { kind: 'a' }, ['TP-9.6.3 /0/weapons/0/kind']],
  ['fed-ca', 0, { type: 'plasma-d', rounds: 4 }, []],
  ['kzi-ff', 5, { kind: 'z' }, ['TP-9.6.3 /0/weapons/5/kind']],
  ['ori-cr', 6, { kind: 'esg' }, ['TP-15.1.5 /0/weapons/6/kind']],
  ['ori-cr', 6, { kind: 'photon' }, []],
])('TP-9.1.2 weapon of %s, place %i, with %j', (id, place, change, at) => {
  expect(faultsOf(armed(id, place, change))).toEqual(at);
});

test('TP-9.4.1 TP-9.4.10 TP-9.6.3 a disruptor has its range, an anti-drone its rounds, a rack its letter', () => {
  expect(faultsOf(without('kzi-ff', 4, 'range'))).toEqual(['TP-9.4.1 /0/weapons/4/range']);
  expect(faultsOf(without('kli-g1', 3, 'rounds'))).toEqual(['TP-9.4.10 /0/weapons/3/rounds']);
  expect(faultsOf(without('kzi-ff', 5, 'kind'))).toEqual(['TP-9.6.3 /0/weapons/5/kind']);
});

test('TP-15.1.8 every fault is told at once, each with what was there and what was needed', () => {
  const wrong = { ...armed('kzi-ff', 4, { arc: 'FA+up' }), shields: [15], moveCost: [3, 9] as const };
  expect(cardFaults([wrong], { charts, known })).toEqual([
    { rule: 'TP-10.1.1', at: '/0/shields', say: 'drone frigate has 1 shields; there are six.' },
    {
      rule: 'TP-3.1.3',
      at: '/0/moveCost',
      say: 'The movement cost of drone frigate is 3/9; it is written in its lowest terms.',
    },
    { rule: 'TP-9.1.2', at: '/0/weapons/4/arc', say: 'disruptor A bears in up, which is no arc.' },
  ]);
});
