// What lies face down in a battle: the folder of one side.

import type { Jump, Plot } from './orders.ts';

/** FA-3.1.1 A side's folder: the plots of this turn, of which the others see each pulse as it is moved, in the order the squadrons move in. */
export interface Sealed {
  plots: Plot[];
  /** FA-4.8.3 The pulse named for a stricken enemy; 0: none. */
  pulse: number;
  jumps: Jump[];
}
