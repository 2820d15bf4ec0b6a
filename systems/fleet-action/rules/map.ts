// The map: hexes with a side to the north, columns and rows counted from 1 in the north-west.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from './book.ts';

/** Every map of the book has hexsides to the north. */
export const LAYOUT = 'columns';

/** Whether a hex lies on the map of this battle. */
export function on({ book }: { book: Pick<Book, 'map'> }, hex: Hex): boolean {
  return hexes.onMap(hex, book.map, LAYOUT);
}
