import { originOf } from '@flagplot/manifest';
import { openShelf, partOf } from '@flagplot/shelf';
import { systems } from '@flagplot/shelf/systems';
import { expect, test } from 'vitest';

const shelf = await openShelf(systems, 'shelf/src/systems.ts');
const charted = shelf.manifests.filter(({ charts }) => charts);

/** Every number, word and answer in a value, by its place. */
function leaves(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([step, within]) => leaves(within, at === '' ? step : `${at}/${step}`));
}

test('some system has charts', () => expect(charted.length).toBeGreaterThan(1));

test.each(charted.map(manifest => [manifest.name, manifest] as const))(
  'every number of the charts of %s stands in one cell, as it is and with its origin',
  async (_, manifest) => {
    const [found, numbers] = [await partOf(manifest, 'charts'), await partOf(manifest, 'numbers')];
    if ('faults' in found || 'faults' in numbers) throw new Error('a part is missing');
    const { provenance, ...data } = numbers.part.charts;
    const ofData = found.part.charts().filter(chart => !chart.fixed);
    const cells = ofData.flatMap(chart => chart.rows.flatMap(row => row.cells));
    const words = leaves(data, '').map(([at, value]) => {
      const says = value === true ? 'yes' : value === false ? 'no' : value === null ? 'none' : String(value);
      return { says, at, from: originOf(provenance, at) };
    });
    const byPlace = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);
    expect(cells.toSorted(byPlace)).toEqual(words.toSorted(byPlace));
  },
);

test.each(charted.map(manifest => [manifest.name, manifest] as const))(
  'charts of %s have a name of the data, a row of the book, and as many cells as columns',
  async (_, manifest) => {
    const [found, rows] = [await partOf(manifest, 'charts'), await partOf(manifest, 'catalogue')];
    if ('faults' in found || 'faults' in rows) throw new Error('a part is missing');
    const charts = found.part.charts();
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) {
      expect(rows.part, chart.name).toHaveProperty([chart.rule]);
      for (const row of chart.rows) {
        expect(row.cells.length, `${chart.name}, ${row.head}`).toBe(chart.columns.length);
        for (const { at } of row.cells) expect(at.split('/')[0]).toBe(chart.name);
      }
    }
  },
);
