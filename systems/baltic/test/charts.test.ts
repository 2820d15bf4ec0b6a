import { fits } from '@flagplot/check';
import { originOf } from '@flagplot/manifest';
import type { Aspect } from '@flagplot/plane';
import { expect, test } from 'vitest';
import { sheets } from '../data/cards/cards.ts';
import { charts } from '../data/charts/charts.ts';
import type { Card, Class, WeaponKind } from '../rules/cards.ts';
import type { Setting } from '../rules/charts.ts';
import {
  columnAfter,
  columnShifts,
  criticalsAt,
  depthFor,
  draughtOf,
  effectiveFirepower,
  forceNeeds,
  multiplierOf,
  multiplierRow,
  sightOf,
  spanOf,
  startColumn,
  templateAfter,
  timesHalves,
} from '../rules/charts-read.ts';
import { chartsSchema } from '../rules/edge/charts-schema.ts';

const card = (id: string): Card => sheets.find(one => one.id === id)!;
const COLUMNS = [1, 2, 3, 4, 5];
const inches = (n: number): number => (n * 1000) ** 2;

test('the charts fit their schema, and the origin of each is written', () => {
  expect(fits(chartsSchema, charts)).toBe(true);
  for (const field of Object.keys(charts).filter(key => key !== 'provenance'))
    expect(originOf(charts.provenance, field), field).toBeDefined();
});

/** Table 1 as it is printed: a line a firepower, from 1. */
const TABLE_1 = `
  1 1 1 0 0
  2 1 1 1 1
  3 2 2 1 1
  4 3 2 1 1
  5 4 3 2 1
  5 4 3 2 1
  6 5 4 2 2
  7 6 4 3 2
  8 6 5 3 2
  9 7 5 4 2
  10 8 6 4 2
  11 8 6 4 3
  12 9 7 5 3
  13 10 7 5 3
  14 11 8 5 3
  14 11 8 6 3
  15 12 9 6 4
  16 13 9 6 4
  17 13 10 7 4
  18 14 10 7 4
  19 15 11 8 4
  19 15 11 8 5
  20 16 12 8 5
  20 17 12 9 5
`;

test('BB-3.2.34 the 120 cells of Table 1 are as printed', () => {
  const rows = TABLE_1.trim().split('\n');
  const read = rows.map((_, i) => COLUMNS.map(column => effectiveFirepower(charts, i + 1, column)).join(' '));
  expect(read).toEqual(rows.map(row => row.trim()));
  expect(rows).toHaveLength(24);
});

test('BB-3.2.34 the columns follow their rates, but for the cells that do not', () => {
  const rate = (hundredths: number, n: number): number => Math.floor((hundredths * n + 50) / 100);
  const odd = (column: number, formula: (n: number) => number): number[] =>
    charts.firepower.flatMap((_, i) => (effectiveFirepower(charts, i + 1, column) === formula(i + 1) ? [] : [i + 1]));
  expect(odd(1, n => rate(90, n))).toEqual([22, 23, 24]);
  expect(odd(2, n => rate(70, n))).toEqual([]);
  expect(odd(3, n => rate(50, n))).toEqual([]);
  expect(odd(4, n => rate(35, n))).toEqual([21, 24]);
  expect(odd(5, n => Math.floor((n + 3) / 5))).toEqual([]);
});

test.each([
  [25, [21, 18, 13, 9, 5]],
  [30, [25, 21, 15, 11, 6]],
  [36, [31, 25, 18, 13, 8]],
  [48, [40, 34, 24, 18, 10]],
])('BB-3.2.35 firepower %i is read as 24s and a rest', (fp, dice) => {
  expect(COLUMNS.map(column => effectiveFirepower(charts, fp, column))).toEqual(dice);
});

test('BB-3.2.36 firepower of 0 or less gives no dice', () => {
  expect([0, -2].map(fp => effectiveFirepower(charts, fp, 1))).toEqual([0, 0]);
});

const start = (id: string, aspect: Aspect, isStationary = false): number =>
  startColumn(charts, { aspect, card: card(id), isStationary });

test.each([
  ['BB-3.2.37', 'closing', 2, 3],
  ['BB-3.2.38', 'moving away', 3, 4],
  ['BB-3.2.39', 'broadside', 4, 5],
] as const)('%s BB-3.2.40 a target %s is read in column %i, an unrated one a column to the right', (_, aspect, sotl, unrated) => {
  expect([start('sd-bb', aspect), start('sd-dd', aspect)]).toEqual([sotl, unrated]);
});

