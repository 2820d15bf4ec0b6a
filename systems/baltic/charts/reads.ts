// What each throw of the book is read from: cells of the charts, by the rule it bears and the names of its reasons.

import type { ChartRead, ThrowReads } from '@flagplot/manifest';
import type { Charts } from '../rules/charts.ts';

/** Reasons whose numbers stand on a sheet, on the table, or are worked out: on no chart. */
const elsewhere = (...names: readonly string[]): ChartRead[] => names.map(reason => ({ reason, at: [] }));

const ALWAYS: readonly ChartRead[] = [{ reason: '*', at: ['needs'] }];

/** What throws are read from, by the rule they bear. */
export function readsOf(charts: Charts): ThrowReads {
  return {
    'BB-3.2.56': [...ALWAYS, ...cellReads(charts), ...columnReads(), ...elsewhere('* firing')],
    'BB-3.2.76': ALWAYS,
  };
}

/** Firepower beyond the table is read in as many rows as it takes: BB-3.2.35. */
const ROWS = 4;

/** The cell of Table 1. */
function cellReads({ firepower }: Charts): ChartRead[] {
  const rows = firepower.length;
  return Array.from({ length: ROWS * rows }, (_, i) => i + 1).flatMap(fp =>
    (firepower[0] ?? []).map((_, column): ChartRead => {
      const last = fp % rows;
      const read = [...(fp > rows ? [rows] : []), ...(fp <= rows ? [fp] : last > 0 ? [last] : [])];
      return { reason: `firepower ${fp} in column ${column + 1}`, at: read.map(row => `firepower/${row - 1}/${column}`) };
    }),
  );
}

/** The column to begin in, and what shifts it. */
function columnReads(): ChartRead[] {
  const aspects = ['closing', 'broadside', 'moving away'].map(
    (aspect): ChartRead => ({ reason: aspect, at: [`columns/aspects/${aspect}`] }),
  );
  const shifts = ['flank', 'crawl', 'short', 'long', 'masked'].map(
    (shift): ChartRead => ({ reason: shift, at: [`shifts/${shift}`] }),
  );
  return [...aspects, ...shifts];
}
