// What is said of hexes: headings, distances, where a thing lies from another.

import type { Hex, Layout } from './hexes.ts';
import { bearing, NO_BEARING } from './hexes.ts';

/** The points of the compass that headings 0 to 5 lead to: from north on hexes in columns, from north-east on hexes in rows. */
const COMPASS: Readonly<Record<Layout, readonly string[]>> = {
  columns: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
  rows: ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
};

/** `north-east`: the point of the compass a heading (0 to 5) leads to. */
export function compass(heading: number, layout: Layout): string {
  return COMPASS[layout][heading] ?? String(heading);
}

/** `1 hex`, `6 hexes`. */
export function hexesWord(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}

const AROUND = ['fore', 'fore starboard', 'aft starboard', 'aft', 'aft port', 'fore port'];

/** Where a hex lies from a unit that heads somewhere (0 to 5), in sixths about its bow; on a boundary the one nearer the bow. */
export function aroundWord(from: { at: Hex; facing: number }, to: Hex): string {
  const found = bearing(from.at, from.facing, to);
  if (found === NO_BEARING) return 'here';
  const starboard = found <= 12;
  const off = starboard ? found : 24 - found;
  const sixth = off <= 2 ? 0 : Math.min(3, Math.ceil((off - 2) / 4));
  return AROUND[starboard ? sixth : (6 - sixth) % 6] ?? 'here';
}
