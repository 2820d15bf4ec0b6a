// What of Baltic a host's file of names may call otherwise: sheets and navies.

import type { Naming } from '@flagplot/manifest';
import { sheets } from '../data/cards/cards.ts';
import type { Book } from '../rules/book.ts';

/** The sheets that come with the system. A ship with a name of her own keeps it; others are called as their class. */
export const naming: Naming<Book> = {
  cards: sheets.map(({ id, name, navy }) => ({ id, name, nation: navy })),
  book(book, { cards: given = {} }) {
    const cards = Object.fromEntries(
      Object.entries(book.cards).map(([id, card]) => [id, { ...card, name: given[id] ?? card.name }]),
    );
    const units = book.units.map(unit =>
      unit.name === book.cards[unit.card]?.name ? { ...unit, name: cards[unit.card]?.name ?? unit.name } : unit,
    );
    return { ...book, cards, units };
  },
};
