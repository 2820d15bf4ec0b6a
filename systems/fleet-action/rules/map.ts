// The map: hexes with a side to the north, columns and rows counted from 1 in the north-west.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from './book.ts';
import type { Heading, Place, Plot } from './orders.ts';
import { HEADINGS } from './orders.ts';

/** Every map of the book has hexsides to the north. */
export const LAYOUT = 'columns';

/** The direction of a heading, 0 to 5 clockwise from north. */
export function directionOf(heading: Heading): number {
  return HEADINGS.indexOf(heading);
}

/** The heading that a direction has, any whole number. */
export function headingOf(direction: number): Heading {
  return HEADINGS[((direction % 6) + 6) % 6] as Heading;
}

/** A hex and a heading as they are written, as a place. */
export function placeWritten({ hex, heading }: { hex: string; heading: Heading }): Place {
  return { ...hexWritten(hex), heading: directionOf(heading) };
}

/** A hex by its number, as its schema has made sure of it. */
export function hexWritten(hex: string): Hex {
  return hexes.parseAnyName(hex, LAYOUT) ?? { q: 0, r: 0 };
}

/** A place as it is written: the number of its hex, and its heading. */
export function writtenPlace(place: Place): { hex: string; heading: Heading } {
  return { hex: hexes.nameOf(place, LAYOUT), heading: headingOf(place.heading) };
}

/** Whether a hex lies on the map of this battle. */
export function on({ book }: { book: Pick<Book, 'map'> }, hex: Hex): boolean {
  return hexes.onMap(hex, book.map, LAYOUT);
}

/** FA-5.7.3 The place of a member: its stored offset, turned with the command ship's heading; FA-5.7.5 its heading is the commander's. */
export function inFormation(lead: Place, offset: Hex): Place {
  const turned = hexes.rotate(offset, lead.heading);
  return { q: lead.q + turned.q, r: lead.r + turned.r, heading: lead.heading };
}

/** FA-5.7.1 The offset to store for a ship that stands at `at`: as it would be if the command ship headed north. */
export function offsetOf(lead: Place, at: Hex): Hex {
  return hexes.rotate({ q: at.q - lead.q, r: at.r - lead.r }, 6 - lead.heading);
}

/** FA-5.7.3 A counter is put in its place. FA-5.7.13 Whoever else is in that hex: any number may share it, and nothing collides. */
export function stand(counter: Place, { q, r, heading }: Place): void {
  counter.q = q;
  counter.r = r;
  counter.heading = heading;
}

/**
 * The formation on another heading. FA-5.7.3 Absolute: the offsets are what they were, and turn with it. FA-5.7.4 Relative: who repeats the
 * command ship's steps stays where he was from it on the map, and so the offset stored is another.
 */
export function formationOn(formation: Hex[], turned: number, mode: Plot['mode']): Hex[] {
  return mode === 'relative' ? formation.map(offset => hexes.rotate(offset, (12 - turned) % 6)) : formation;
}