test('BB-3.2.41 a stationary target is read in column 1 at any aspect and rating', () => {
  const aspects: Aspect[] = ['closing', 'broadside', 'moving away'];
  expect(aspects.flatMap(aspect => [start('sd-bb', aspect, true), start('sd-dd', aspect, true)])).toEqual([1, 1, 1, 1, 1, 1]);
});

test('BB-3.2.43 aerial corvettes start in column 5 at any aspect, stationary or not, and shift from there', () => {
  expect([start('to-ac', 'closing'), start('to-ac', 'moving away'), start('to-ac', 'closing', true)]).toEqual([5, 5, 5]);
  const shifts = columnShifts(charts, { setting: null, squaredRange: inches(8), kind: 'gun', isMasked: false });
  expect(columnAfter(charts, 5, shifts)).toBe(4);
});

interface Shot {
  setting?: Setting;
  squaredRange?: number;
  kind?: WeaponKind;
  isMasked?: boolean;
}

const shiftsOf = (shot: Shot): string[] =>
  columnShifts(charts, { setting: 'Half', squaredRange: inches(15), kind: 'gun', isMasked: false, ...shot }).map(
    ({ of, by }) => `${of} ${by}`,
  );

test('BB-3.2.44 BB-3.2.45 a target at Flank shifts right, at Crawl left, at any other setting not at all', () => {
  const settings: Setting[] = ['Flank', 'Crawl', 'Half', 'Stop', 'Reverse'];
  expect(settings.map(setting => shiftsOf({ setting }))).toEqual([['flank 1'], ['crawl -1'], [], [], []]);
});

test('BB-3.2.46 BB-3.2.47 exactly ten inches is short range, exactly twenty is not long', () => {
  const ranges = [inches(10), inches(10) + 1, inches(20), inches(20) + 1];
  expect(ranges.map(squaredRange => shiftsOf({ squaredRange }))).toEqual([['short -1'], [], [], ['long 1']]);
});

test('BB-3.2.48 a masked target shifts right', () => {
  expect(shiftsOf({ isMasked: true })).toEqual(['masked 1']);
});

test('BB-3.2.89 rockets are as good beyond twenty inches, and better within ten', () => {
  expect(shiftsOf({ kind: 'rocket', squaredRange: inches(22) })).toEqual([]);
  expect(shiftsOf({ kind: 'rocket', squaredRange: inches(10) })).toEqual(['short -1']);
});

test('BB-3.2.49 shifts are summed before the column is kept on the table', () => {
  const shift = (by: number) => ({ of: 'short' as const, by });
  expect(columnAfter(charts, 5, [shift(1), shift(-1)])).toBe(5);
  expect(columnAfter(charts, 5, [shift(1), shift(1)])).toBe(5);
  expect(columnAfter(charts, 2, [shift(-1), shift(-1)])).toBe(1);
});

test('BB-3.2.50 Table 2 is as printed, in halves', () => {
  const sizes: Class[] = ['D', 'C', 'B'];
  expect([0, 1, 2, 3].map(row => sizes.map(cal => multiplierOf(charts, row, cal)))).toEqual([
    [2, 4, 4],
    [1, 2, 4],
    [1, 1, 2],
    [1, 1, 1],
  ]);
});

const row = (id: string, isHullDown = false): number => multiplierRow({ card: card(id), isHullDown });

test('BB-3.2.51 the row of Table 2 is that of the class', () => {
  expect(['sd-dd', 'sd-ca', 'sd-bb'].map(id => row(id))).toEqual([0, 1, 2]);
});

test('BB-3.2.52 BB-3.2.54 a Ship-of-the-Line that flies is read a row lower, an aerial corvette in row 0', () => {
  expect(['sd-rc', 'to-ab', 'sd-ac'].map(id => row(id))).toEqual([0, 1, 0]);
});

test('BB-3.2.53 Hull Down is read a row higher', () => {
  expect(['sd-ss', 'nf-ca', 'nf-bb'].map(id => row(id, true))).toEqual([1, 2, 3]);
});

