/** What places and headings are called where a table is told in words, on either ground. */

import { type Hex, hexes, type Layout } from '@flagplot/hexes';
import { type Point, rangeOf, squaredBetween } from '@flagplot/plane';
import { inches } from '@flagplot/plane/words';
import type { Place, Scene } from '../index.ts';

/** How a ground speaks of where units are. */
export interface PlaceWords {
  /** At the head of a column of places: `hex`. */
  readonly head: string;
  place(at: Place): string;
  /** `NE`. */
  compass(facing: number): string;
  /** `6 hexes`, `12.974 inches`: and how much that is, for whoever wants the nearest. */
  apart(from: Place, to: Place): { readonly measure: number; readonly says: string };
}

/** Letters of the compass, from facing 0 on. */
const COMPASS: Readonly<Record<Layout, readonly string[]>> = {
  columns: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  rows: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
};

/** The words of the ground that a scene lies on. */
export function placeWordsOf({ sheet }: Scene<Place>): PlaceWords {
  return sheet.ground === 'hexes' ? onSheet(sheet.layout) : ON_PLANE;
}

function onSheet(layout: Layout): PlaceWords {
  return {
    head: 'hex',
    place: at => hexes.nameOf(at as Hex, layout),
    compass: facing => COMPASS[layout][facing] ?? '',
    apart(from, to) {
      const range = hexes.range(from as Hex, to as Hex);
      return { measure: range, says: `${range} ${range === 1 ? 'hex' : 'hexes'}` };
    },
  };
}

const EIGHTHS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const EIGHTH = 4500;

/** Which eighth of the circle a heading in hundredths of a degree lies in. */
export function eighthOf(heading: number): number {
  return Math.floor((heading + EIGHTH / 2) / EIGHTH) % EIGHTHS.length;
}

const ON_PLANE: PlaceWords = {
  head: 'at',
  place(at) {
    const { x, y } = at as Point;
    return `${tenths(x)},${tenths(y)}`;
  },
  compass: heading => EIGHTHS[eighthOf(heading)] as string,
  apart(from, to) {
    const squared = squaredBetween(from as Point, to as Point);
    return { measure: squared, says: `${inches(rangeOf(squared))} inches` };
  },
};

/** To a tenth of an inch, as there is room for. */
function tenths(mil: number): string {
  return (mil / 1000).toFixed(1);
}
