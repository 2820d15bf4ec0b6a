// Chapter 3.5: which craft fly with their squadron, read off the positions.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import type { Craft, Squadron } from '../open.ts';

// A group is a number here with a bit for each of its craft, by their places on the roster.

/** SQ-3.5.2, SQ-3.5.3, SQ-3.5.4, SQ-1.6.3 Whether each craft is separated by where they are now: on the map and outside the body of its squadron. */
export function separations({ charts }: Pick<Book, 'charts'>, squadron: Squadron): boolean[] {
  const body = bodyOf(squadron, charts.link);
  return squadron.craft.map(({ status }, place) => status === 'flying' && (body & (1 << place)) === 0);
}

/** SQ-3.5.2, SQ-A44 The largest group; of equal ones the leader's, else the one whose first craft stands first on the roster. */
function bodyOf({ craft, leader }: Squadron, link: number): number {
  let left = 0;
  for (let place = 0; place < craft.length; place += 1) if (craft[place]?.status === 'flying') left |= 1 << place;
  let body = 0;
  while (left !== 0) {
    const group = firstGroup(craft, link, left);
    const [size, most] = [sizeOf(group), sizeOf(body)];
    if (size > most || (size === most && (group & (1 << leader)) !== 0)) body = group;
    left &= ~group;
  }
  return body;
}

/** SQ-3.5.1 The first of the craft that are left, with everybody within reach of it or of whoever was reached so: links chain. */
function firstGroup(craft: readonly Craft[], link: number, left: number): number {
  let group = 0;
  let open = left & -left;
  while (open !== 0) {
    const from = 31 - Math.clz32(open);
    group |= 1 << from;
    open &= ~(1 << from);
    for (let to = 0; to < craft.length; to += 1) {
      const near = (left & ~group & (1 << to)) !== 0;
      if (near && hexes.range(craft[from] as Craft, craft[to] as Craft) <= link) open |= 1 << to;
    }
  }
  return group;
}

function sizeOf(group: number): number {
  let size = 0;
  for (let left = group; left !== 0; left &= left - 1) size += 1;
  return size;
}

/** SQ-8.1.2 Whether places make one linked group. */
export function oneGroup(places: readonly Hex[], link: number): boolean {
  const reached = places.map((_, i) => i === 0);
  const open = places.slice(0, 1);
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    places.forEach((to, i) => {
      if (reached[i] || hexes.range(from as Hex, to) > link) return;
      reached[i] = true;
      open.push(to);
    });
  }
  return reached.every(Boolean);
}
