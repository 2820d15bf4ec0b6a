// The charts of Fleet Action, and what is read from them.

import type { ChartBook } from '@flagplot/manifest';
import { charts as numbers, weapons } from '../data/index.ts';
import type { FleetAction } from '../rules/state.ts';
import { ORIGINS } from '../words/origins.ts';
import { basis } from './asks.ts';
import { readsOf } from './reads.ts';
import { chartsOf, musterCharts } from './tables.ts';

export const chartBook: ChartBook<FleetAction> = {
  charts: book => (book ? chartsOf(book.charts) : [...chartsOf(numbers), ...musterCharts()]),
  reads: book =>
    readsOf(book ? { charts: book.charts, weapons: book.ships.flatMap(ship => ship.weapons) } : { charts: numbers, weapons }),
  origins: ORIGINS,
  basis,
};
