import { fits } from '@flagplot/check';
import { hexes } from '@flagplot/hexes';
import { expect, test } from 'vitest';
import { ships } from '../data/cards/ships.ts';
import { charts } from '../data/charts/charts.ts';
import type { Book } from '../rules/book.ts';
import { read, whole } from '../rules/edge/scenario.ts';
import { SCENARIO } from '../rules/edge/scenario-schema.ts';
import { FACINGS, LAYOUT } from '../rules/geometry/map.ts';
import type { Scenario, ScenarioShip } from '../rules/scenario-file.ts';
import { entries, scenarios } from '../scenarios/index.ts';

const scenario = (name: string): Scenario => scenarios[name]!;

function bookOf(of: Scenario): Book {
  const found = read(of);
  if ('faults' in found) throw new Error(found.faults.map(({ at, say }) => `${at} ${say}`).join('\n'));
  return found.book;
}

const book = (name: string): Book => bookOf(scenario(name));

/** `battlecruiser, red 3615 E at 8`: a ship as the book has it. */
function shipLine({ name, hex, facing, speed }: Book['ships'][number]): string {
  return `${name} ${hex ? hexes.nameOf(hex, LAYOUT) : 'free'} ${FACINGS[facing]} at ${speed}`;
}

test.each<[name: string, title: string, ships: readonly string[]]>([
  ['border-duel', 'Border Duel', ['heavy cruiser, blue 0615 B at 8', 'battlecruiser, red 3615 E at 8']],
  [
    'plasma-ambush',
    'Plasma Ambush',
    ['torpedo cruiser, blue 2107 D at 4', 'missile frigate, red 1820 A at 8', 'heavy cruiser, red 2322 A at 8'],
  ],
  ['drone-storm', 'Drone Storm', ['strike cruiser, blue 0510 B at 6', 'battlecruiser, red 3520 E at 10']],
  [
    'frigate-brawl',
    'Frigate Brawl',
    [
      'light frigate 1, blue free B at 8',
      'light frigate 2, blue free B at 8',
      'drone frigate, red free E at 8',
      'missile frigate, red free E at 8',
    ],
  ],
  ['twin-warbirds', 'Twin Warbirds', ['cloaked cruiser, blue 0808 C at 8', 'plasma cruiser, red 3424 F at 8']],
  [
    'web-watch',
    'Web Watch',
    [
      'patrol corvette, blue free B at 8',
      'web cruiser, blue free B at 8',
      'battlecruiser, red free E at 8',
      'light frigate, red free E at 8',
    ],
  ],
  ['sphere-and-sting', 'Sphere and Sting', ['field cruiser, blue 1010 C at 8', 'carrier cruiser, red 3020 F at 8']],
  ['raider', 'Raider', ['raider, blue 2115 A at 10', 'plasma destroyer, red free E at 8', 'missile frigate, red free E at 8']],
  [
    'line-of-battle',
    'Line of Battle',
    [
      'heavy cruiser, blue free B at 8',
      'missile frigate, blue free B at 8',
      'plasma cruiser, blue free B at 8',
      'plasma destroyer, blue free B at 8',
      'battlecruiser, red free E at 8',
      'light frigate 1, red free E at 8',
      'light frigate 2, red free E at 8',
      'cloaked cruiser, red free E at 8',
    ],
  ],
  [
    'wall-of-drones',
    'Wall of Drones',
    [
      'strike cruiser, blue free B at 8',
      'drone frigate 1, blue free B at 8',
      'drone frigate 2, blue free B at 8',
      'drone frigate 3, blue free B at 8',
      'battlecruiser, red free E at 8',
      'light frigate 1, red free E at 8',
      'light frigate 2, red free E at 8',
      'fast patrol ship, red free E at 8',
    ],
  ],
  [
    'three-flags',
    'Three Flags',
    ['heavy cruiser, blue 0608 C at 8', 'battlecruiser, red 3608 E at 8', 'cloaked cruiser, gold 2126 A at 8'],
  ],
  ['intruder', 'Intruder', ['panel cruiser, blue 2104 D at 8', 'plasma cruiser, red 1726 A at 8', 'scout, red 2526 A at 8']],
  [
    'new-ships',
    'New Ships',
    [
      'advanced cruiser, blue free B at 8',
      'web-caster cruiser, red free E at 8',
      'fast patrol ship 1, red free E at 8',
      'fast patrol ship 2, red free E at 8',
      'fast patrol ship 3, red free E at 8',
    ],
  ],
])('TP-16.1.1 %s: who stands where', (name, title, lines) => {
  expect(scenario(name)).toMatchObject({ name, title, turns: 10, map: { columns: 42, rows: 30 } });
  expect(book(name).ships.map(shipLine)).toEqual(lines);
});

test('TP-16.1.1 there are thirteen, in the order of the book, each with a sentence', () => {
  expect(entries.map(({ name }) => name)).toEqual(Object.keys(scenarios));
  expect(entries).toHaveLength(13);
  expect(entries.filter(({ about }) => about === '')).toEqual([]);
});

test('TP-16.1.1 where hexes are free side a sets up in columns 1 to 5, side b in columns 38 to 42', () => {
  const zones = Object.values(scenarios).flatMap(({ sides }) =>
    sides.flatMap(({ id, zone, ships: own }) =>
      own.some(({ hex }) => hex === undefined) ? [`${id} ${zone?.columns.join('-')}`] : [],
    ),
  );
  expect([...new Set(zones)].sort()).toEqual(['a 1-5', 'b 38-42']);
});

