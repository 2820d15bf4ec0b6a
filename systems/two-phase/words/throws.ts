// Throws in words: what for, the faces as they fell, what was needed, and by what it was read.

import type { Thrown, Why } from '@flagplot/kernel';
import type { Book } from '../rules/book.ts';
import { shipNamed } from '../rules/roster.ts';
import { unitName, weaponOf } from './names.ts';

type Known = Pick<Book, 'ships' | 'shipAt' | 'sides' | 'sideAt' | 'cards'>;

/** `Photon A of Blue heavy cruiser at Red battlecruiser: 4, 4 or less needed, a hit (4 at range 9) [TP-9.3.2]`. */
export function throwWords({ why, faces, met }: Thrown, book: Known): string {
  const what = namesIn(why.what, book);
  const came = [faces.join(' + '), ...needWords(why, met)].join(', ');
  const parts = partsOf(why);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${came}${parts.length > 0 ? ` (${parts.join(', ')})` : ''} [${why.rule}]`;
}

function needWords({ test }: Why, met: number | undefined): string[] {
  if (!test || !('n' in test)) return [];
  const least = test.is === 'atMost' ? `${test.n} or less needed` : `${test.n} or more needed`;
  return [least, ...(met === undefined ? [] : [met > 0 ? 'made' : 'not made'])];
}

/** What the number needed is made of, and what the dice were read by. */
function partsOf({ mods = [], from = [] }: Why): string[] {
  return [
    ...mods.map(({ by, for: what }) => `${by < 0 ? `−${-by}` : by} ${what}`),
    ...from.map(({ is, for: what }) => `${what} ${is}`),
  ];
}

/** Rules name units and weapons by their ids; whoever reads it knows them by their names. */
function namesIn(text: string, book: Known): string {
  const words = text.split(/(?<![a-z0-9-])|(?![a-z0-9-])/);
  const units = words.filter(word => shipNamed({ book, open: NOBODY }, word) !== undefined);
  return words.map(word => (units.includes(word) ? unitName({ book }, word) : weaponIn(word, units, book))).join('');
}

/** The name of a weapon that one of these units has; any other word as it is. */
function weaponIn(word: string, units: readonly string[], book: Known): string {
  const owner = units.find(unit => book.cards[cardOf(book, unit)]?.weapons.some(({ id }) => id === word));
  return owner === undefined ? word : weaponOf({ book }, owner, word);
}

const NOBODY = { bought: [] };

function cardOf(book: Known, unit: string): string {
  return shipNamed({ book, open: NOBODY }, unit)?.card ?? '';
}
