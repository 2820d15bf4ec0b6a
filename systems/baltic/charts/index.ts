// The charts of Baltic, and what is read from them.

import type { ChartBook } from '@flagplot/manifest';
import { charts as numbers } from '../data/charts/charts.ts';
import type { Baltic } from '../rules/state.ts';
import { ORIGINS } from '../words/origins.ts';
import { basis } from './asks.ts';
import { readsOf } from './reads.ts';
import { chartsOf } from './tables.ts';

export const chartBook: ChartBook<Baltic> = {
  charts: book => chartsOf(book?.charts ?? numbers),
  reads: book => readsOf(book?.charts ?? numbers),
  basis,
  origins: ORIGINS,
};
