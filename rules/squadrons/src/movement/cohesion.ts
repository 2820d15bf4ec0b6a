// Chapter 3.5: which craft fly with their squadron, read off the positions.

import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Book, Craft, Squadron } from '../state.ts';

/** SQ-3.5.2, SQ-3.5.3, SQ-3.5.4, SQ-1.6.3 Whether each craft is separated by where they are now: on the map and outside the body of its squadron. */
export function separated({ charts }: Pick<Book, 'charts'>, squadron: Squadron): boolean[] {
  const group = groups(squadron.craft, charts.link);
  const body = bodyOf(group, squadron.leader);
  return group.map(own => own !== NONE && own !== body);
}

/** The group of a craft that is not on the map. */
const NONE = -1;

/** SQ-3.5.1 The group of each craft, by the place of its first craft: links chain. */
function groups(craft: readonly Craft[], link: number): number[] {
  const group = craft.map(() => NONE);
  for (let first = 0; first < craft.length; first += 1) {
    if (craft[first]?.status !== 'flying' || group[first] !== NONE) continue;
    gather(craft, link, { first, group });
  }
  return group;
}

/** Everybody within reach of the first, or of whoever was reached so. */
function gather(craft: readonly Craft[], link: number, { first, group }: { first: number; group: number[] }): void {
  group[first] = first;
  const open = [first];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (let to = first + 1; to < craft.length; to += 1) {
      const near = group[to] === NONE && craft[to]?.status === 'flying';
      if (!near || hexes.range(craft[from] as Craft, craft[to] as Craft) > link) continue;
      group[to] = first;
      open.push(to);
    }
  }
}

/** SQ-3.5.2, SQ-A44 The largest group; of equal ones the leader's, else the one whose first craft stands first on the roster. */
function bodyOf(group: readonly number[], leader: number): number {
  const sizes = group.map(() => 0);
  for (const own of group) if (own !== NONE) sizes[own] = (sizes[own] as number) + 1;
  const most = Math.max(0, ...sizes);
  const led = group[leader] ?? NONE;
  return led !== NONE && sizes[led] === most ? led : sizes.indexOf(most);
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
