// Chapter 5.7: where the members of a squadron stand.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import type { Charts } from '../cards.ts';
import type { Squadron } from '../open.ts';
import type { Place, Plot, Post } from '../orders.ts';
import { shipIndices } from '../roster.ts';
import { hexesIn, PULSES, speedIn } from './path.ts';

/** FA-5.7.3 The place of a member: its stored offset, turned with the command ship's heading; FA-5.7.5 its heading is the commander's. */
export function inFormation(lead: Place, offset: Hex): Place {
  const turned = hexes.rotated(offset, lead.heading);
  return { q: lead.q + turned.q, r: lead.r + turned.r, heading: lead.heading };
}

/** FA-5.7.1 The offset to store for a ship that stands at `at`: as it would be if the command ship headed north. */
export function offsetOf(lead: Place, at: Hex): Hex {
  return hexes.rotated({ q: at.q - lead.q, r: at.r - lead.r }, 6 - lead.heading);
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
  return mode === 'relative' ? formation.map(offset => hexes.rotated(offset, (12 - turned) % 6)) : formation;
}

/** FA-5.7.7 How far a ship may be shifted: half the fewest hexes moved in a pulse, rounded up; FA-5.7.9 nowhere if that is none. */
export function shiftOf(charts: Charts, speed: number, change: Plot['change']): number {
  const least = Math.min(...PULSES.map(pulse => hexesIn(charts, Math.max(0, speedIn(speed, change, pulse)), pulse)));
  return Math.ceil(least / 2);
}

/** The new places a plot gives, of one ship or of many. */
export function newPosts({ shift, reform }: Pick<Plot, 'shift' | 'reform'>): readonly Post[] {
  return [...(shift ? [shift] : []), ...(reform ?? [])];
}

/** The formation with ships in their new places. */
export function formationWith(book: Book, squadron: Squadron, posts: readonly Post[]): Hex[] {
  const places = shipIndices(book, squadron.id);
  return squadron.formation.map((offset, n) => {
    const post = posts.find(({ ship }) => book.shipAt[ship] === places[n]);
    return post ? { q: post.to.q, r: post.to.r } : offset;
  });
}
