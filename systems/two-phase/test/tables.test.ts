import { originOf } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { chartsOf } from '../charts/tables.ts';
import { charts } from '../data/charts/charts.ts';
import { catalogue } from '../words/catalogue.ts';
import { ORIGINS } from '../words/origins.ts';

const tables = chartsOf(charts);
const table = (name: string) => tables.find(one => one.name === name)!;

/** Every number and word in a value, by its place. */
function leaves(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([step, within]) => leaves(within, at === '' ? step : `${at}/${step}`));
}

test('TP-15.1.8 every number of the charts stands in one cell, with its origin', () => {
  const { provenance, ...numbers } = charts;
  const cells = tables.flatMap(({ rows }) => rows.flatMap(row => row.cells));
  const words = leaves(numbers, '').map(([at, value]) => ({ says: String(value), at, from: originOf(provenance, at) }));
  const byPlace = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);
  expect(cells.toSorted(byPlace)).toEqual(words.toSorted(byPlace));
  expect(cells.filter(({ from }) => !(from in ORIGINS))).toEqual([]);
});

test('TP-15.1.8 each table has a name of its own, a row of the book, and as many cells as columns', () => {
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  for (const { name, rule, columns, rows } of tables) {
    expect(catalogue, name).toHaveProperty([rule]);
    for (const { head, cells } of rows) expect(cells.length, `${name}, ${head}`).toBe(columns.length);
    expect(new Set(rows.map(({ head }) => head)).size, name).toBe(rows.length);
  }
});

const lines = (name: string) => table(name).rows.map(({ head, cells }) => `${head}: ${cells.map(({ says }) => says).join(' ')}`);

test('TP-9.2.1 phasers by range: what each die does', () => {
  expect(table('phasers').columns).toEqual(['To range', '1', '2', '3', '4', '5', '6']);
  expect(lines('phasers').slice(0, 7)).toEqual([
    'Phaser 1, 0: 0 9 8 7 6 5 4',
    'Phaser 1, 1: 1 8 7 5 4 4 4',
    'Phaser 1, 2: 2 7 6 5 4 4 3',
    'Phaser 1, 3: 3 6 5 4 4 4 3',
    'Phaser 1, 4: 4 5 5 4 4 3 2',
    'Phaser 1, 5: 5 5 4 4 3 3 2',
    'Phaser 1, 6–8: 8 4 3 3 2 1 0',
  ]);
});

test('TP-9.3.2 TP-11.1.8 TP-4.2.1 TP-10.2.3 how other charts read', () => {
  expect(lines('photon').slice(0, 3)).toEqual(['Standard, 0–1: 1 0 0', 'Standard, 2: 2 5 8', 'Standard, 3–4: 4 4 8']);
  expect(lines('rangeFactor').at(-1)).toBe('41+: 99 6');
  expect(lines('turnModes')[4]).toBe('D: 2 4 6 8 12 16 16 16');
  expect(lines('allocation')[0]).toBe(
    '2: bridge* flag* sensor* damage-control* aft-hull* left transporter tractor shuttle lab fore-hull right excess',
  );
  expect(lines('arming').slice(0, 4)).toEqual([
    'Photon, turn 1: 2',
    'Photon, turn 2: 2',
    'Photon, to hold: 1',
    'Photon, overload at most: 4',
  ]);
});
