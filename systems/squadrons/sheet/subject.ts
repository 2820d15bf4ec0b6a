// What the parts of a squadron's sheet are made of.

import type { Book, SquadronOfBook } from '../rules/book.ts';
import type { Open, Squadron } from '../rules/open.ts';

/** A squadron as its sheet needs it. */
export interface Subject {
  readonly book: Book;
  readonly of: SquadronOfBook;
  readonly squadron: Squadron;
  /** The table as the battle began. */
  readonly begun: Open;
  /** The round under way; 0 before the first. */
  readonly round: number;
}
