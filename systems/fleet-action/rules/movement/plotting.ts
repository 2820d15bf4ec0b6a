import type { Hex } from '@flagplot/hexes';
import type { Plot, TurningOrder } from '../orders.ts';
import type { Ordered } from './limits.ts';

/** FA-5.1.1, FA-5.2 The highest speed at which a squadron carries out an order, and whether it has to keep its speed in it. */
export interface Handling {
  most: number;
  keeps: boolean;
}

/** A squadron with all that its plot is judged by. */
export interface Plotting extends Ordered {
  /** Whether courses that take the command ship off the map are left out. */
  inside?: true;
  /** What its ships can do in the orders asked about so far, where that is asked over and over. */
  handling?: Map<TurningOrder, Handling>;
  /** FA-11.4.2 Vortices and gates it may leave by. */
  ways?: readonly Hex[];
  /** Every plot it may be given, once that was asked for: `lawfulPlots` lays it here. */
  lawful?: readonly Plot[];
}
