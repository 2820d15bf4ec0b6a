import type { Hex } from '@flagplot/kernel';
import type { Book, Ship, Squadron } from '../state.ts';

/** A squadron with all that its plot is judged by. */
export interface Plotting {
  book: Book;
  ships: readonly Ship[];
  squadron: Squadron;
  /** Hexes straight ahead to which courses keep before they turn or slip; none: as many as they like. */
  room?: number;
  /** FA-11.4.2 Vortices and gates it may leave by. */
  ways?: readonly Hex[];
}
