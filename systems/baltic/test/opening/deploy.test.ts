import { expect, test } from 'vitest';
import type { Scenario, ScenarioUnit } from '../../rules/scenario-file.ts';
import { Battle, only } from '../battle.ts';
import { corners, inch } from '../table.ts';

const unit = (id: string, card: string): ScenarioUnit => ({ id, card });

/** Two sides that set up themselves, in the south and in the north. */
function openingOf(a: ScenarioUnit[], b: ScenarioUnit[], more: Partial<Scenario> = {}): Battle {
  return new Battle({
    ...{ name: 'test', title: 'Test', table: { width: 72_000, height: 48_000 }, features: [], turns: 2, margin: 75, goals: [] },
    sides: [
      { id: 'a', name: 'A', navies: ['sweden-denmark', 'varelser'], zones: [{ polygon: corners(10, 0, 30, 6) }], units: a },
      { id: 'b', name: 'B', navies: ['teutonic-order'], zones: [{ polygon: corners(10, 42, 30, 48) }], units: b },
    ],
    ...more,
  });
}

const place = (id: string, x: number, y: number, heading = 0): object => ({
  unit: id,
  vessels: [{ vessel: id, ...inch(x, y, heading) }],
});

/** Bids none, a tie that a wins. */
function bidNothing(b: Battle): Battle {
  b.step({ a: { points: 0 }, b: { points: 0 } }, [9, 2]);
  b.step({ a: { place: 1 } });
  return b;
}

const FLEETS = [
  [unit('vasa', 'sd-bb'), unit('jarl', 'sd-ca'), unit('sund', 'sd-dd'), unit('lund', 'sd-dd')],
  [unit('meister', 'to-bb'), unit('ritter', 'to-bb'), unit('stamm', 'to-dd')],
] as const;
const fleets = (): Battle => openingOf([...FLEETS[0]], [...FLEETS[1]]);

test('BB-1.5.1 battleships are set up first, then cruisers, then destroyers', () => {
  const b = bidNothing(fleets());
  const classes: string[] = [];
  while (b.asks[0]?.kind === 'deploy') {
    classes.push(b.asks[0].about.class);
    b.step();
  }
  expect(classes).toEqual(['B', 'B', 'B', 'C', 'D', 'D', 'D']);
  expect(b.asked()).toEqual(['a telegraph', 'b telegraph']);
});

test('BB-1.5.1 a unit of another class waits', () => {
  const b = bidNothing(fleets());
  expect(b.refusals('a', place('jarl', 20, 3))).toEqual(['BB-1.5.1 /unit']);
});

test('BB-1.5.2 one unit at a time in that order, again and again; who has none of the class left is passed over', () => {
  const b = bidNothing(fleets());
  const sides: string[] = [];
  while (b.asks[0]?.kind === 'deploy') {
    sides.push(b.asks.map(({ side }) => side).join());
    b.step();
  }
  expect(sides).toEqual(['a', 'b', 'b', 'a', 'a', 'b', 'a']);
});

test('BB-1.5.2 a squadron is set up whole', () => {
  const b = openingOf([unit('sund', 'sd-dd')], [unit('stamm', 'to-dd')]);
  bidNothing(b);
  expect(b.refusals('a', place('sund-1', 20, 3))).toEqual(['BB-1.5.1 /unit']);
  const vessels = [{ vessel: 'sund-1', ...inch(20, 3) }];
  expect(new Set(b.refusals('a', { unit: 'sund', vessels }))).toEqual(new Set(['BB-1.5.2 /vessels']));
});

test('BB-1.5.3 one bid each, of nothing or up to the pool, and lost whatever comes of it', () => {
  const b = fleets();
  expect(b.asks).toMatchObject([
    { side: 'a', kind: 'bid', about: { for: 'set-up', pool: 20 } },
    { side: 'b', kind: 'bid' },
  ]);
  expect(b.refusals('a', { points: 21 })).toEqual(['BB-1.5.3 /points']);
  expect(b.refusals('a', { points: 0 })).toEqual([]);
  b.step({ a: { points: 3 }, b: { points: 5 } });
  expect(b.s.open.pools).toEqual({ a: 17, b: 15 });
});

