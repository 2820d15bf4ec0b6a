import { cellsRead, originOf } from '@flagplot/manifest';
import { expect, test } from 'vitest';
import { chartBook } from '../../charts/index.ts';
import { charts as numbers } from '../../data/charts/charts.ts';
import { catalogue } from '../../words/catalogue.ts';

const charts = chartBook.charts();

/** Every number and word in a value, by its place. */
function leaves(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([step, within]) => leaves(within, at === '' ? step : `${at}/${step}`));
}

test('every number of the data stands in one cell, with its origin, and every chart has a row of the book', () => {
  const { provenance, ...data } = numbers;
  const cells = charts.flatMap(({ rows }) => rows.flatMap(row => row.cells));
  expect(cells.map(({ at }) => at).sort()).toEqual(leaves(data, '').sort());
  for (const { at, from } of cells) expect(from).toBe(originOf(provenance, at));
  for (const { rule, rows, columns } of charts) {
    expect(catalogue).toHaveProperty([rule]);
    for (const { cells: row } of rows) expect(row.length).toBe(columns.length);
  }
});

test('BB-3.1.29 BB-3.1.33 BB-3.1.39 BB-3.1.57 collisions and groundings are read by the classes and the depth they are thrown for', () => {
  const cells = (rule: string, by: string, ...from: string[]) =>
    cellsRead(
      { why: { rule, what: 'x', mods: [{ by: 7, for: by }], from: from.map(name => ({ is: '1', for: name })) } },
      { charts, reads: chartBook.reads() },
    );
  expect(cells('BB-3.1.29', 'success', 'class C forcing B')).toEqual(['needs', 'collisions/needs/C/B']);
  expect(cells('BB-3.1.33', 'damage', 'class D')).toEqual(['needs', 'collisions/damage/D']);
  expect(cells('BB-3.1.57', 'damage', 'class B')).toEqual(['needs', 'collisions/damage/B']);
  expect(cells('BB-3.1.39', 'depth')).toEqual(['needs', 'depths/coastal/2']);
});

test('BB-3.2.34 BB-3.2.35 a throw is read in the cell of Table 1 of its firepower and column, beyond 24 in two', () => {
  const reads = chartBook.reads();
  const cells = (fp: number, column: number) => {
    const from = [
      { is: `${fp}`, for: 'firepower' },
      { is: '4', for: 'broadside, column' },
      { is: `${column}`, for: 'read in column' },
    ];
    return cellsRead({ why: { rule: 'BB-3.2.56', what: 'fire', from } }, { charts, reads });
  };
  expect(cells(12, 3)).toEqual(['needs', 'firepower/11/2', 'columns/aspects/broadside']);
  expect(cells(30, 1)).toEqual(['needs', 'firepower/23/0', 'firepower/5/0', 'columns/aspects/broadside']);
  expect(cells(48, 1)).toEqual(['needs', 'firepower/23/0', 'columns/aspects/broadside']);
});
