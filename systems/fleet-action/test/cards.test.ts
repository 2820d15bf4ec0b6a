import { fits } from '@flagplot/check';
import { expect, test } from 'vitest';
import { charts, fighters, ships, weapons } from '../data/index.ts';
import type { Mount, Origins, ShipCard, WeaponCard } from '../rules/cards.ts';
import { chartsSchema, fighterSchema, shipSchema, weaponSchema } from '../rules/cards.ts';

const ship = (id: string): ShipCard => ships.find(card => card.id === id)!;
const weapon = (id: string): WeaponCard => weapons.find(card => card.id === id)!;
const mounted = (card: ShipCard, id: string): Mount => card.mounts.find(mount => mount.weapon === id)!;

/** Fields with a number anywhere below them. */
function numbered(card: object): string[] {
  const holds = (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  return Object.entries(card).flatMap(([field, value]) => (holds(value) ? [field] : []));
}

/** What a key of the provenance points at: `mounts/0/arcs/0`. */
const pointed = (card: object, key: string): unknown =>
  key.split('/').reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], card);

test('FA-16.2.1 there are 22 ships, 26 weapons and 8 fighters, each under an id of its own', () => {
  for (const [cards, count] of [
    [ships, 22],
    [weapons, 26],
    [fighters, 8],
  ] as const) {
    expect(cards).toHaveLength(count);
    expect(new Set(cards.map(card => card.id)).size).toBe(count);
  }
});

test('FA-16.2.1 every number on a card or chart has its provenance, and no provenance speaks of nothing', () => {
  const all: { provenance: Origins }[] = [...ships, ...weapons, ...fighters, charts];
  for (const { provenance, ...card } of all) {
    expect(Object.keys(provenance)).toEqual(expect.arrayContaining(numbered(card)));
    for (const key of Object.keys(provenance)) expect(pointed(card, key), key).toBeDefined();
  }
});

test('FA-16.2.1 what the book prints is marked as printed', () => {
  expect(ship('thentus-frigate').provenance.accel).toBe('source');
  expect(ship('bintak-dreadnought').provenance['mounts/0/arcs/0']).toBe('source');
  expect(weapon('heavy-laser').provenance['control/0']).toBe('source');
  expect(weapon('energy-mine').provenance.dice).toBe('source');
  expect(charts.provenance.combinations).toBe('derived');
});

test('FA-16.2.1 every card and chart fits its schema', () => {
  for (const card of weapons) expect(fits(weaponSchema, card), card.id).toBe(true);
  for (const card of ships) expect(fits(shipSchema, card), card.id).toBe(true);
  for (const card of fighters) expect(fits(fighterSchema, card), card.id).toBe(true);
  expect(fits(chartsSchema, charts)).toBe(true);
});

test('FA-16.2.1 the schemas refuse a missing field, a strange one, and anything too large', () => {
  for (const [schema, card] of [
    [weaponSchema, weapons[0]!],
    [shipSchema, ships[0]!],
    [fighterSchema, fighters[0]!],
    [chartsSchema, charts],
  ] as const) {
    expect(fits(schema, { ...card, luck: 1 })).toBe(false);
    for (const field of Object.keys(card)) {
      if (field !== 'mines') expect(fits(schema, { ...card, [field]: undefined }), field).toBe(false);
      expect(fits(schema, { ...card, [field]: 1e9 }), field).toBe(false);
      expect(fits(schema, { ...card, [field]: 'x'.repeat(61) }), field).toBe(false);
      expect(fits(schema, { ...card, [field]: Array(121).fill(1) }), field).toBe(false);
    }
  }
});

test.each<[string, Partial<ShipCard>]>([
  ['an id with capitals', { id: 'Omega' }],
  ['a fraction', { sensor: 4.5 }],
  ['a negative number', { accel: -1 }],
  ['no structure', { structure: 0 }],
  ['five arcs', { mounts: [{ weapon: 'heavy-laser', arcs: [1, 1, 1, 1, 1], boxes: 1, af: 0 }] }],
  ['thirteen weapons', { mounts: Array(13).fill(ships[0]!.mounts[0]) }],
  ['an unknown provenance', { provenance: { def: 'hearsay' as 'found' } }],
  ['a provenance of no field', { provenance: { __def__: 'found' } }],
])('FA-16.2.1 the schema of ships refuses %s', (_, change) => {
  expect(fits(shipSchema, { ...ships[0], ...change })).toBe(false);
});

