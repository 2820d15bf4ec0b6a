// Ships and squadrons by their ids: on the table, and in the book. The id is known to be there.

import type { Book, Open, Ship, ShipOfBook, Squadron, SquadronOfBook } from './state.ts';

/** The book's entry of a ship. */
export function shipOf(book: Book, ship: Pick<Ship, 'id'>): ShipOfBook {
  return book.ships[book.shipAt[ship.id] as number] as ShipOfBook;
}

/** The book's entry of a squadron. */
export function squadronOf(book: Book, id: string): SquadronOfBook {
  return book.squadrons[book.squadronAt[id] as number] as SquadronOfBook;
}

/** What lies on the table. */
interface Shown {
  book: Book;
  open: Pick<Open, 'ships' | 'squadrons'>;
}

/** A ship as it is now. */
export function shipCalled({ book, open }: Shown, id: string): Ship {
  return open.ships[book.shipAt[id] as number] as Ship;
}

/** A squadron as it is now. */
export function squadronCalled({ book, open }: Shown, id: string): Squadron {
  return open.squadrons[book.squadronAt[id] as number] as Squadron;
}
