import { expect, test } from 'vitest';
import { charts } from '../data/charts/charts.ts';
import type { Charts, Profile } from '../rules/charts.ts';
import { chartFaults } from '../rules/edge/chart-faults.ts';

const faults = (change: Partial<Charts>): string[] =>
  chartFaults({ ...charts, ...change }).map(({ rule, at }) => `${rule} ${at}`);
const profiled = (change: Partial<Profile>): string[] => faults({ profiles: { bat: { ...charts.profiles.bat!, ...change } } });

/** Table 1 with one cell changed, counted from 0. */
const celled = (row: number, column: number, dice: number): string[] =>
  faults({ firepower: charts.firepower.map((cells, i) => (i === row ? cells.with(column, dice) : cells)) });

test('the charts that come with the system have no faults', () => {
  expect(chartFaults(charts)).toEqual([]);
});

test('BB-2.1.1 a setting is one rung of the telegraph', () => {
  expect(faults({ settings: charts.settings.with(0, 'Stop') })).toEqual(['BB-2.1.1 /settings']);
});

test('BB-1.2.6 BB-3.1.2 spans are the right way round, and nobody moves at Stop', () => {
  expect([profiled({ Slow: [4000, 2000] }), profiled({ Stop: [0, 1000] })]).toEqual([
    ['BB-1.2.6 /profiles/bat/Slow'],
    ['BB-3.1.2 /profiles/bat/Stop'],
  ]);
});

test('BB-2.1.7 every telegraph has what is left to a crippled ship', () => {
  expect([profiled({ Crawl: null }), profiled({ Reverse: null }), profiled({ Half: null })]).toEqual([
    ['BB-2.1.7 /profiles/bat/Crawl'],
    ['BB-2.1.7 /profiles/bat/Reverse'],
    [],
  ]);
});

test('BB-3.2.34 dice never fall as firepower grows, nor rise to the right', () => {
  expect([celled(3, 1, 1), celled(23, 4, 10), celled(0, 4, 2)]).toEqual([
    ['BB-3.2.34 /firepower/3/1', 'BB-3.2.34 /firepower/3/2'],
    ['BB-3.2.34 /firepower/23/4'],
    ['BB-3.2.34 /firepower/0/4', 'BB-3.2.34 /firepower/1/4'],
  ]);
});

test('BB-3.2.47 BB-3.1.6 BB-3.1.21 bands, templates and legs rise', () => {
  expect(faults({ bands: { short: 20_000, medium: 20_000 } })).toEqual(['BB-3.2.47 /bands']);
  expect(faults({ templates: { S: 1000, M: 1500, L: 1000 } })).toEqual(['BB-3.1.6 /templates']);
  expect(faults({ corvette: { least: 10_000, reference: 9999 } })).toEqual(['BB-3.1.21 /corvette']);
});
