// Chapter 5.7: where the members of a squadron stand.

import type { Hex } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import type { Charts } from '../cards.ts';
import type { Squadron } from '../open.ts';
import type { Plot, Post } from '../orders.ts';
import { shipIndices } from '../roster.ts';
import { hexesIn, PULSES, speedIn } from './path.ts';

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
