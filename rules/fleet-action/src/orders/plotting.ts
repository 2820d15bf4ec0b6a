import type { Book, Ship, Squadron } from '../state.ts';

/** A squadron with all that its plot is judged by. */
export interface Plotting {
  book: Book;
  ships: readonly Ship[];
  squadron: Squadron;
}
