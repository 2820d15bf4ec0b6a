/** Setting up in the making: where the craft of a squadron stand. Nothing here draws. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Book } from '../rules/book.ts';
import type { Place } from '../rules/map.ts';
import { directionOf, FACINGS, isOnMap, LAYOUT } from '../rules/map.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Deployment } from '../rules/orders.ts';
import type { Zone } from '../rules/scenario-file.ts';
import { usualDeployments } from '../rules/turn/0-deploy.ts';

/** The hex of each craft, and the way all face. A name that is no hex stands nowhere. */
export function placesOf({ hexes: names, facing }: Deployment): (Place | undefined)[] {
  return names.map(name => {
    const hex = hexes.parseName(name, LAYOUT);
    return hex && { q: hex.q, r: hex.r, heading: directionOf(facing) };
  });
}

/** A squadron as it would stand. */
export function standing(squadron: Squadron, given: Deployment): Squadron {
  const places = placesOf(given);
  return { ...squadron, craft: squadron.craft.map((one, i): Craft => ({ ...one, ...places[i] })) };
}

/** The whole squadron shifted; as it is where a craft would leave the map. */
export function shiftBy(book: Book, given: Deployment, by: Hex): Deployment {
  const moved = placesOf(given).map(place => place && { q: place.q + by.q, r: place.r + by.r });
  if (moved.some(hex => !hex || !isOnMap(book, hex))) return given;
  return { ...given, hexes: moved.map(hex => hexes.nameOf(hex as Hex, LAYOUT)) };
}

/** One craft of it in another hex, by its place on the roster. */
export function craftAt(book: Book, given: Deployment, { place, hex }: { place: number; hex: Hex }): Deployment {
  if (!isOnMap(book, hex)) return given;
  return { ...given, hexes: given.hexes.map((name, i) => (i === place ? hexes.nameOf(hex, LAYOUT) : name)) };
}

/** Turned by hexsides, all its craft. */
export function turnBy(given: Deployment, by: number): Deployment {
  const facing = FACINGS[(directionOf(given.facing) + by + FACINGS.length) % FACINGS.length];
  return facing ? { ...given, facing } : given;
}

/** Where a squadron stands when its owner says nothing. */
export function usualOf(book: Book, side: string, squadron: string): Deployment | undefined {
  return usualDeployments(book, side).find(one => one.squadron === squadron);
}

/** The hexes of a zone. */
export function zoneHexes({ columns, rows }: Zone): Hex[] {
  const found: Hex[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) found.push(hexes.hexAt(column, row, LAYOUT));
  }
  return found;
}

/** One hex in the direction of an arrow: along the row, or to the row above or below and back, so that columns are kept. */
export function nudge({ q, r }: Hex, arrow: string): Hex | undefined {
  const column = hexes.columnOf({ q, r }, LAYOUT);
  const row = hexes.rowOf({ q, r }, LAYOUT);
  const by: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const step = by[arrow];
  if (!step) return undefined;
  const to = hexes.hexAt(column + step[0], row + step[1], LAYOUT);
  return { q: to.q - q, r: to.r - r };
}
