/** Cards of a book as they are browsed: found by words, by whose they are and by what they are. */

import type { Sheet, SheetPart } from '@flagplot/sheets';

/** What is looked for; empty: all. */
export interface CardFilter {
  words: string;
  /** Who flies it, as cards say it: `Earth`. */
  flag: string;
  /** What it is: `capital ship`. */
  kind: string;
}

/** The cards that have every word in their head or among their weapons, and fly that flag and are of that kind. */
export function filterCards(cards: readonly Sheet[], { words, flag, kind }: CardFilter): readonly Sheet[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(card => {
    const text = [card.title, ...card.under, ...card.parts.flatMap(wordsIn)].join(' ').toLowerCase();
    return isOf(card.card?.flag, flag) && isOf(card.card?.kind, kind) && all.every(word => text.includes(word));
  });
}

function isOf(value: string | undefined, wanted: string): boolean {
  return wanted === '' || value === wanted;
}

/** The words in the rows of a table: the names of weapons, and what is said of them. */
function wordsIn(part: SheetPart): string[] {
  if (part.kind === 'beside') return part.parts.flatMap(wordsIn);
  if (part.kind !== 'table') return [];
  return part.rows.flat().flatMap(item => (item.kind === 'text' ? item.lines : []));
}

/** The values that cards have, in the order in which they first come. */
export function valuesOf(cards: readonly Sheet[], of: 'flag' | 'kind'): string[] {
  return [...new Set(cards.flatMap(({ card }) => card?.[of] ?? []))];
}