test('BB-1.5.4 the highest bid chooses its place, and the order holds for all classes', () => {
  const b = fleets();
  b.step({ a: { points: 0 }, b: { points: 1 } });
  expect(b.asks).toMatchObject([{ side: 'b', kind: 'place', about: { for: 'set-up', free: [1, 2] } }]);
  b.step({ b: { place: 2 } });
  const sides: string[] = [];
  while (b.asks[0]?.kind === 'deploy') {
    sides.push(b.asks[0].side);
    b.step();
  }
  expect(sides).toEqual(['a', 'b', 'b', 'a', 'a', 'b', 'a']);
});

test('BB-1.5.5 BB-6.2.10 the whole footprint lies in the zone, on its edge too', () => {
  const b = bidNothing(fleets());
  // The battleship is 5.5 inches long and 1.5 wide.
  expect(b.refusals('a', place('vasa', 20, 2.75))).toEqual([]);
  expect(b.refusals('a', place('vasa', 20, 2.749))).toEqual(['BB-1.5.5 /vessels/0']);
  expect(b.refusals('a', place('vasa', 40, 3))).toEqual(['BB-1.5.5 /vessels/0']);
});

test('BB-1.5.5 each navy of a side sets up in its own zone', () => {
  const zones = [
    { navy: 'sweden-denmark', polygon: corners(0, 0, 20, 6) },
    { navy: 'varelser', polygon: corners(40, 0, 60, 6) },
  ];
  const units = [unit('jarl', 'sd-ca'), unit('jagare', 'va-ca')];
  const b = openingOf(units, [unit('stamm', 'to-dd')]);
  const two = new Battle({
    ...scenarioOf(b),
    sides: scenarioOf(b).sides.map((side, i) => (i === 0 ? { ...side, zones } : side)),
  });
  bidNothing(two);
  expect(two.refusals('a', place('jarl', 50, 3))).toEqual(['BB-1.5.5 /vessels/0']);
  expect(two.refusals('a', place('jarl', 10, 3))).toEqual([]);
  expect(two.refusals('a', place('jagare', 10, 3))).toEqual(['BB-1.5.5 /vessels/0']);
  expect(two.refusals('a', place('jagare', 50, 3))).toEqual([]);
});

/** The scenario that a battle of this file was begun with. */
function scenarioOf(b: Battle): Scenario {
  const { sides, units } = b.s.book;
  return {
    ...{ name: 'test', title: 'Test', table: { width: 72_000, height: 48_000 }, features: [], turns: 2, margin: 75, goals: [] },
    sides: sides.map(({ id, name, zones }) => ({
      ...{ id, name, zones, navies: id === 'a' ? ['sweden-denmark', 'varelser'] : ['teutonic-order'] },
      units: units.filter(({ side }) => side === id).map(one => ({ id: one.id, card: one.card })),
    })),
  };
}

test('BB-1.5.6 surface ships lie over no other surface model; contact is no overlap, and flyers lie anywhere', () => {
  const b = bidNothing(openingOf([unit('jarl', 'sd-ca'), unit('ulf', 'sd-ca'), unit('falk', 'sd-rc')], [unit('stamm', 'to-dd')]));
  b.step({ a: place('jarl', 20, 3) });
  expect(b.refusals('a', place('ulf', 20.9, 3))).toEqual(['BB-1.5.6 /vessels/0']);
  expect(b.refusals('a', place('ulf', 21, 3))).toEqual([]);
  expect(b.refusals('a', place('falk', 20, 3))).toEqual([]);
});

test('BB-1.5.6 no solid and no water that would test or ground her is touched; shallower draughts may lie there', () => {
  const features = [
    { id: 'rock', kind: 'land', heights: ['surface'], polygon: corners(12, 2, 14, 4) },
    { id: 'bank', kind: 'coastal', polygon: corners(22, 0, 30, 6) },
  ] as const;
  const b = bidNothing(openingOf([unit('vasa', 'sd-bb'), unit('jarl', 'sd-ca')], [unit('stamm', 'to-dd')], { features }));
  expect(b.refusals('a', place('vasa', 14.755, 2.8))).toEqual(['BB-1.5.6 /vessels/0']);
  expect(b.refusals('a', place('vasa', 14.765, 2.8))).toEqual([]);
  expect(b.refusals('a', place('vasa', 24, 3))).toEqual(['BB-1.5.6 /vessels/0']);
  b.step({ a: place('vasa', 18, 3) });
  expect(b.refusals('a', place('jarl', 24, 3))).toEqual([]);
});

