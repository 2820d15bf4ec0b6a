// Chapters 3.4, 3.6, 3.7: craft are moved, and what is told of it.

import { numberOf } from '../roster.ts';
import type { Book, Craft, Flown, Squadron } from '../state.ts';
import { flown } from './path.ts';

/** A craft flies its path; SQ-3.6.1 one that leaves the map is out of the battle. @returns what is told of it. */
export function fly(book: Book, squadron: Squadron, { place, path }: { place: number; path: string }): Flown {
  const craft = squadron.craft[place] as Craft;
  const from = { q: craft.q, r: craft.r, heading: craft.heading };
  const { q, r, heading, hexes, left } = flown(book, craft, path);
  craft.q = q;
  craft.r = r;
  craft.heading = heading;
  craft.moved = hexes;
  const ends: Flown = { craft: numberOf(place), path, from, to: { q, r, heading } };
  if (!left) return ends;
  craft.status = 'left';
  craft.edge = left;
  return { ...ends, left };
}

/** SQ-3.7.1, SQ-3.7.2 A frozen craft goes straight ahead as far as it went in its most recent move, or until it leaves the map. */
export function drift(book: Book, squadron: Squadron, place: number): Flown {
  const { moved } = squadron.craft[place] as Craft;
  return fly(book, squadron, { place, path: straight(book, squadron.craft[place] as Craft, moved) });
}

/** So many hexes straight ahead, and no further than the first off the map. */
export function straight(book: Book, craft: Craft, most: number): string {
  let path = '';
  while (path.length < most && !flown(book, craft, path).left) path += 'F';
  return path;
}