test('TP-15.1.8 every scenario fits its schema, has no faults, and brings its cards and charts', () => {
  for (const one of Object.values(scenarios)) {
    expect(fits(SCENARIO, one), one.name).toBe(true);
    expect(read(one), one.name).toEqual({ book: expect.anything() });
    expect(whole(one)).toEqual(one);
    const used = one.sides.flatMap(side => side.ships.map(({ card }) => card));
    expect(one.cards?.ships?.map(({ id }) => id)).toEqual(expect.arrayContaining(used));
  }
});

test('TP-15.1.8 a card and a chart of its own stand before those that come with the rules', () => {
  const plain = scenario('border-duel');
  const fast = { ...ships[0]!, hetBonus: 3 };
  const own: Scenario = { ...plain, cards: { ships: [fast] }, charts: { ...charts, seam: 2 } };
  const { cards, charts: played } = bookOf(own);
  expect([cards['fed-ca']?.hetBonus, cards['kli-d7']?.hetBonus, played.seam]).toEqual([3, 1, 2]);
});

test('TP-16.1.4 in Drone Storm the second rack of the battlecruiser is an anti-drone of 6 rounds, and only there', () => {
  const { cards, ships: own } = book('drone-storm');
  const weapons = cards[own[1]!.card]!.weapons.filter(({ id }) => id.startsWith('rack'));
  expect(weapons).toEqual([
    { id: 'rack-1', type: 'rack', name: '1', arc: 'ALL', kind: 'f' },
    { id: 'rack-2', type: 'add', name: '2', arc: 'ALL', rounds: 6 },
  ]);
  const others = Object.values(scenarios).filter(({ sides }) => sides.some(side => side.ships.some(({ refits }) => refits)));
  expect(others.map(({ name }) => name)).toEqual(['drone-storm']);
});

test('TP-15.2.3 racks hold type I, in Drone Storm and Wall of Drones one side has it with the M upgrade', () => {
  const upgraded = Object.keys(scenarios).flatMap(name =>
    book(name).ships.flatMap(({ drone, side }) => (drone === 'i' ? [] : [`${name} ${side} ${drone}`])),
  );
  expect([...new Set(upgraded)]).toEqual(['drone-storm a i-m', 'wall-of-drones a i-m']);
});

test('TP-6.5.3 what hides under a cover is told by no book', () => {
  const hidden = scenario('new-ships');
  const plain: Scenario = {
    ...hidden,
    sides: hidden.sides.map(side => ({
      ...side,
      ships: side.ships.map((one): ScenarioShip => (one.card === 'kli-dr' ? { ...one, card: 'kli-g1' } : one)),
    })),
  };
  expect(bookOf(hidden)).toEqual(bookOf(plain));
  expect(bookOf(whole({ ...plain, cards: {} }))).toEqual(bookOf(hidden));
  expect(bookOf(hidden).ships.map(({ card }) => card)).toEqual(['fed-cx', 'tho-cw', 'kli-g1', 'kli-g1', 'kli-g1']);
});

test('TP-1.3.1 sides are asked to deploy where a hex or a mount is left to them', () => {
  expect(Object.keys(scenarios).filter(name => book(name).deploys)).toEqual([
    'frigate-brawl',
    'web-watch',
    'raider',
    'line-of-battle',
    'wall-of-drones',
    'new-ships',
  ]);
  const { sides, ...rest } = scenario('raider');
  const placed = { ...rest, sides: sides.map(side => ({ ...side, ships: side.ships.map(one => ({ ...one, hex: '2020' })) })) };
  expect(bookOf(placed).deploys).toBe(true);
});

test('TP-1.3.1 TP-15.2.1 sides that buy before the battle do so for the points of the scenario, and any card', () => {
  const plain = scenario('line-of-battle');
  expect(book('line-of-battle').musters).toBe(0);
  const mustered = bookOf({ ...plain, muster: true });
  expect([mustered.musters, mustered.deploys, Object.keys(mustered.cards).length]).toEqual([390, true, 22]);
});

test('TP-9.1.5 sides are enemies unless they have one alliance', () => {
  const three = scenario('three-flags');
  expect(bookOf(three).sides.map(({ id, enemies }) => `${id}: ${enemies.join(' ')}`)).toEqual(['a: b c', 'b: a c', 'c: a b']);
  const allied = { ...three, sides: three.sides.map(side => (side.id === 'a' ? side : { ...side, alliance: 'pact' })) };
  expect(bookOf(allied).sides.map(({ enemies }) => enemies.join(' '))).toEqual(['b c', 'a', 'a']);
});

test('TP-10.3.2 boxes that count for crippled: power, hull, control, systems, bay and weapons', () => {
  // 34 power with 3 batteries, 16 hull, 6 control, 15 systems, 4 shuttles, 10 weapons.
  expect(book('border-duel').cards['fed-ca']?.boxes).toBe(37 + 16 + 6 + 15 + 4 + 10);
  // Panels are boxes, shields are not.
  expect(book('intruder').cards['and-int']?.boxes).toBe(52 + 16 + 5 + 9 + 0 + 9 + 14);
});

test('TP-9.1.2 the arcs of a card stand beside its weapons', () => {
  const { arcs, weapons } = book('border-duel').cards['fed-ca']!;
  expect(arcs).toHaveLength(weapons.length);
  expect(arcs[9]).toBe(0b1111_0000_0000_0000_0001_1111);
});

test('TP-16.2.1 a ship counts its points with its options', () => {
  const plain = scenario('border-duel');
  const [a, b] = plain.sides;
  const own = {
    ...plain,
    sides: [{ ...a!, ships: [{ ...a!.ships[0]!, options: [{ id: 'boarding-party' as const, n: 3 }] }] }, b!],
  };
  expect(bookOf(own).ships.map(({ points }) => points)).toEqual([127, 121]);
});
