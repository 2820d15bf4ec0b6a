// What of Two-Phase a host's file of names may call otherwise: cards and nations.

import type { HostNames, Naming } from '@flagplot/manifest';
import { ships } from '../data/cards/ships.ts';
import type { Book, CardOfBook, ShipOfBook } from '../rules/book.ts';

/** The cards that come with the system; a scenario names its own. */
export const naming: Naming<Book> = {
  cards: ships.map(({ id, name, nation }) => ({ id, name, nation })),
  book(book, names) {
    const cards = Object.fromEntries(Object.entries(book.cards).map(([id, card]) => [id, namedCard(card, names)]));
    return { ...book, cards, ships: book.ships.map(ship => namedShip(ship, book.cards, cards)) };
  },
};

function namedCard(card: CardOfBook, { cards = {}, nations = {} }: HostNames): CardOfBook {
  const people = nations[card.nation];
  return { ...card, name: cards[printedId(card)] ?? card.name, ...(people !== undefined && { people }) };
}

/** TP-16.1.4 A card that is refitted for one ship has the id of the printed one before it. */
function printedId({ id }: CardOfBook): string {
  return ships.find(card => card.id === id || id.startsWith(`${card.id}-`))?.id ?? id;
}

type Cards = Book['cards'];

/** `heavy cruiser 2, blue`: what stands behind the name of the card stays. */
function namedShip(ship: ShipOfBook, before: Cards, after: Cards): ShipOfBook {
  const { card, name } = ship;
  return { ...ship, name: `${after[card]?.name}${name.slice(before[card]?.name.length)}` };
}
