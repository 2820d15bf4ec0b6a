// What lies face down.

import type { Doctrine, Id, Squadron } from './orders.ts';

/** BB-2.0.7 The folder of a side: its stack from the top down, and its reserve; BB-1.5.9 what its carriers hold; its standing orders. */
export interface Sealed {
  stack: Id[];
  reserve: Id | null;
  hold: Squadron[];
  doctrine: Doctrine;
}
