// What lies face down.

import type { Id } from './orders.ts';

/** BB-2.0.7 The folder of a side: its stack from the top down, and its reserve. */
export interface Sealed {
  stack: Id[];
  reserve: Id | null;
}
