// What is read from charts that are written as they are printed.

import { memoise } from '@flagplot/kernel';
import type { AllocationSystem, AllocationText, Charts } from './charts.ts';

/** TP-10.2.2 A cell of the allocation chart: `once` is at most once in a volley. */
export interface AllocationCell {
  readonly system: AllocationSystem;
  readonly once: boolean;
}

/** TP-10.2.3 Thirteen cells for each sum of two dice, from 2. */
export const allocationOf: (charts: Pick<Charts, 'allocation'>) => readonly (readonly AllocationCell[])[] = memoise(
  ({ allocation }: Pick<Charts, 'allocation'>) => allocation.map(row => row.map(cellOf)),
);

function cellOf(text: AllocationText): AllocationCell {
  const once = text.endsWith('*');
  return { system: (once ? text.slice(0, -1) : text) as AllocationSystem, once };
}
