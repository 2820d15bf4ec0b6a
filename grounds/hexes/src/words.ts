// What is said of hexes: headings, distances, where a thing lies from another.

import type { Hex, Layout } from './hexes.ts';
import { bearing, NO_BEARING, parseAnyName } from './hexes.ts';

/** The points of the compass that headings 0 to 5 lead to: from north on hexes in columns, from north-east on hexes in rows. */
const COMPASS: Readonly<Record<Layout, readonly string[]>> = {
  columns: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
  rows: ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
};

/** `north-east`: the point of the compass a heading (0 to 5) leads to. */
export function compass(heading: number, layout: Layout): string {
  return COMPASS[layout][heading] ?? String(heading);
}

/** `NE`: the same in letters, as a position is written. */
export function compassLetters(heading: number, layout: Layout): string {
  return lettersOf(COMPASS[layout][heading] ?? String(heading));
}

/** The heading that letters or a point of the compass stand for: `NE`, `north-east`. */
export function headingOf(text: string, layout: Layout): number | undefined {
  const typed = text.toLowerCase();
  const found = COMPASS[layout].findIndex(point => point === typed || lettersOf(point).toLowerCase() === typed);
  return found < 0 ? undefined : found;
}

function lettersOf(point: string): string {
  return point
    .split('-')
    .map(word => word.charAt(0).toUpperCase())
    .join('');
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

/** Hexes farther off than this no state holds. */
const FAR = 999;
const TYPED = /^(\d{4}|\(.*\))\^?([a-z-]*)$/i;

/** How hexes of a map are typed: `2010 W`, `2010^W`; of those off it column and row in brackets. */
export function hexWords(layout: Layout): HexWords {
  return {
    parts: text => {
      const [, place, heading] = TYPED.exec(text) ?? [];
      return place === undefined ? undefined : [place, heading ?? ''];
    },
    place: text => {
      const hex = parseAnyName(text, layout);
      return hex && Math.abs(hex.q) <= FAR && Math.abs(hex.r) <= FAR ? hex : undefined;
    },
    heading: text => headingOf(text, layout),
    form: 'column and row in four digits, as 2010',
    headings: COMPASS[layout].map(lettersOf),
  };
}

/** What a typed hex is read with. */
export interface HexWords {
  readonly parts: (text: string) => readonly [place: string, heading: string] | undefined;
  readonly place: (text: string) => Hex | undefined;
  readonly heading: (text: string) => number | undefined;
  readonly form: string;
  readonly headings: readonly string[];
}
