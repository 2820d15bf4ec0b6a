// Chapter 11: what a squadron has left to lose.

import { squadronOf } from './roster.ts';
import type { Book, Ship, ShipOfBook } from './state.ts';

/** The grey boxes of a ship that are not marked yet; a ship that is destroyed has none (FA-A27). */
export function greyLeft(of: ShipOfBook, ship: Pick<Ship, 'structure'>): number {
  return of.card.grey.filter(box => box <= ship.structure).length;
}

/** FA-7.2.2 The morale of a squadron: a point for each grey box of its ships that is not marked. */
export function morale(book: Book, ships: readonly Ship[], squadron: string): number {
  const of = squadronOf(book, squadron);
  return of.ships.reduce((sum, i) => sum + greyLeft(book.ships[i] as ShipOfBook, ships[i] as Ship), 0);
}
