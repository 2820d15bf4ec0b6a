// The charts of the book as people read them.

import type { Charts } from '@flagplot/manifest';
import { chartOf } from '@flagplot/manifest';
import type { Charts as Numbers } from '../rules/charts.ts';
import { fieldPlans } from './field-tables.ts';
import { firePlans } from './fire-tables.ts';
import { shipPlans } from './ship-tables.ts';

/** Every number of the book that is on no card. */
export function chartsOf(numbers: Numbers): Charts {
  return [...shipPlans, ...firePlans, ...fieldPlans].map(plan => chartOf(numbers, plan(numbers)));
}