test.each<[string, Partial<WeaponCard>]>([
  ['a die nobody has', { dice: [7, 7, 7, 7] }],
  ['four shots a turn', { shots: 4 }],
  ['a class the book does not know', { class: 'gauss' as 'laser' }],
  ['five bands', { bands: [1, 2, 3, 4, 5] }],
])('FA-16.2.1 the schema of weapons refuses %s', (_, change) => {
  expect(fits(weaponSchema, { ...weapons[0], ...change })).toBe(false);
});

test("FA-16.2.1 the heavy cruiser G'Quan as restored", () => {
  expect(ship('gquan-heavy-cruiser')).toMatchObject({
    name: "G'Quan heavy cruiser",
    race: 'Narn',
    category: 'capital',
    points: 675,
    def: 10,
    armour: [5, 4, 4],
    sensor: 5,
    elint: 0,
    command: 5,
    accel: 4,
    decel: 2,
    turn: [3, 6, 9, 12, 15, 18],
    correct: [4, 9, 13],
    hard: [3, 6, 9],
    about: [2, 4, 6],
    structure: 13,
    grey: [9, 5],
    flights: 2,
    jump: true,
    silhouette: 'capital',
    mounts: [
      { weapon: 'heavy-laser', arcs: [2, 2, 0, 0, 0, 2], boxes: 2, af: 0 },
      { weapon: 'energy-mine', arcs: [2, 2, 0, 0, 0, 2], boxes: 2, af: 0 },
      { weapon: 'twin-array', arcs: [2, 2, 2, 2, 2, 2], boxes: 2, af: 2 },
      { weapon: 'light-pulse-cannon', arcs: [1, 1, 1, 1, 1, 1], boxes: 1, af: 1 },
    ],
  });
});

test('FA-16.2.1 the destroyer Omega as restored', () => {
  expect(ship('omega-destroyer')).toMatchObject({
    name: 'Omega destroyer',
    race: 'Earth',
    category: 'capital',
    points: 900,
    def: 11,
    armour: [6, 4, 4],
    sensor: 5,
    elint: 0,
    command: 4,
    accel: 2,
    decel: 2,
    turn: [1, 3, 4, 5, 7, 8],
    correct: [2, 4, 6],
    hard: [1, 3, 4],
    about: [1, 1, 2],
    structure: 13,
    grey: [9, 5],
    flights: 4,
    jump: true,
    silhouette: 'capital',
    mounts: [
      { weapon: 'heavy-laser', arcs: [2, 1, 1, 2, 1, 1], boxes: 2, af: 0 },
      { weapon: 'heavy-pulse-cannon', arcs: [2, 1, 0, 0, 0, 1], boxes: 2, af: 0 },
      { weapon: 'standard-particle-beam', arcs: [3, 3, 3, 3, 3, 3], boxes: 3, af: 3 },
      { weapon: 'interceptor-mk-ii', arcs: [], boxes: 3, af: 3 },
    ],
  });
});

test("FA-16.2.1 the dreadnought Bin'Tak brings four heavy lasers to bear ahead, as the book prints", () => {
  const bintak = ship('bintak-dreadnought');
  expect(bintak).toMatchObject({
    points: 1525,
    def: 10,
    armour: [6, 5, 5],
    sensor: 6,
    command: 7,
    structure: 19,
    grey: [15, 10, 5],
    silhouette: 'dreadnought',
  });
  expect(mounted(bintak, 'heavy-laser').arcs).toEqual([4, 4, 2, 2, 2, 4]);
  expect(mounted(bintak, 'ion-torpedo')).toEqual({ weapon: 'ion-torpedo', arcs: [2, 1, 1, 0, 1, 1], boxes: 2, af: 0 });
});

test('FA-16.2.1 the frigate Thentus gains six hexes of speed, as the book prints', () => {
  expect(ship('thentus-frigate')).toMatchObject({
    category: 'medium',
    points: 425,
    def: 12,
    armour: [4],
    sensor: 4,
    command: 3,
    accel: 6,
    decel: 3,
    turn: [6, 12, 18, 24],
    correct: [9, 18],
    hard: [6, 12],
    about: [4, 8],
    structure: 6,
    grey: [4],
    flights: 0,
    jump: false,
  });
});

