// Whether a weapon bears.

import type { Point, Sector } from '@flagplot/plane';
import { bodyPoint, headingOf, isInSector, isLineFree, quotient } from '@flagplot/plane';
import type { Book } from '../book.ts';
import type { Arc, WeaponCard } from '../cards.ts';
import type { Vessel } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { Line } from './sight.ts';

/** BB-6.5.4, BB-6.1.3 Where a weapon stands on its vessel: three tenths of the length fore or aft, on either side, or amidships, where dorsal ones are. */
export function mountOf(
  book: Pick<Book, 'cards' | 'charts'>,
  vessel: Vessel,
  { arc, dorsal }: Pick<WeaponCard, 'arc' | 'dorsal'>,
): Point {
  const [length, width] = cardOf(book, vessel).size;
  const fore = quotient(3 * length, 10);
  const places = {
    fore: [fore, 0],
    aft: [0 - fore, 0],
    port: [0, 0 - width / 2],
    starboard: [0, width / 2],
    middle: [0, 0],
  } as const;
  const [u, v] = places[dorsal ? 'middle' : book.charts.arcs[arc as Arc].mount];
  return bodyPoint(vessel, u, v);
}

/** BB-3.2.8 One of the 17 places of the target lies in its sector, edges included, and the line from its mount to that place is free. */
export function bears(book: Pick<Book, 'cards' | 'charts'>, weapon: WeaponCard, { firer, places, obstacles }: Line): boolean {
  const mount = mountOf(book, firer, weapon);
  const sector = sectorOf(book, firer, weapon);
  // BB-6.5.6, BB-6.2.7
  return places.some(
    place =>
      isInSector({ x: place.x - mount.x, y: place.y - mount.y }, sector) && isLineFree({ from: mount, to: place }, obstacles),
  );
}

/** BB-6.5.5 The sector of a weapon as its vessel lies: about the bow, the stern or a side, so wide. */
export function sectorOf({ charts }: Pick<Book, 'charts'>, { heading }: Vessel, { arc }: Pick<WeaponCard, 'arc'>): Sector {
  const { middle, half } = charts.arcs[arc as Arc];
  return { middle: headingOf(heading + middle), half };
}
