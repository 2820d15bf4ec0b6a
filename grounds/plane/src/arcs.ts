// Where a thing lies about a bow: sectors, and the aspect a hull shows.

import { CIRCLE, cos, headingOf, sin } from './directions.ts';
import type { Point } from './places.ts';

/** A sector about a bearing of the table: its middle, a heading, and half its width from 1 to 18000, both in hundredths of a degree. */
export interface Sector {
  readonly middle: number;
  readonly half: number;
}

/** Whether a way, in mil east and north, leads into a sector. Its edges are inside, no way at all is, and a whole circle has no outside. */
export function isInSector(way: Point, { middle, half }: Sector): boolean {
  if (half >= CIRCLE / 2) return true;
  const ofLeft = clockwise(headingOf(middle - half), way);
  const ofRight = clockwise(headingOf(middle + half), way);
  return half <= CIRCLE / 4 ? ofLeft >= 0 && ofRight <= 0 : !(ofRight > 0 && ofLeft < 0);
}

/** Above 0 where a way leads clockwise of a heading by less than half a circle, below 0 where counter-clockwise. */
function clockwise(heading: number, { x, y }: Point): number {
  return x * cos(heading) - y * sin(heading);
}

/** What a hull shows: its bow, its stern, or its side, from 45 to 135 degrees off the bow with both ends. */
export type Aspect = 'closing' | 'broadside' | 'moving away';

/** The aspect of a hull with this heading to whoever lies along a way, in mil east and north, from its middle. */
export function aspect(heading: number, { x, y }: Point): Aspect {
  const forward = x * sin(heading) + y * cos(heading);
  const side = Math.abs(x * cos(heading) - y * sin(heading));
  if (forward > side) return 'closing';
  return 0 - forward > side ? 'moving away' : 'broadside';
}

/** The heading that leads along a way, in mil east and north, to the nearest hundredth of a degree; the one before it at a tie, north of no way at all. */
export function headingTo(way: Point): number {
  const { x, y } = way;
  if (x === 0 && y === 0) return 0;
  const quarter = x >= 0 ? (y > 0 ? 0 : 1) : y < 0 ? 2 : 3;
  let least = (quarter * CIRCLE) / 4;
  let beyond = least + CIRCLE / 4;
  // The way leads clockwise of `least` or along it, and counter-clockwise of `beyond`.
  while (beyond - least > 1) {
    const middle = Math.floor((least + beyond) / 2);
    if (clockwise(middle, way) >= 0) least = middle;
    else beyond = middle;
  }
  const next = headingOf(beyond);
  return clockwise(least, way) <= 0 - clockwise(next, way) ? least : next;
}
