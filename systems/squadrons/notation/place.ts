// Where a craft stands: its hex in the book's numbers, and the hexside it faces.

import { hexes } from '@flagplot/hexes';
import { compassLetters, hexWords } from '@flagplot/hexes/words';
import { type PlainClause, placeClause } from '@flagplot/manifest/text';
import type { Place } from '../rules/map.ts';
import { LAYOUT } from '../rules/map.ts';

/** `2010 W`. */
export function placeText(place: Place): string {
  return `${hexes.nameOf(place, LAYOUT)} ${compassLetters(place.heading, LAYOUT)}`;
}

/** Reads it. */
export const PLACE: PlainClause<Partial<Place>> = placeClause(hexWords(LAYOUT));
