// What lies face down.

import type { Doctrine, Id, Sailing, Squadron } from './orders.ts';

/** BB-2.0.8 A course that is broken off as it was ordered, with those of the vessels still to sail; BB-3.1.61 the mil at which it will end. */
export interface Course {
  end: number;
  left: Sailing[];
}

/**
 * BB-2.0.7 The folder of a side: its stack from the top down, and its reserve; BB-1.5.9 what its carriers hold; its standing orders; BB-2.0.8 what of a course
 * is still to come.
 */
export interface Sealed {
  stack: Id[];
  reserve: Id | null;
  hold: Squadron[];
  doctrine: Doctrine;
  course: Course | null;
}
