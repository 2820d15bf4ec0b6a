import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { charts } from '../data/charts/charts.ts';
import type { PurchaseOption } from '../rules/charts.ts';
import type { BoughtShip, ForceTerms } from '../rules/opening/force.ts';
import { forceFaults, forcePoints, mostOf } from '../rules/opening/force.ts';
import { optionPoints, shipPoints } from '../rules/price.ts';

const terms: ForceTerms = { charts, cards: new Map(ships.map(card => [card.id, card])) };
const card = (id: string) => terms.cards.get(id)!;
const bought = (id: string, of: string, options: Partial<Record<PurchaseOption, number>> = {}): BoughtShip => ({
  id,
  card: of,
  options: Object.entries(options).map(([name, n]) => ({ id: name as PurchaseOption, n })),
});
const faultsOf = (points: number, ...force: BoughtShip[]) =>
  forceFaults(points, force, terms).map(({ rule, at }) => `${rule} ${at}`);

test.each<[Partial<Record<PurchaseOption, number>>, number]>([
  [{}, 0],
  [{ 't-bomb': 2 }, 8],
  [{ 'space-mine': 1 }, 6],
  [{ 'boarding-party': 3 }, 2],
  [{ 'boarding-party': 1, 'drone-m': 1 }, 1],
  [{ 'boarding-party': 1, 'drone-m': 2 }, 2],
  [{ 'drone-f': 4 }, 4],
  [{ mrs: 1, 'scatter-pack': 1 }, 10],
  [{ 'mech-link': 2 }, 4],
  [{ 'booster-pack': 9 }, 9],
])('TP-15.2.2 options %j cost %i, rounded up for the ship', (options, points) => {
  expect(optionPoints(charts, bought('a', 'fed-ca', options).options)).toBe(points);
});

test('TP-15.2.1 a force costs its ships and their options, and a type may be taken any number of times', () => {
  const force = [bought('a', 'kli-f5'), bought('b', 'kli-f5', { 't-bomb': 1 }), bought('c', 'kli-d7', { 'boarding-party': 5 })];
  expect(force.map(ship => shipPoints(charts, card(ship.card), ship.options))).toEqual([71, 75, 124]);
  expect(forcePoints(force, terms)).toBe(270);
  expect(faultsOf(270, ...force)).toEqual([]);
});

test('TP-15.2.1 a list over the points is refused', () => {
  expect(forceFaults(120, [bought('a', 'kli-d7')], terms)).toEqual([
    { rule: 'TP-15.2.1', at: '/ships', say: 'the force costs 121, and 120 may be spent' },
  ]);
  expect(forceFaults(121, [bought('a', 'kli-d7')], terms)).toEqual([]);
});

test('TP-15.2.1 a force has a ship, and no two with one id', () => {
  expect(forceFaults(100, [], terms)).toEqual([
    { rule: 'TP-15.2.1', at: '/ships', say: 'a side brings one ship at least', lacking: true },
  ]);
  expect(faultsOf(200, bought('a', 'kli-f5'), bought('a', 'kli-f5'))).toEqual(['TP-15.2.1 /ships/1/id']);
});

test('TP-15.1.1 a force buys cards that are there', () => {
  expect(faultsOf(200, bought('a', 'kli-f5'), bought('b', 'nobody'))).toEqual(['TP-15.1.1 /ships/1/card']);
});

test('TP-15.2.2 how many of an option a ship may carry', () => {
  const most = (id: string) =>
    Object.fromEntries(
      (Object.keys(charts.options) as PurchaseOption[]).map(option => [option, mostOf(option, card(id), terms)]),
    );
  expect(most('kli-d7')).toEqual({
    't-bomb': 2,
    'space-mine': 1,
    'boarding-party': 7,
    'drone-m': 8,
    'drone-f': 8,
    mrs: 1,
    'scatter-pack': 1,
    'mech-link': 2,
    'booster-pack': 0,
  });
  expect(most('kzi-ff')).toMatchObject({ 't-bomb': 1, 'boarding-party': 3, 'drone-m': 8, 'mech-link': 0 });
  expect(most('hyd-rn')).toMatchObject({ 'booster-pack': 9, 'drone-m': 0 });
  expect(most('and-int')).toMatchObject({ 't-bomb': 2, 'space-mine': 0, mrs: 0, 'scatter-pack': 0 });
  expect(Object.values(most('kli-g1')).filter(n => n > 0)).toEqual([]);
});

test.each<[string, Partial<Record<PurchaseOption, number>>, string[]]>([
  ['kli-d7', { 't-bomb': 3 }, ['TP-15.2.2 /ships/0/options/0/n']],
  ['kli-f5', { 't-bomb': 2 }, ['TP-15.2.2 /ships/0/options/0/n']],
  ['kli-f5', { 't-bomb': 1, 'space-mine': 1 }, []],
  ['kli-d7', { 'boarding-party': 8 }, ['TP-15.2.2 /ships/0/options/0/n']],
  ['kli-d7', { 'drone-m': 5, 'drone-f': 3 }, []],
  ['kli-d7', { 'drone-m': 5, 'drone-f': 4 }, ['TP-15.2.2 /ships/0/options']],
  ['kzi-ff', { mrs: 1 }, []],
  ['kzi-ff', { mrs: 1, 'scatter-pack': 1 }, ['TP-15.2.2 /ships/0/options']],
  ['kzi-ff', { mrs: 2 }, ['TP-15.2.2 /ships/0/options/0/n', 'TP-15.2.2 /ships/0/options']],
])('TP-15.2.2 %s with %j', (id, options, at) => {
  expect(faultsOf(1000, bought('a', id, options))).toEqual(at);
});

test('TP-15.2.2 an option is named once', () => {
  const options = [
    { id: 't-bomb' as const, n: 1 },
    { id: 't-bomb' as const, n: 1 },
  ];
  expect(faultsOf(1000, { id: 'a', card: 'kli-d7', options })).toEqual(['TP-15.2.2 /ships/0/options/1/id']);
});

test('TP-15.2.2 options of a ship cost at most a fifth of its points', () => {
  // 20 % of 62 is 12.4: the MRS and four points of drones fit, another half point does not.
  expect(faultsOf(1000, bought('a', 'kzi-ff', { mrs: 1, 'drone-m': 8 }))).toEqual([]);
  expect(forceFaults(1000, [bought('a', 'kzi-ff', { mrs: 1, 'drone-m': 8, 'boarding-party': 1 })], terms)).toEqual([
    { rule: 'TP-15.2.2', at: '/ships/0/options', say: 'the options of a cost 13, and may cost 12, 20 % of its points.' },
  ]);
});