test('FA-16.2.1 weapons of each kind as restored', () => {
  expect(weapon('heavy-laser')).toMatchObject({
    class: 'laser',
    delivery: 'direct',
    shots: 1,
    control: [10, 8, 4],
    bands: [8, 16, 24, 32],
    dice: [12, 12, 12, 12],
    points: 0,
    pulses: 1,
  });
  expect(weapon('mag-gun')).toMatchObject({
    class: 'plasma-flash',
    control: [12, 8, 0],
    bands: [3, 6, 9, 12],
    dice: [12, 12, 10, 8],
  });
  expect(weapon('railgun')).toMatchObject({ class: 'matter', shots: 1, dice: [], points: 2 });
  expect(weapon('medium-pulse-cannon')).toMatchObject({ class: 'pulse', shots: 2, pulses: 5 });
  expect(weapon('ion-torpedo')).toMatchObject({ class: 'particle', delivery: 'ballistic', bands: [45], dice: [8] });
  expect(weapon('class-s-missile-rack')).toMatchObject({ class: 'particle', delivery: 'ballistic', bands: [20], dice: [10] });
  expect(weapon('energy-mine')).toMatchObject({
    class: 'flash',
    delivery: 'proximity',
    control: [0, 0, 0],
    bands: [45],
    dice: [12],
  });
  expect(weapon('guardian-array')).toMatchObject({ delivery: 'anti-fighter', control: [0, 0, 12], bands: [], dice: [6] });
});

test('FA-16.2.1 fighters as restored', () => {
  expect(fighters.find(card => card.id === 'rutarian')).toMatchObject({
    race: 'Centauri',
    points: 170,
    move: 18,
    def: 13,
    off: 10,
    dogfight: 6,
    armour: 3,
    damage: 8,
    burn: 3,
    antiShip: 2,
    interceptor: 0,
    stealth: true,
  });
  expect(fighters.filter(card => card.interceptor > 0).map(card => [card.id, card.interceptor])).toEqual([
    ['sentri', 2],
    ['tishat', 1],
  ]);
});

test('FA-16.2.1 the charts as restored', () => {
  const may = Object.entries(charts.combinations).map(([order, by]) => [
    order,
    Object.entries(by)
      .filter(([, yes]) => yes)
      .map(([size]) => size),
  ]);
  expect(Object.fromEntries(may)).toEqual({
    maintain: ['capital', 'heavy', 'medium'],
    turn: ['heavy', 'medium'],
    hard: ['medium'],
    correct: ['medium'],
    about: [],
  });
  expect(charts.rangeModifiers).toEqual([0, 1, 2, 4]);
  expect(charts.pulses).toHaveLength(21);
  expect([0, 1, 2, 10, 20].map(speed => charts.pulses[speed])).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
    [3, 4, 3],
    [7, 6, 7],
  ]);
  for (const [speed, row] of charts.pulses.entries()) expect(row[0] + row[1] + row[2]).toBe(speed);
});

test('FA-16.2.1 every ship has the drawing of its kind', () => {
  const drawn = (kind: string) => ships.filter(card => card.silhouette === kind).map(card => card.name.split(' ')[0]);
  expect(drawn('dreadnought')).toEqual(["Bin'Tak", 'Octurion']);
  expect(drawn('missile')).toEqual(["Dag'Kar"]);
  expect(drawn('scout')).toEqual(['Oracle', "Sho'Kar", 'Covran', 'Leshath']);
  for (const size of ['capital', 'heavy', 'medium']) {
    expect(ships.filter(card => card.silhouette === size).every(card => card.category === size)).toBe(true);
  }
});

test('FA-16.2.4 interceptors and jammers are in the Def of the cards already', () => {
  const defs = (race: string) => Object.fromEntries(ships.filter(card => card.race === race).map(card => [card.id, card.def]));
  expect(defs('Earth')).toEqual({
    'omega-destroyer': 11,
    'hyperion-heavy-cruiser': 12,
    'olympus-corvette': 12,
    'tethys-cutter': 12,
    'oracle-scout-cruiser': 12,
  });
  expect(defs('Minbari')).toEqual({
    'sharlin-war-cruiser': 12,
    'tigara-attack-cruiser': 12,
    'tinashi-war-frigate': 12,
    'torotha-assault-frigate': 12,
    'leshath-heavy-scout': 12,
  });
});
