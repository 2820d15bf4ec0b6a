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
