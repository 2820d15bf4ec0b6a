// The charts of Squadrons, and what is read from them.

import type { ChartBook } from '@flagplot/manifest';
import { charts as numbers } from '../data/index.ts';
import type { Squadrons } from '../rules/state.ts';
import { ORIGINS } from '../words/origins.ts';
import { basis } from './asks.ts';
import { readsOf } from './reads.ts';
import { chartsOf } from './tables.ts';

export const chartBook: ChartBook<Squadrons> = {
  charts: book => chartsOf(book?.charts ?? numbers),
  reads: book => readsOf(book?.charts ?? numbers),
  origins: ORIGINS,
  basis,
};
