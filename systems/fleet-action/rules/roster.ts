// Ships and squadrons by their ids: on the table, and in the book. The id is known to be there.

import type { Book, ShipOfBook, SquadronOfBook, UnitOfBook } from './book.ts';
import type { ShipCard } from './cards.ts';
import type { Row } from './events.ts';
import type { Open, Ship, Squadron } from './open.ts';
import { NEVER } from './open.ts';

/** The book's entry of a ship. */
export function shipOf(book: Book, ship: Pick<Ship, 'id'>): ShipOfBook {
  return book.ships[book.shipAt[ship.id] as number] as ShipOfBook;
}

/** The book's entry of a squadron. */
export function squadronOf(book: Book, id: string): SquadronOfBook {
  return book.squadrons[book.squadronAt[id] as number] as SquadronOfBook;
}

/** What is plotted under an id: a squadron, or FA-4.6.5 a ship by itself. */
export function unitOf(book: Book, id: string): UnitOfBook {
  return book.units[id] as UnitOfBook;
}

/** The ships on the table and the book that has their cards: what every rule about ships looks at. A state, a view and a sight are one. */
export interface Seen {
  readonly book: Book;
  readonly open: { readonly ships: readonly Ship[] };
}

/** The same with the squadrons under way. */
interface SeenSquadrons extends Seen {
  readonly open: Pick<Open, 'ships' | 'squadrons' | 'strays'>;
}

/** A ship as it is now. */
export function shipCalled({ book, open }: Seen, id: string): Ship {
  return open.ships[book.shipAt[id] as number] as Ship;
}

/** A squadron as it is now; FA-4.6.5 a ship out of command is one by itself, under its own id. */
export function squadronCalled({ book, open }: SeenSquadrons, id: string): Squadron {
  const { alone, squadron } = unitOf(book, id);
  return (alone ? open.strays.find(one => one.id === id) : open.squadrons[squadron]) as Squadron;
}

/** The squadron of the book that a squadron under way is, or belongs to: FA-4.6.6 a ship out of command remains a member of its own. */
export function rootOf(book: Book, id: string): SquadronOfBook {
  return book.squadrons[unitOf(book, id).squadron] as SquadronOfBook;
}

/** The places in the book's list of the ships that are plotted under an id, in the order of its formation: of a squadron all its ships, or one by itself. */
export function shipIndices(book: Book, id: string): readonly number[] {
  return unitOf(book, id).ships;
}

/** What damage and fire leave their marks on. */
export type Hull = Pick<Ship, Row | 'structure' | 'weapons' | 'fired'>;

/** FA-16.2.2, FA-16.2.3 Every row whole: a box a point, a box an x. */
export function wholeHull(card: ShipCard): Hull {
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
