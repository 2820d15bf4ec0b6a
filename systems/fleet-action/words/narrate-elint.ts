// What ELINT does, in sentences.

import type { Book } from '../rules/book.ts';
import type { NetworkOf } from '../rules/elint/effects.ts';
import type { Event } from '../rules/events.ts';
import type { ElintUse } from '../rules/orders.ts';
import { quantity, shipName, squadronName } from './names.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Elint =
  | 'elint-jammed'
  | 'supports'
  | 'network-jammed'
  | 'network-fails'
  | 'network-clear'
  | 'targeting-jammed'
  | 'elint-over';

/** Whose network it is, as it is said of the ship it is jammed at. */
const WHOSE: Readonly<Record<NetworkOf, string>> = {
  ship: '',
  squadron: ' and all of its squadron',
  fleet: ' and its whole fleet',
};

export const elintSentences: { readonly [K in Elint]: (event: Of<K>, book: Book) => string } = {
  'elint-over': (e, book) =>
    `What the ELINT of ${shipsText(book, e.ships)} did in this turn is over${e.clear ? `, and the command network at ${shipsText(book, e.clear)} clear` : ''}.`,
  'elint-jammed': (e, book) => `${shipsText(book, e.by)} jams the ELINT of ${shipName(book, e.ship)}: ${struckText(e.struck)}.`,
  supports: ({ support: { ship, squadron, use, levels } }, book) =>
    `${shipName(book, ship)} supports ${squadronName(book, squadron)}: ${use === 'offence' ? 'sensor' : 'defence'} +${levels}.`,
  'network-jammed': (e, book) =>
    `${shipsText(book, e.by)} jams the command network at ${shipName(book, e.target)}: it${WHOSE[e.of]} is out of command.`,
  'network-fails': (e, book) =>
    `${shipsText(book, e.by)} fails to jam the command network at ${shipName(book, e.target)}: ${quantity(e.levels, 'level', 'levels')} of ${e.needs}.`,
  'network-clear': (e, book) =>
    `The command network at ${shipName(book, e.target)} is clear: ${shipName(book, e.ship)} ${e.why === 'far' ? 'is too far from it' : 'jams no longer'}.`,
  'targeting-jammed': (e, book) => `${shipName(book, e.ship)} jams the targeting of ${shipsText(book, [...new Set(e.targets)])}.`,
};

function struckText(struck: readonly ElintUse[]): string {
  return struck.length > 0 ? `${quantity(struck.length, 'level is', 'levels are')} lost` : 'nothing there can be jammed';
}

function shipsText(book: Book, ships: readonly string[]): string {
  return ships.map(id => shipName(book, id)).join(' and ');
}
