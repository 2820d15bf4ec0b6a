import { readdirSync } from 'node:fs';
import type { Forecasted } from '@flagplot/kernel';
import type { Ruling } from '@flagplot/lab';
import { expect, test } from 'vitest';
import { asked, typed } from './typed.ts';

const CASES = readdirSync('cases')
  .filter(name => /^sq-vector-.*[.]json$/.test(name))
  .map(name => `cases/${name}`)
  .sort();

type Told = Record<string, unknown>;

/** What a case tells of one kind, every die of it thrown. */
async function told(vector: number, kind: string): Promise<Told[]> {
  const { told, diceLeft, refused, wanted } = await asked<Ruling>('adjudicate', `cases/sq-vector-${vector}.json`, '--all');
  expect({ diceLeft, refused, wanted }).toEqual({ diceLeft: 0 });
  return told.map(({ event }) => event as Told).filter(event => event.kind === kind);
}

test('all cases of the book together stand, in words and as a list', async () => {
  expect(CASES).toHaveLength(12);
  const { code, out, err } = await typed(['adjudicate', ...CASES, '--all']);
  expect([code, err]).toEqual([0, '']);
  for (const file of CASES) expect(out).toMatch(new RegExp(`(^|\\n\\n)${file}\\n\\n`));
  const rulings = await asked<(Ruling & { file: string })[]>('adjudicate', ...CASES);
  expect(rulings.map(({ file, diceLeft }) => [file, diceLeft])).toEqual(CASES.map(file => [file, 0]));
});

test('one case among several that cannot stand is exit code 1, and says which', async () => {
  const { code, err } = await typed(['adjudicate', CASES[0] as string, 'cases/sq-refused-fire.json']);
  expect(code).toBe(1);
  expect(err.split('\n').map(line => line.replace(/: [A-Z].*\[/, ': ['))).toEqual([
    'flagplot: cases/sq-refused-fire.json answer 1 /volleys/0/target: [SQ-4.1.8]',
    'flagplot: cases/sq-refused-fire.json answer 1 /volleys/1/weapon: [SQ-4.1.3]',
    'flagplot: cases/sq-refused-fire.json answer 1 /volleys/3/squadron: [SQ-4.1.4]',
  ]);
});

test.each([
  [1, 'SQ-4.5.3 the first example', 3],
  [2, 'SQ-2.3.1 SQ-2.3.2 the second example', 2],
  [3, 'SQ-2.3.3 the third example', 2],
  [4, 'SQ-4.5.4 eight X-wings, two damaged, one a Hot Shot', 2],
])('vector %i, %s: %i hits', async (vector, _, hits) => {
  expect((await told(vector, 'struck')).map(struck => struck.hits)).toEqual([hits]);
});

const NONE = { damage: 0, ion: 0, destroyed: false };

test.each([
  [5, 'SQ-4.7.3 the attack bombs out', { hits: 1, ...NONE }],
  [6, 'SQ-4.7.7 8 against 6 is Damaged', { hits: 1, ...NONE, damage: 1 }],
  [7, 'SQ-4.7.8 12 against 8 is Destroyed', { hits: 1, ...NONE, destroyed: true }],
  [8, 'SQ-4.7.9 7 stands against 0 and 13', { hits: 2, ...NONE, destroyed: true }],
])('vector %i, %s', async (vector, _, result) => {
  expect((await told(vector, 'struck'))[0]?.craft).toMatchObject([{ craft: 1, ...result }]);
});

test('vector 10, SQ-4.11.3 a jammer leaves 1 of 3, nothing of 1, nothing of 0', async () => {
  const needs = (await told(10, 'thrown')).map(({ why }) => (why as { test: { n: number } }).test.n);
  const gunnery = 3;
  expect(needs.map(one => 9 - gunnery - one)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('vector 11, SQ-4.3.1 short, medium, long, and no shot', async () => {
  expect((await told(11, 'declared')).map(({ squadron, range, band }) => [squadron, range, band])).toEqual([
    ['near', 3, 'short'],
    ['middle', 10, 'medium'],
    ['far', 16, 'long'],
  ]);
});

test('vector 14, SQ-4.2.1 SQ-4.2.2 who is in the arc', async () => {
  expect((await told(14, 'declared'))[0]).toMatchObject({ shooters: [1], eligible: [1, 2, 4] });
});

test('vector 15, SQ-4.2.3 SQ-4.3.3 the pair beyond reach does not count, and half a hex is rounded up', async () => {
  expect((await told(15, 'declared'))[0]).toMatchObject({ eligible: [1, 2, 3, 4], range: 4, band: 'medium' });
});

test('SQ-4.5.1 the odds of eight on eight are exact', async () => {
  const { exact, beyond, outcomes } = await asked<Forecasted>('odds', 'cases/sq-volley-8-on-8.json');
  expect([exact, beyond < 1e-6]).toEqual([true, true]);
  expect(outcomes.reduce((sum, { chance }) => sum + chance, beyond)).toBeCloseTo(1, 9);
});
