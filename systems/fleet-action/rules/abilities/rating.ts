// FA-4.3.4 The command rating of a ship with a better network.

import type { ShipOfBook } from '../book.ts';

/** FA-4.3.4 A quarter of the rating, any fraction of it rounded up. */
export function ratingGained(rating: number): number {
  return Math.ceil(rating / 4);
}

/** FA-4.3.4 How many other ships a ship can command: it stays aboard with whoever leads from her. FA-4.3.9 As flagship she leads as many squadrons as her card says. */
export function ratingOver({ card, abilities }: Pick<ShipOfBook, 'card' | 'abilities'>): number {
  return abilities.includes('improved-command-network') ? card.command + ratingGained(card.command) : card.command;
}
