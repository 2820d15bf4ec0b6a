// Where a ship stands: its hex in the book's numbers, and the hexside it heads for.

import { type Hex, hexes } from '@flagplot/hexes';
import { compassLetters, hexWords } from '@flagplot/hexes/words';
import { type Names, type PlainClause, placeClause, type Reader, readSpot } from '@flagplot/manifest/text';
import { LAYOUT } from '../rules/map.ts';
import type { Place } from '../rules/orders.ts';

const HEXES = hexWords(LAYOUT);

/** `2010 NW`. */
export function placeText(place: Place): string {
  return `${hexText(place)} ${compassLetters(place.heading, LAYOUT)}`;
}

/** `2010`. */
export function hexText(hex: Hex): string {
  return hexes.nameOf(hex, LAYOUT);
}

/** Reads a hex with its heading. */
export const PLACE: PlainClause<Partial<Place>> = placeClause(HEXES);

/** Reads a hex alone. */
export function readHex(reader: Reader): Hex | undefined {
  return readSpot(reader, HEXES);
}

/** Names until a word that is none. */
export function readNames(reader: Reader, names: Names): string[] {
  const found: string[] = [];
  for (let one = reader.findName(names); one !== undefined; one = reader.findName(names)) found.push(one);
  return found;
}
