// Chapters 3.4, 3.6, 3.7: craft are moved, and what is told of it.

import type { Book } from '../book.ts';
import type { Flown } from '../events.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Flight } from '../orders.ts';
import { numberOf } from '../roster.ts';
import { pathEnd, start, take } from './path.ts';
import { drifters } from './speed.ts';

/** A craft flies its path; SQ-3.6.1 one that leaves the map is out of the battle, and SQ-6.1.1 so are its counters: told by its leaving. */
export function fly(book: Book, craft: Craft, path: string): void {
  const { q, r, heading, hexes, left } = pathEnd(book, craft, path);
  craft.q = q;
  craft.r = r;
  craft.heading = heading;
  craft.moved = hexes;
  if (!left) return;
  craft.status = 'left';
  craft.edge = left;
  craft.ion = 0;
}

/** What is told of a path before it is flown. */
export function toldOf(book: Book, squadron: Squadron, { craft: number, path }: Flight): Flown {
  const craft = squadron.craft[number - 1] as Craft;
  const { q, r, heading, left } = pathEnd(book, craft, path);
  const from = { q: craft.q, r: craft.r, heading: craft.heading };
  const ends: Flown = { craft: number, path, from, to: { q, r, heading } };
  return left ? { ...ends, left } : ends;
}

/** The paths of all frozen craft of a squadron. */
export function drifts(book: Book, squadron: Squadron): Flight[] {
  return drifters(book, squadron).map(place => drift(book, squadron, place));
}

/** SQ-3.7.1, SQ-3.7.2 A frozen craft goes straight ahead as far as it went in its most recent move, or until it leaves the map. */
export function drift(book: Book, squadron: Squadron, place: number): Flight {
  const craft = squadron.craft[place] as Craft;
  return { craft: numberOf(place), path: straight(book, craft, craft.moved) };
}

/** So many hexes straight ahead, and no further than the first off the map. */
export function straight(book: Book, craft: Craft, most: number): string {
  let tip = start(craft);
  while (tip.hexes < most && !tip.left) tip = take(book, tip, 'F');
  return 'F'.repeat(tip.hexes);
}
