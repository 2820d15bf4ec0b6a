// Strips: what runs straight on and as wide as it is, torpedoes and beams, and where it enters what lies in its way.

import { cos, ONE, sin } from './directions.ts';
import { quotient } from './numbers.ts';
import type { Outline, Point, Pose } from './places.ts';

/** The middle of the front edge, the heading it runs on, and half the width in mil. */
export interface Strip extends Pose {
  readonly half: number;
}

/** How far forward of a strip's front edge an outline begins and ends within the strip, in mil; below 0 astern of it. */
export interface Span {
  readonly entry: number;
  readonly exit: number;
}

/** Where a strip enters an outline and where it leaves it; nothing where the outline lies to either side of it. */
export function spanIn(strip: Strip, outline: Outline): Span | undefined {
  let [entry, exit] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  eachForward(strip, outline, forward => {
    if (forward < entry) entry = forward;
    if (forward > exit) exit = forward;
  });
  return entry <= exit ? { entry, exit } : undefined;
}

/** The nearest to a strip's front of all places where it has a corner of an outline or cuts its edge, of those at `from` or forward of it; nothing where there is none. */
export function leastForward(strip: Strip, outline: Outline, from: number): number | undefined {
  let least = Number.MAX_SAFE_INTEGER;
  eachForward(strip, outline, forward => {
    if (forward >= from && forward < least) least = forward;
  });
  return least < Number.MAX_SAFE_INTEGER ? least : undefined;
}

/** How far a place lies to starboard of the middle of a strip, in mil. */
export function asideOf({ x, y, heading }: Strip, place: Point): number {
  return quotient((place.x - x) * cos(heading) - (place.y - y) * sin(heading), ONE);
}

/** Every corner of an outline within a strip, and every place where a border of the strip cuts an edge: how far forward it lies. */
function eachForward(strip: Strip, outline: Outline, take: (forward: number) => void): void {
  const corners = cornersIn(strip, outline);
  const { half } = strip;
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length]!;
    if (Math.abs(from.aside) <= half) take(from.forward);
    for (const border of [half, 0 - half]) if (isBetween(border, from, to)) take(forwardAt(border, from, to));
  }
}

/** A corner as a strip has it: mil forward of its front edge, mil to starboard of its middle. */
interface Corner {
  readonly forward: number;
  readonly aside: number;
}

function cornersIn({ x, y, heading }: Strip, outline: Outline): Corner[] {
  const s = sin(heading);
  const c = cos(heading);
  const corners: Corner[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const dx = outline[i]! - x;
    const dy = outline[i + 1]! - y;
    corners.push({ forward: quotient(dx * s + dy * c, ONE), aside: quotient(dx * c - dy * s, ONE) });
  }
  return corners;
}

/** Whether a border of the strip runs strictly between two corners. */
function isBetween(border: number, from: Corner, to: Corner): boolean {
  return from.aside < border ? to.aside > border : from.aside > border && to.aside < border;
}

/** How far forward the edge between two corners meets a border, which runs between them. */
function forwardAt(border: number, from: Corner, to: Corner): number {
  const sign = to.aside > from.aside ? 1 : -1;
  const rise = (to.forward - from.forward) * (border - from.aside) * sign;
  return from.forward + quotient(rise, (to.aside - from.aside) * sign);
}
