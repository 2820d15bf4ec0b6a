// Chapters 11.1 and 11.2: what a squadron has left to lose, and the circles at which that is tested.

import type { Book, Circle, ShipOfBook } from '../book.ts';
import type { Ship, Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { shipIndices, squadronOf } from '../roster.ts';

/** FA-11.1.3 The part of the starting level by which a circle is lower than the one before. */
const TENTH = 10;

/** The grey boxes of a ship that are not marked yet; FA-11.2.2 a ship that is destroyed has none (FA-A27). */
export function greyLeft(of: ShipOfBook, ship: Pick<Ship, 'structure'>): number {
  let left = 0;
  for (const box of of.card.grey) if (box <= ship.structure) left += 1;
  return left;
}

/** FA-7.2.2, FA-11.2.1 The morale of a squadron: a point for each grey box of its ships that is not marked. */
export function morale({ book, open }: Seen, squadron: string): number {
  let level = 0;
  for (const i of shipIndices({ book, open }, squadron)) level += greyLeft(book.ships[i] as ShipOfBook, open.ships[i] as Ship);
  return level;
}

/** FA-11.1.1 The level a squadron begins with: a point for each grey box of its ships. FA-4.3.6 One of surplus ships begins as it is formed (ruling R73). */
export function startingMorale(book: Book, squadron: string, now?: Pick<Squadron, 'start'>): number {
  return now?.start ?? startingWith(squadronOf(book, squadron).ships.map(i => book.ships[i] as ShipOfBook));
}

/** FA-11.1.2 The circles of a squadron as it began, FA-4.3.6 or as it was formed. */
export function circlesIn(book: Book, { id, start }: Pick<Squadron, 'id' | 'start'>): readonly Circle[] {
  return start === undefined ? squadronOf(book, id).circles : circlesOf(book, start);
}

/** The level that these ships begin with together. */
export function startingWith(ships: readonly ShipOfBook[]): number {
  return ships.reduce((sum, { card }) => sum + card.grey.length, 0);
}

/** FA-11.1.2, FA-11.1.3, FA-11.1.4, FA-11.1.5 The circles of a starting level; FA-11.1.6 none at all where the first would be 0. */
export function circlesOf({ charts }: Pick<Book, 'charts'>, start: number): Circle[] {
  const step = Math.max(1, Math.floor(start / TENTH));
  const half = Math.floor(start / 2);
  return charts.circles.map((needs, n) => ({ level: half - n * step, needs })).filter(({ level }) => level > 0);
}
