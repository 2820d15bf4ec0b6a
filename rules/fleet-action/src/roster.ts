// Ships and squadrons by their ids: on the table, and in the book. The id is known to be there.

import type { ShipCard } from './cards.ts';
import type { Book, Open, Row, Ship, ShipOfBook, Squadron, SquadronOfBook } from './state.ts';
import { NEVER } from './state.ts';

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

/** What damage and fire leave their marks on. */
export type Hull = Pick<Ship, Row | 'structure' | 'weapons' | 'fired'>;

/** FA-16.2.2, FA-16.2.3 Every row whole: a box a point, a box an x. */
export function unharmed(card: ShipCard): Hull {
  return {
    structure: card.structure,
    sensor: card.sensor,
    accel: card.accel,
    decel: card.decel,
    turn: card.turn.length,
    correct: card.correct.length,
    hard: card.hard.length,
    about: card.about.length,
    weapons: card.mounts.map(mount => mount.boxes),
    fired: card.mounts.map(() => NEVER),
  };
}
