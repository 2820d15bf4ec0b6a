/** What keeps craft together: the shortest links that would join them all, those that are too long being broken. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { End, LinkItem, Role } from '@flagplot/scene';

export interface Linked {
  id: string;
  at: Hex;
  end: End;
}

interface Pair {
  a: number;
  b: number;
  range: number;
}

/** A hairline from craft to craft until all hang together, the shortest first; craft in one hex need none. */
export function links(craft: readonly Linked[], { reach, role, id }: { reach: number; role: Role; id: string }): LinkItem[] {
  const group = craft.map((_, i) => i);
  return pairs(craft).flatMap(({ a, b, range }) => {
    const [from, to] = [group[a], group[b]];
    if (from === to) return [];
    for (const [i, own] of group.entries()) if (own === to) group[i] = from as number;
    const [one, other] = [craft[a] as Linked, craft[b] as Linked];
    if (range === 0) return [];
    const link: LinkItem = { kind: 'link', id: `${id}/${one.id}-${other.id}`, role, from: one.end, to: other.end };
    return [range > reach ? { ...link, broken: true, tag: `${range} hexes` } : link];
  });
}

function pairs(craft: readonly Linked[]): Pair[] {
  const all = craft.flatMap((one, a) =>
    craft.slice(a + 1).map((other, i) => ({ a, b: a + 1 + i, range: hexes.range(one.at, other.at) })),
  );
  return all.sort((x, y) => x.range - y.range);
}
