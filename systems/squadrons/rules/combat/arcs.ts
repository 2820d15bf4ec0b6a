// Chapter 4.2: where weapons bear.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import { directionOf } from '../map.ts';
import type { Craft } from '../open.ts';
import type { Bearing } from '../orders.ts';

/**
 * SQ-4.2.1, SQ-4.2.9 Bearings of the kernel (24 about a hex) to either side of dead ahead that an arc reaches, its edges included: the two
 * rows of hexes 60 degrees off, or with the option the lines 30 degrees off.
 */
const REACH = { wide: 4, narrow: 2 };

/** A wedge of hexes about a direction. SQ-4.2.2 The hex itself is in none. */
export function inWedge({ options }: Pick<Book, 'options'>, [from, direction]: readonly [Hex, number], to: Hex): boolean {
  const bearing = hexes.bearingOf(to.q - from.q, to.r - from.r, direction);
  const reach = options['narrow-arc'] ? REACH.narrow : REACH.wide;
  return bearing !== hexes.NO_BEARING && (bearing <= reach || bearing >= 24 - reach);
}

/** SQ-4.2.1, SQ-4.2.4, SQ-4.2.6 Whether a weapon that bears so reaches over a hex; `undefined`: fixed, along the craft's facing. */
export function inArc(
  book: Pick<Book, 'options'>,
  { craft, bears }: { craft: Craft; bears: Bearing | undefined },
  to: Hex,
): boolean {
  if (bears === 'own') return hexes.same(craft, to);
  return inWedge(book, [craft, bears === undefined ? craft.heading : directionOf(bears)], to);
}