/** Ordnance and firepower, target, aspect, inches, setting, and what comes of it: column, dice before the multiplier, halves, dice. */
const VECTORS: readonly [string, string, Aspect, number, Setting, string][] = [
  ['B 12', 'sd-ca', 'broadside', 15, 'Half', '4 4 4 8'],
  ['B 12', 'sd-ca', 'broadside', 22, 'Half', '5 3 4 6'],
  ['B 12', 'sd-ca', 'broadside', 8, 'Half', '3 6 4 12'],
  ['B 12', 'sd-ca', 'broadside', 8, 'Flank', '4 4 4 8'],
  ['B 12', 'sd-bb', 'closing', 8, 'Crawl', '1 11 2 11'],
  ['C 6', 'sd-bb', 'broadside', 15, 'Half', '4 2 1 1'],
  ['D 12', 'sd-bb', 'closing', 15, 'Half', '2 8 1 4'],
  ['B 10', 'sd-dd', 'broadside', 15, 'Full', '5 2 4 4'],
  ['C 9', 'nf-bb down', 'broadside', 15, 'Half', '4 3 1 1'],
  ['B 8', 'sd-rc', 'broadside', 15, 'Half', '4 3 4 6'],
  ['C 8', 'sd-rc', 'broadside', 15, 'Half', '4 3 4 6'],
  ['C 8', 'sd-ca', 'broadside', 15, 'Half', '4 3 2 3'],
  ['D 1', 'sd-dd', 'broadside', 15, 'Half', '5 0 2 0'],
  ['B 4', 'sd-bb', 'closing', 15, 'Half', '2 3 2 3'],
];

test.each(VECTORS)(
  'BB-3.2.55 %s at %s, %s, %i inches, %s: column, dice, halves, dice left %s',
  (battery, at, aspect, far, setting, told) => {
    const [cal, fp] = battery.split(' ') as [Class, string];
    const [id, down] = at.split(' ') as [string, string?];
    const shifts = columnShifts(charts, { setting, squaredRange: inches(far), kind: 'gun', isMasked: false });
    const column = columnAfter(charts, start(id, aspect), shifts);
    const dice = effectiveFirepower(charts, Number(fp), column);
    const halves = multiplierOf(charts, row(id, down === 'down'), cal);
    expect([column, dice, halves, timesHalves(dice, halves)].join(' ')).toBe(told);
  },
);

test('BB-3.2.57 BB-1.1.17 tenners are multiplied a throw and rounded down', () => {
  const at = (cal: Class, id: string, tens: number): number => timesHalves(tens, multiplierOf(charts, row(id), cal));
  expect([at('B', 'sd-ca', 2), at('D', 'sd-bb', 1), at('D', 'sd-bb', 3)]).toEqual([4, 0, 1]);
});

test.each([
  ['BB-3.2.15', 'airborne', 'airborne', 'airborne'],
  ['BB-3.2.16', 'airborne', 'surface', 'surface airborne'],
  ['BB-3.2.17', 'surface', 'airborne', 'airborne'],
  ['BB-3.2.18', 'surface', 'surface', 'surface airborne and vessels'],
  ['BB-3.2.19', 'airborne', 'submerged', 'no sight'],
  ['BB-3.2.19', 'surface', 'submerged', 'no sight'],
  ['BB-3.2.19', 'submerged', 'airborne', 'no sight'],
  ['BB-3.2.20', 'submerged', 'surface', 'below'],
  ['BB-3.2.21', 'submerged', 'submerged', ''],
] as const)('%s what obstructs from %s to %s: %s', (_, from, to, told) => {
  const sight = sightOf(charts, from, to);
  expect(sight ? `${sight.terrain.join(' ')}${sight.vessels ? ' and vessels' : ''}` : 'no sight').toBe(told);
});

test('BB-3.1.29 successes by which one class forces another', () => {
  const sizes: Class[] = ['D', 'C', 'B'];
  expect(sizes.map(forcing => sizes.map(evading => forceNeeds(charts, forcing, evading)))).toEqual([
    [3, 1, 1],
    [3, 2, 1],
    [3, 2, 2],
  ]);
});

test('BB-3.1.33 a collision throws 5, 10 or 15 dice', () => {
  expect(charts.collisions.damage).toEqual({ D: 5, C: 10, B: 15 });
});

