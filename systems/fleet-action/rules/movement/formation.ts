// Chapter 5.7: where the members of a squadron stand.

import type { Hex } from '@flagplot/hexes';
import type { Charts } from '../cards.ts';
import type { SealedPlot } from '../folder.ts';
import { hexWritten, offsetOf } from '../map.ts';
import type { Squadron } from '../open.ts';
import type { AnyPlot, Place, Plot, Post } from '../orders.ts';
import type { Belonging } from '../roster.ts';
import { shipIndices } from '../roster.ts';
import { hexesIn, PULSES, speedIn } from './path.ts';

/** FA-5.7.7 How far a ship may be shifted: half the fewest hexes moved in a pulse, rounded up; FA-5.7.9 nowhere if that is none. */
export function shiftOf(charts: Charts, speed: number, change: Plot['change']): number {
  const least = Math.min(...PULSES.map(pulse => hexesIn(charts, Math.max(0, speedIn(speed, change, pulse)), pulse)));
  return Math.ceil(least / 2);
}

/** The new places a plot gives, of one ship or of many, as it tells them. */
export function newPosts<P>({ shift, reform }: Pick<Plot<P>, 'shift' | 'reform'>): readonly Post<P>[] {
  return [...(shift ? [shift] : []), ...(reform ?? [])];
}

/** The same, counted from the command ship when that heads north. `lead`: where it stands as they are written. */
export function postsFrom(lead: Place, plot: Pick<AnyPlot, 'shift' | 'reform'>): readonly Post<Hex>[] {
  return newPosts(plot).map(post => countedFrom(lead, post));
}

/** FA-5.7.1 A place told by the hex where it is, counted from the command ship; one in the folder is so already. */
function countedFrom(lead: Place, { ship, to }: Post<string | Hex>): Post<Hex> {
  return { ship, to: typeof to === 'string' ? offsetOf(lead, hexWritten(to)) : to };
}

/** A plot as it goes into the folder, its squadron being there. */
export function sealedPlot({ shift, reform, ...moves }: Plot, lead: Place): SealedPlot {
  return {
    ...moves,
    ...(shift && { shift: { ...shift, ...countedFrom(lead, shift) } }),
    ...(reform && { reform: reform.map(post => countedFrom(lead, post)) }),
  };
}

/** The formation with ships in their new places. */
export function formationWith(seen: Belonging, squadron: Squadron, posts: readonly Post<Hex>[]): Hex[] {
  const places = shipIndices(seen, squadron.id);
  return squadron.formation.map((offset, n) => {
    const post = posts.find(({ ship }) => seen.book.shipAt[ship] === places[n]);
    return post ? { q: post.to.q, r: post.to.r } : offset;
  });
}
