// FA-4.3.6, FA-4.3.10 Who belongs where, once that is no longer as the book has it.

import type { Book, SquadronOfBook, UnitOfBook } from '../book.ts';

/** The ships of some squadrons, by their places in the lists of the book. */
export type Lists = ReadonlyMap<number, readonly number[]>;

/** What is plotted under each id that is otherwise than in the book: squadrons with these ships, and ships that began in another one. */
export function unitsWith(book: Book, lists: Lists): Record<string, UnitOfBook> {
  const units: Record<string, UnitOfBook> = {};
  for (const [squadron, ships] of lists) {
    units[(book.squadrons[squadron] as SquadronOfBook).id] = { squadron, ships: [...ships], alone: false };
    for (const i of ships) {
      const of = book.ships[i];
      if (of && of.squadronAt !== squadron) units[of.id] = { squadron, ships: [i], alone: true };
    }
  }
  return units;
}
