// What lies face down.

import type { Planes } from './cards.ts';
import type { Doctrine, Id } from './orders.ts';

/** BB-1.5.9 A squadron aboard its carrier that nobody else has seen yet. */
export interface Squadron {
  carrier: Id;
  type: Planes;
}

/** BB-2.0.7 The folder of a side: its stack from the top down, and its reserve; BB-1.5.9 what its carriers hold; its standing orders. */
export interface Sealed {
  stack: Id[];
  reserve: Id | null;
  hold: Squadron[];
  doctrine: Doctrine;
}
