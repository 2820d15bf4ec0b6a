// A side that jumps in, in sentences.

import { hexes } from '@flagplot/hexes';
import type { Book } from '../rules/book.ts';
import type { Event } from '../rules/events.ts';
import { LAYOUT } from '../rules/map.ts';
import { compass, hexName, quantity, shipName, sideName, squadronName } from './names.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Arriving =
  | 'jump-sealed'
  | 'patrol'
  | 'jump-opened'
  | 'direction'
  | 'formed'
  | 'jump-formed'
  | 'extra-over'
  | 'still'
  | 'entered';

export const arrivalSentences: { readonly [K in Arriving]: (event: Of<K>, book: Book) => string } = {
  'jump-sealed': (e, book) => `${sideName(e.side, book)} has written how it jumps in.`,
  patrol: (e, book) => `${squadronName(book, e.squadron)} is on patrol at speed ${e.speed}.`,
  'jump-opened': (e, book) =>
    `${sideName(e.side, book)} jumps in at ${hexName(e.at)}: ${e.squadrons.map(id => squadronName(book, id)).join(', ')}.${
      e.gate ? ` The gate at ${hexName(e.gate)} is its anchor.` : ''
    }`,
  direction: (e, book) => `The vortices of ${sideName(e.side, book)} open towards ${compass(e.heading)}.`,
  formed: ({ portal, meant }, book) => {
    const far = hexes.range(portal, meant);
    const miss = far === 0 ? ', where it was meant to' : `, ${quantity(far, 'hex', 'hexes')} from ${hexName(meant)}`;
    return `A vortex of ${shipName(book, portal.ship)} forms at ${hexes.nameOf(portal, LAYOUT)}${miss}.`;
  },
  'jump-formed': (e, book) => `${sideName(e.side, book)} can come through from the next turn on.`,
  still: (e, book) =>
    `${e.squadrons.map(id => squadronName(book, id)).join(', ')} ${e.squadrons.length === 1 ? 'does' : 'do'} not move.`,
  'extra-over': () => 'The vortices stand open.',
  entered: (e, book) => {
    const at = e.ships.find(({ ship }) => ship === leadOf(book, e.squadron))?.at ?? e.ships[0]?.at;
    const order = e.ships.map(({ ship }) => shipName(book, ship)).join(', ');
    return `${squadronName(book, e.squadron)} comes through${at ? ` at ${hexName(at)}` : ''} at speed ${e.speed}: ${order}.`;
  },
};

function leadOf(book: Book, squadron: string): string | undefined {
  return book.ships[book.squadrons[book.squadronAt[squadron] ?? -1]?.ships[0] ?? -1]?.id;
}
