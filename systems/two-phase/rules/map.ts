// Chapter 4.1: places on the map.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from './book.ts';
import { LAYOUT } from './geometry/map.ts';

/** Directions of a hex. */
export const SIXTHS = 6;

/** A hex and the direction a counter in it looks, 0 to 5. */
export interface Place extends Hex {
  facing: number;
}

/** TP-4.1.4 Whether a hex lies on the map. */
export function isOnMap({ map }: Pick<Book, 'map'>, hex: Hex): boolean {
  return hexes.onMap(hex, map, LAYOUT);
}

/** A direction so many sixths clockwise of another. */
export function turnedBy(facing: number, sixths: number): number {
  return (facing + sixths + SIXTHS) % SIXTHS;
}

/** Where a counter stands, apart from all else that is known of it. */
export function placeOf({ q, r, facing }: Place): Place {
  return { q, r, facing };
}

/** The hex of a counter alone. */
export function hexOf({ q, r }: Hex): Hex {
  return { q, r };
}
