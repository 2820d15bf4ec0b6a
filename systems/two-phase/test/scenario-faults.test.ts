import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { charts } from '../data/charts/charts.ts';
import { read } from '../rules/edge/scenario.ts';
import type { Scenario, ScenarioShip, ScenarioSide } from '../rules/scenario-file.ts';
import { scenarios } from '../scenarios/index.ts';

const duel = scenarios['border-duel']!;
const brawl = scenarios['frigate-brawl']!;

function faultsOf(scenario: Scenario): string[] {
  const found = read(scenario);
  return 'faults' in found ? found.faults.map(({ rule, at }) => `${rule} ${at}`) : [];
}

/** A scenario with its first side changed. */
function firstSide(of: Scenario, change: Partial<ScenarioSide>): Scenario {
  const [first, ...rest] = of.sides;
  return { ...of, sides: [{ ...first!, ...change }, ...rest] };
}

/** A scenario with the first ship of its first side changed. */
function firstShip(of: Scenario, change: Partial<ScenarioShip>): Scenario {
  const [first, ...rest] = of.sides[0]!.ships;
  return firstSide(of, { ships: [{ ...first!, ...change }, ...rest] });
}

test.each<[string, Scenario, string[]]>([
  ['a hex off the map', firstShip(duel, { hex: '4305' }), ['TP-4.1.1 /sides/0/ships/0/hex']],
  ['a card that is not there', firstShip(duel, { card: 'nobody' }), ['TP-15.1.1 /sides/0/ships/0/card']],
  ['more than the greatest speed', firstShip(duel, { speed: 16 }), ['TP-3.1.1 /sides/0/ships/0/speed']],
  ['no such drone', firstShip(duel, { drone: 'ix' }), ['TP-9.6.1 /sides/0/ships/0/drone']],
  ['the id of another ship', firstShip(duel, { id: 'b1' }), ['TP-16.1.1 /sides/1/ships/0/id']],
  ['the id of another side', firstSide(duel, { id: 'b' }), ['TP-16.1.1 /sides/1/id']],
  [
    'a zone that ends before it begins',
    firstSide(brawl, { zone: { columns: [5, 1], rows: [1, 30] } }),
    ['TP-16.1.1 /sides/0/zone/columns'],
  ],
  ['a zone beyond the map', firstSide(brawl, { zone: { columns: [1, 5], rows: [1, 31] } }), ['TP-16.1.1 /sides/0/zone/rows']],
  ['a hex for each of two ships', firstSide(brawl, { zone: { columns: [1, 1], rows: [4, 5] } }), []],
  ['two ships for one hex', firstSide(brawl, { zone: { columns: [1, 1], rows: [4, 4] } }), ['TP-16.1.2 /sides/0/zone']],
  [
    'no zone for free ships',
    { ...duel, sides: [{ ...duel.sides[0]!, ships: brawl.sides[0]!.ships }, duel.sides[1]!] },
    ['TP-16.1.1 /sides/0'],
  ],
  ['nobody to fight', { ...duel, sides: duel.sides.map(side => ({ ...side, alliance: 'all' })) }, ['TP-9.1.5 /sides']],
  ['a nebula beyond the map', { ...duel, nebula: ['0101', '4301'] }, ['TP-16.1.5 /nebula/1']],
  ['nothing to buy for', { ...scenarios.raider!, muster: true }, ['TP-15.2.1 /muster']],
])('TP-15.1.8 a scenario with %s', (_, scenario, at) => {
  expect(faultsOf(scenario)).toEqual(at);
});

test('TP-16.1.5 a nebula may cover everything, or hexes of the map', () => {
  expect(faultsOf({ ...duel, nebula: 'all' })).toEqual([]);
  expect(faultsOf({ ...duel, nebula: ['0101', '4230'] })).toEqual([]);
});

test('TP-16.1.4 TP-15.1.5 a refit names a mount of the card and what a mount may hold', () => {
  const refits = [
    { mount: 'phaser-1', weapon: 'photon' },
    { mount: 'rack-1', weapon: 'photon' },
    { mount: 'phaser-2', weapon: 'sail' },
  ];
  expect(faultsOf(firstShip(duel, { refits }))).toEqual([
    'TP-15.1.5 /sides/0/ships/0/refits/1/mount',
    'TP-15.1.5 /sides/0/ships/0/refits/2/weapon',
  ]);
});

test('TP-6.5.3 nothing is fitted to what hides: it would tell', () => {
  const own = scenarios['new-ships']!;
  const hidden = (change: Partial<ScenarioShip>) => ({
    ...own,
    sides: own.sides.map(side => ({
      ...side,
      ships: side.ships.map(one => (one.card === 'kli-dr' ? { ...one, ...change } : one)),
    })),
  });
  expect(faultsOf(hidden({ refits: [{ mount: 'phaser-1', weapon: 'add' }] }))).toEqual(['TP-6.5.3 /sides/1/ships/3/refits']);
  expect(faultsOf(hidden({ options: [] }))).toEqual(['TP-6.5.3 /sides/1/ships/3/options']);
});

test('TP-15.2.2 options of a printed ship are held to the same limits', () => {
  expect(faultsOf(firstShip(duel, { options: [{ id: 't-bomb', n: 3 }] }))).toEqual(['TP-15.2.2 /sides/0/ships/0/options/0/n']);
});

test('TP-15.1.8 cards and charts of its own are looked at as well', () => {
  const wrong = { ...ships[0]!, shields: [30] };
  expect(faultsOf({ ...duel, cards: { ships: [ships[2]!, wrong] } })).toEqual(['TP-10.1.1 /cards/ships/1/shields']);
  const own = { ...charts, turnModes: { ...charts.turnModes, A: [3, 2] } };
  expect(faultsOf({ ...duel, charts: own })).toEqual(['TP-4.2.1 /charts/turnModes/A']);
});

test('TP-15.1.8 every fault is told at once, with its place and what is wrong', () => {
  const [a, b] = duel.sides;
  const found = read({
    ...duel,
    nebula: ['9999'],
    sides: [
      { ...a!, ships: [{ ...a!.ships[0]!, hex: '0031', speed: 20 }] },
      { ...b!, ships: [{ ...b!.ships[0]!, card: 'nobody', drone: 'vii' }] },
    ],
  });
  expect(found).toEqual({
    faults: [
      { rule: 'TP-16.1.5', at: '/nebula/0', say: '9999 is not on the map' },
      { rule: 'TP-4.1.1', at: '/sides/0/ships/0/hex', say: 'a1 stands at 0031, which is not on the map' },
      { rule: 'TP-3.1.1', at: '/sides/0/ships/0/speed', say: 'a1 comes with speed 20, and no ship is faster than 15' },
      { rule: 'TP-9.6.1', at: '/sides/1/ships/0/drone', say: 'there is no drone vii' },
      { rule: 'TP-15.1.1', at: '/sides/1/ships/0/card', say: 'there is no ship card nobody' },
    ],
  });
});