test('BB-1.2.6 the nine profiles of the telegraph are as tabled', () => {
  const table = Object.entries(charts.profiles).map(([id, profile]) => {
    const spans = charts.settings.map(setting => profile[setting]?.map(mil => mil / 1000).join('-') ?? 'none');
    return `${id} ${spans.join(' ')}`;
  });
  expect(table).toEqual([
    'pon 1-1 0-0 1-2 2-3 3-5 5-6 none',
    'bat 1-2 0-0 1-2 2-4 4-6 6-7 none',
    'fbt 1-2 0-0 1-2 2-4 4-6 6-8 none',
    'hcr 1-2 0-0 1-2 2-4 4-6 6-8 8-11',
    'cru 1-2 0-0 1-2 2-5 5-8 8-10 10-13',
    'des 1-2 0-0 1-3 3-6 6-9 9-12 12-15',
    'esc 1-2 0-0 1-2 2-4 4-7 7-9 9-11',
    'air 1-2 0-0 1-2 2-4 4-6 6-8 none',
    'rot 1-3 0-0 1-3 3-5 5-8 8-10 10-12',
  ]);
});

test('BB-1.2.6 every sheet with a telegraph has a profile of the chart, class B none with Flank', () => {
  for (const { id, telegraph, class: size } of sheets.filter(one => one.telegraph)) {
    expect(spanOf(charts, telegraph!, 'Stop'), id).toEqual([0, 0]);
    if (size === 'B') expect(spanOf(charts, telegraph!, 'Flank'), id).toBeNull();
  }
});

test('BB-2.1.1 the settings stand from the lowest to the highest', () => {
  expect(charts.settings.join(' ')).toBe('Reverse Stop Crawl Slow Half Full Flank');
});

test('BB-3.1.4 templates turn so many hundredths of a degree an inch', () => {
  expect(charts.templates).toEqual({ S: 2250, M: 1500, L: 1000 });
});

test('BB-3.1.6 steps add up, and beyond the largest template there is no turn', () => {
  expect([
    templateAfter('S', 1),
    templateAfter('M', 1),
    templateAfter('S', 2),
    templateAfter('L', 1),
    templateAfter('M', 0),
  ]).toEqual(['M', 'L', 'L', undefined, 'M']);
});

const depths = (id: string, isHullDown = false): string =>
  (['coastal', 'shallow'] as const).map(water => depthFor(charts, water, draughtOf(card(id), isHullDown))).join(' ');

test('BB-3.1.39 BB-3.1.41 a battleship is tested in coastal water and grounds in the shallows', () => {
  expect(depths('sd-bb')).toBe('test aground');
});

test('BB-3.1.42 BB-3.1.43 a cruiser is free in coastal water and tested in the shallows', () => {
  expect(depths('sd-ca')).toBe('free test');
});

test('BB-3.1.44 BB-3.1.45 a destroyer is free everywhere, Hull Down tested in the shallows', () => {
  expect([depths('sd-dd'), depths('sd-ss', true)]).toEqual(['free free', 'free test']);
});

test('BB-3.1.46 BB-3.1.47 Hull Down a cruiser and a battleship have the draught of the next class', () => {
  expect([depths('nf-ca', true), depths('nf-bb', true)]).toEqual(['test aground', 'aground aground']);
});

test('BB-5.3.4 the critical table is as printed', () => {
  const sums = Array.from({ length: 20 }, (_, i) => i + 3);
  expect(sums.map(sum => criticalsAt(charts, sum).effects.join('+') || 'none').join(' ')).toBe(
    'none marines ammo weapon fire engine bridge rudder weapon rudder weapon rudder bridge engine fire bridge weapon marines ammo ammo+fire',
  );
  expect(sums.some(sum => criticalsAt(charts, sum).again)).toBe(false);
});

test('BB-5.3.5 23 or more is the last row and another throw; a plain 2 is nothing', () => {
  expect([23, 31].map(sum => criticalsAt(charts, sum))).toEqual([
    { effects: ['ammo', 'fire'], again: true },
    { effects: ['ammo', 'fire'], again: true },
  ]);
  expect(criticalsAt(charts, 2)).toEqual({ effects: [], again: false });
});

test('BB-1.3.3 draught by class, D 0, C 1 and B 2, and one more Hull Down', () => {
  const draught = (id: string, down = false): number => draughtOf(sheets.find(card => card.id === id)!, down);
  expect([draught('sd-dd'), draught('sd-ca'), draught('sd-bb')]).toEqual([0, 1, 2]);
  expect([draught('sd-ss', true), draught('nf-ca', true), draught('nf-bb', true)]).toEqual([1, 2, 3]);
});
