import { fits } from '@flagplot/check';
import { expect, test } from 'vitest';
import catalogue from '../data/catalogue.json' with { type: 'json' };
import { charts, craft } from '../data/index.ts';
import type { CraftCard, WeaponCard } from '../rules/cards.ts';
import { chartsSchema, craftSchema, QUALITIES } from '../rules/cards.ts';
import { priceOfCraft } from '../rules/pilots.ts';

const card = (id: string): CraftCard => craft.find(one => one.id === id)!;

/** `laser front 3/12/25 +3 6`: id, kind where the id does not say it, arc, ranges, fire control, damage, then shots and rounds. */
function line({ id, kind, arc, crew, range, control, damage, shots, rounds }: WeaponCard): string {
  const words = [
    id,
    kind === id ? '' : kind,
    arc,
    crew === 'gunner' ? 'gunner' : '',
    range.join('/'),
    `+${control} ${damage}`,
    shots === 1 ? '' : `${shots} shots`,
    rounds === null ? '' : `${rounds} rounds`,
  ];
  return words.filter(word => word !== '').join(' ');
}

/** What a key of the provenance points at: `weapons/1/range`. */
const pointed = (of: object, key: string): unknown =>
  key.split('/').reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], of);

/** Fields with a number anywhere below them. */
function numbered(of: object): string[] {
  const holds = (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  return Object.entries(of).flatMap(([field, value]) => (holds(value) ? [field] : []));
}

const CRAFT: readonly [
  row: string,
  id: string,
  name: string,
  faction: string,
  numbers: readonly number[],
  weapons: readonly string[],
][] = [
  [
    '7.2.1',
    'x-wing',
    'X-wing T-65B',
    'alliance',
    [3, 8, 4, 1],
    ['laser front 3/12/25 +3 6', 'torpedo front 1/3/7 +2 9 6 rounds'],
  ],
  [
    '7.2.2',
    'y-wing-s3',
    'Y-wing S3',
    'alliance',
    [2, 7, 4, 1],
    ['laser front 3/12/25 +2 5', 'ion turret gunner 3/7/36 +1 4', 'torpedo front 1/3/7 +2 9 8 rounds'],
  ],
  [
    '7.2.3',
    'y-wing-a4',
    'Y-wing A4',
    'alliance',
    [2, 7, 4, 1],
    ['laser front 3/12/25 +2 5', 'ion front 3/7/36 +1 4', 'torpedo front 1/3/7 +2 9 8 rounds'],
  ],
  ['7.2.4', 'a-wing', 'A-wing', 'alliance', [4, 12, 2, 1], ['laser front 3/12/25 +3 5', 'jammer all 15/15/15 +0 2']],
  [
    '7.2.5',
    'b-wing',
    'B-wing',
    'alliance',
    [1, 6, 3, 2],
    [
      'laser front 3/12/25 +1 7',
      'ion front 3/7/36 +4 4',
      'torpedo front 1/3/7 +3 9 8 rounds',
      'auto-blaster laser front 5/10/17 +2 3',
    ],
  ],
  [
    '7.2.6',
    'z-95',
    'Z-95 Headhunter',
    'any',
    [1, 7, 4, 1],
    ['blaster laser front 5/10/17 +1 3', 'missile front 1/3/7 +1 7 6 rounds'],
  ],
  ['7.2.7', 'tie-ln', 'TIE/ln', 'imperial', [2, 10, 2, 0], ['laser front 3/12/25 +2 5']],
  ['7.2.8', 'tie-interceptor', 'TIE Interceptor', 'imperial', [3, 11, 3, 0], ['laser front 3/12/25 +3 6']],
  [
    '7.2.9',
    'tie-bomber',
    'TIE Bomber',
    'imperial',
    [0, 6, 4, 0],
    ['laser front 3/12/25 +2 3', 'missile front 1/3/7 +3 9 8 rounds'],
  ],
  ['7.2.10', 'tie-rc', 'TIE/rc', 'imperial', [2, 10, 2, 0], ['laser front 3/12/25 +2 2']],
  ['7.2.11', 'tie-fc', 'TIE/fc', 'imperial', [3, 8, 2, 0], ['laser front 3/12/25 +2 2']],
  ['7.2.12', 'tie-gt', 'TIE/gt', 'imperial', [1, 4, 2, 0], ['laser front 3/12/25 +2 2', 'missile front 1/3/7 +1 8 4 rounds']],
  ['7.2.13', 'tie-early', 'TIE (early)', 'imperial', [2, 8, 2, 0], ['laser front 3/12/25 +2 3']],
  ['7.2.14', 'yt-1300', 'YT-1300 freighter', 'neutral', [0, 4, 4, 0], ['laser turret gunner 3/12/25 +2 4']],
  [
    '7.2.15',
    'customs-frigate',
    'Customs frigate',
    'imperial',
    [1, 8, 5, 3],
    ['laser front 3/12/25 +2 5 4 shots', 'torpedo front 1/3/7 +2 9 4 rounds'],
  ],
];

test.each(CRAFT)('SQ-%s the card %s says what the book says of it', (_, id, name, faction, numbers, weapons) => {
  const { maneuverability, space, hull, shields, ...rest } = card(id);
  expect(rest).toMatchObject({ name, faction });
  expect([maneuverability, space, hull, shields]).toEqual(numbers);
  expect(rest.weapons.map(line)).toEqual(weapons);
});

test.each(CRAFT)('SQ-%s the row of %s in the catalogue and its card agree', (row, id) => {
  const said = (catalogue as Record<string, string>)[`SQ-${row}`]!;
  const { name, maneuverability, space, hull, shields, weapons } = card(id);
  expect(said.startsWith(`${name} (`)).toBe(true);
  expect(said).toContain(`: Maneuverability ${maneuverability}, Space ${space}, hull ${hull}, shields ${shields}; `);
  const codes = weapons.filter(({ kind }) => kind !== 'jammer').map(({ control, damage }) => [control, damage]);
  expect([...said.matchAll(/fire control (\d+), damage (\d+)/g)].map(([, ...found]) => found.map(Number))).toEqual(codes);
});

test('SQ-7.3.3 there are fifteen craft, in the order of the book', () => {
  expect(craft.map(({ id }) => id)).toEqual(CRAFT.map(([, id]) => id));
});

test('SQ-7.2.16 prices of a craft by quality; both Y-wings cost the same', () => {
  const prices = (card: CraftCard) => QUALITIES.map(quality => priceOfCraft(card, quality)).join('/');
  expect(Object.fromEntries(craft.map(card => [card.id, card.price && prices(card)]))).toEqual({
    'x-wing': '120/135/145',
    'y-wing-s3': '100/115/130',
    'y-wing-a4': '100/115/130',
    'a-wing': '95/110/120',
    'b-wing': '105/120/140',
    'z-95': '60/75/90',
    'tie-ln': '65/75/90',
    'tie-interceptor': '95/110/120',
    'tie-bomber': '75/85/100',
    'tie-rc': '45/55/65',
    'tie-fc': '45/55/65',
    'tie-gt': '50/60/70',
    'tie-early': '45/55/65',
    'yt-1300': null,
    'customs-frigate': null,
  });
});

test('SQ-1.1.2 SQ-7.1.5 the freighter and the frigate are objective craft, and nothing else is', () => {
  expect(craft.filter(({ objective }) => objective).map(({ id }) => id)).toEqual(['yt-1300', 'customs-frigate']);
});

test('SQ-1.2.2 SQ-7.3.1 dropped pips stand on the card', () => {
  expect(Object.fromEntries(craft.flatMap(({ id, pips }) => (pips ? [[id, pips]] : [])))).toEqual({
    'y-wing-s3': { hull: 1 },
    'y-wing-a4': { hull: 1 },
    'a-wing': { hull: 2 },
    'b-wing': { maneuverability: 1 },
    'tie-interceptor': { maneuverability: 2 },
    'tie-bomber': { hull: 1 },
    'tie-rc': { maneuverability: 2 },
  });
  const ofWeapons = craft.flatMap(({ id, weapons }) =>
    weapons.flatMap(({ id: weapon, pips }) => (pips ? [{ id, weapon, pips }] : [])),
  );
  expect(ofWeapons).toEqual([
    { id: 'tie-rc', weapon: 'laser', pips: { damage: 2 } },
    { id: 'tie-fc', weapon: 'laser', pips: { damage: 2 } },
    { id: 'tie-gt', weapon: 'laser', pips: { damage: 2 } },
  ]);
});

test('SQ-7.3.2 the ion cannons of both Y-wings have a second fire control, and no other weapon has', () => {
  const second = craft.flatMap(({ id, weapons }) =>
    weapons.flatMap(weapon => (weapon.secondEdition === undefined ? [] : [`${id} ${weapon.id} ${weapon.secondEdition}`])),
  );
  expect(second).toEqual(['y-wing-s3 ion 3', 'y-wing-a4 ion 3']);
});

test('SQ-1.6.4 the scout alone has better sensors', () => {
  expect(craft.filter(({ sensors }) => sensors !== undefined).map(({ id, sensors }) => [id, sensors])).toEqual([['tie-rc', 1]]);
});

test('SQ-4.3.1 a weapon ranges out to what the book gives its type', () => {
  const ranges = new Map<string, Set<string>>();
  for (const { weapons } of craft)
    for (const { id, range } of weapons) ranges.set(id, (ranges.get(id) ?? new Set()).add(range.join('/')));
  expect(Object.fromEntries([...ranges].map(([id, found]) => [id, [...found]]))).toEqual({
    laser: ['3/12/25'],
    ion: ['3/7/36'],
    torpedo: ['1/3/7'],
    missile: ['1/3/7'],
    blaster: ['5/10/17'],
    'auto-blaster': ['5/10/17'],
    jammer: ['15/15/15'],
  });
});

test('SQ-7.3.3 every number on a card and in the charts has its provenance, and no provenance speaks of nothing', () => {
  for (const { provenance, ...fields } of [...craft, charts]) {
    expect(Object.keys(provenance)).toEqual(expect.arrayContaining(numbered(fields)));
    for (const key of Object.keys(provenance)) expect(pointed(fields, key), key).toBeDefined();
  }
});

test('SQ-7.3.3 what the chapter says is marked so, and what we restored', () => {
  const origins = (id: string, ...keys: string[]) => keys.map(key => card(id).provenance[key]);
  expect(origins('x-wing', 'space', 'weapons', 'weapons/0/range', 'weapons/1/rounds')).toEqual([
    'found',
    'found',
    'seed',
    'found',
  ]);
  expect(origins('a-wing', 'space', 'weapons/1', 'price')).toEqual(['derived', 'seed', 'reconstructed']);
  expect(origins('y-wing-s3', 'weapons/1/range', 'weapons/1/secondEdition', 'weapons/2/rounds')).toEqual([
    'reconstructed',
    'reconstructed',
    'found',
  ]);
  expect(origins('b-wing', 'weapons/2/rounds', 'weapons/3/range')).toEqual(['reconstructed', 'reconstructed']);
  expect(charts.provenance).toMatchObject({
    difficulty: 'seed',
    'skills/elite/morale': 'found',
    skills: 'derived',
    turns: 'reconstructed',
  });
});

test('SQ-7.3.3 every card and the charts fit their schemas', () => {
  for (const one of craft) expect(fits(craftSchema, one), one.id).toBe(true);
  expect(fits(chartsSchema, charts)).toBe(true);
});

test('SQ-7.3.3 the schemas refuse a missing field, a strange one, and anything too large', () => {
  for (const [schema, one] of [
    [craftSchema, card('z-95')],
    [chartsSchema, charts],
  ] as const) {
    expect(fits(schema, { ...one, luck: 1 })).toBe(false);
    for (const field of Object.keys(one)) {
      expect(fits(schema, { ...one, [field]: undefined }), field).toBe(false);
      expect(fits(schema, { ...one, [field]: 1e9 }), field).toBe(false);
      expect(fits(schema, { ...one, [field]: 'x'.repeat(61) }), field).toBe(false);
      expect(fits(schema, { ...one, [field]: Array(121).fill(1) }), field).toBe(false);
    }
  }
});

const armed = (change: object) => ({ weapons: [{ ...card('x-wing').weapons[0]!, ...change }] });

test.each<[string, object]>([
  ['an id with capitals', { id: 'Dart' }],
  ['a fraction', { space: 7.5 }],
  ['a negative number', { hull: -1 }],
  ['nine weapons', { weapons: Array(9).fill(card('x-wing').weapons[0]) }],
  ['three pips', { pips: { hull: 3 } }],
  ['two prices', { price: [60, 75] }],
  ['a weapon the book does not know', armed({ kind: 'tractor' })],
  ['a weapon of two ranges', armed({ range: [3, 12] })],
  ['a weapon without shots', armed({ shots: 0 })],
  ['a weapon of no rounds', armed({ rounds: 0 })],
  ['an unknown provenance', { provenance: { hull: 'hearsay' } }],
  ['a provenance of no field', { provenance: { __hull__: 'found' } }],
])('SQ-7.3.3 the schema of craft refuses %s', (_, change) => {
  expect(fits(craftSchema, { ...card('z-95'), ...change })).toBe(false);
});