test('BB-1.5.7 the flagship is named as the squadron is set up, and all lie within 4 inches of her', () => {
  const b = bidNothing(openingOf([unit('sund', 'sd-dd')], [unit('stamm', 'to-dd')]));
  const at = (fourth: number): object => ({
    unit: 'sund',
    vessels: [
      { vessel: 'sund-3', ...inch(12, 3) },
      { vessel: 'sund-1', ...inch(13, 3) },
      { vessel: 'sund-2', ...inch(14, 3) },
      { vessel: 'sund-4', ...inch(fourth, 3) },
    ],
  });
  // Hulls are 0.6 wide: 4.6 between the middles are 4 between the hulls.
  expect(b.refusals('a', at(16.601))).toEqual(['BB-1.5.7 /vessels/3']);
  b.step({ a: at(16.6) });
  expect(b.s.open.vessels.filter(({ unit: of }) => of === 'sund').map(({ id }) => id)).toEqual([
    'sund-3',
    'sund-1',
    'sund-2',
    'sund-4',
  ]);
});

test('BB-1.5.8 vessels start at Half, or at the setting of the scenario, surfaced, on any heading', () => {
  const b = bidNothing(openingOf([unit('jarl', 'sd-ca')], [{ id: 'ritter', card: 'to-ca', telegraph: 'Stop' }]));
  const told = b.step({ a: place('jarl', 20, 3, 123.45) });
  expect(only(told, 'deployed')).toMatchObject([{ side: 'a', unit: 'jarl', vessels: [{ heading: 12_345 }] }]);
  b.step();
  expect(b.vessel('jarl')).toMatchObject({ setting: 'Half', down: false, heading: 12_345, status: 'live' });
  expect(b.vessel('ritter')).toMatchObject({ setting: 'Stop' });
});

test('BB-1.5.1 a scenario that places all ships itself has no opening', () => {
  const posed = (id: string, card: string, y: number): ScenarioUnit => ({ id, card, pose: inch(20, y) });
  const b = openingOf([posed('jarl', 'sd-ca', 3)], [posed('ritter', 'to-ca', 45)]);
  expect(b.asked()).toEqual(['a telegraph', 'b telegraph']);
});

test('BB-1.5.2 A-139 who alone sets up bids for nothing, and a unit for which there is no room waits', () => {
  const b = openingOf([unit('jarl', 'sd-ca'), unit('ulf', 'sd-ca')], [{ id: 'ritter', card: 'to-ca', pose: inch(20, 45, 180) }]);
  const narrow = new Battle({
    ...scenarioOf(b),
    sides: [
      {
        id: 'a',
        name: 'A',
        navies: ['sweden-denmark'],
        zones: [{ polygon: corners(10, 0, 11, 4) }],
        units: [unit('jarl', 'sd-ca'), unit('ulf', 'sd-ca')],
      },
      {
        id: 'b',
        name: 'B',
        navies: ['teutonic-order'],
        zones: [],
        units: [{ id: 'ritter', card: 'to-ca', pose: inch(20, 45, 180) }],
      },
    ],
  });
  expect(b.asked()).toEqual(['a deploy']);
  expect(narrow.asked()).toEqual(['a deploy']);
  narrow.step({ a: place('jarl', 10.5, 2) });
  expect(narrow.asked()).toEqual(['a telegraph', 'b telegraph']);
  expect(narrow.vessel('ulf').status).toBe('due');
});

test('BB-1.3.3 skimmers and flyers have no draught', () => {
  const shallow = { id: 'bank', kind: 'shallow', polygon: corners(10, 0, 30, 3) } as const;
  const over = (card: string): string[] => {
    const b = bidNothing(openingOf([unit('x', card)], [unit('red', 'to-ca')], { features: [shallow] }));
    while (b.asks[0]?.side !== 'a') b.step();
    return b.refusals('a', place('x', 20, 3));
  };
  expect([over('sd-ca'), over('va-dn'), over('sd-rc')]).toEqual([['BB-1.5.6 /vessels/0'], [], []]);
});
