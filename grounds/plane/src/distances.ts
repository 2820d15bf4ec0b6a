// How far outlines lie apart, squared: the square is whole, the distance is not.

import { crossesEdgeOf, inside } from './lines.ts';
import { quotient, root } from './numbers.ts';
import type { Outline, Point } from './places.ts';
import { boxOf } from './places.ts';

/** Two models touch where their outlines lie within so many mil. */
export const TOUCH = 10;

/** Square mil between two places. */
export function squaredBetween(a: Point, b: Point): number {
  return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
}

/**
 * The least square mil between two outlines: 0 where an edge of one properly crosses an edge of the other or one lies inside the other, else from a
 * corner of one to its foot on an edge of the other, the foot in whole mil. A disc is its middle, an outline of one corner.
 */
export function squaredDistance(a: Outline, b: Outline): number {
  return meets(a, b) ? 0 : Math.min(leastSquared(a, b), leastSquared(b, a));
}

/** The least square mil from a place to an outline: 0 inside it. */
export function squaredFrom(point: Point, outline: Outline): number {
  return inside(point, outline) ? 0 : squaredToEdges(point.x, point.y, outline);
}

/** Whether what lies so many square mil away is within a distance in mil: at the distance itself it is. */
export function isWithin(squared: number, distance: number): boolean {
  return squared <= distance * distance;
}

/** The least whole mil within which something so many square mil away lies: how far off it is said to be. */
export function rangeOf(squared: number): number {
  const mil = root(squared);
  return mil * mil < squared ? mil + 1 : mil;
}

/** The range band something lies in: the index of the first limit, in mil and growing, that it is within; their number where it is beyond all. */
export function bandOf(squared: number, limits: readonly number[]): number {
  const band = limits.findIndex(limit => isWithin(squared, limit));
  return band < 0 ? limits.length : band;
}

/**
 * Whether the least distance between two outlines is within so many mil, as `squaredDistance` has it: where their boxes lie farther apart no corner
 * is looked at.
 */
export function areWithin(a: Outline, b: Outline, distance: number): boolean {
  const one = boxOf(a);
  const other = boxOf(b);
  const aside = Math.max(one.left - other.right, other.left - one.right);
  const along = Math.max(one.bottom - other.top, other.bottom - one.top);
  return aside <= distance && along <= distance && isWithin(squaredDistance(a, b), distance);
}

function meets(a: Outline, b: Outline): boolean {
  const one = boxOf(a);
  const other = boxOf(b);
  if (one.right < other.left || other.right < one.left || one.top < other.bottom || other.top < one.bottom) return false;
  return edgesCross(a, b) || inside(firstOf(a), b) || inside(firstOf(b), a);
}

const firstOf = (outline: Outline): Point => ({ x: outline[0]!, y: outline[1]! });

/** Whether an edge of the first outline properly crosses an edge of the second. */
export function edgesCross(a: Outline, b: Outline): boolean {
  const last = a.length - 2;
  let from = { x: a[last]!, y: a[last + 1]! };
  for (let i = 0; i <= last; i += 2) {
    const to = { x: a[i]!, y: a[i + 1]! };
    if (crossesEdgeOf({ from, to }, b)) return true;
    from = to;
  }
  return false;
}

/** The least square mil from a corner of the first outline to its foot on an edge of the second. */
function leastSquared(corners: Outline, edges: Outline): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (let i = 0; i < corners.length; i += 2) {
    const squared = squaredToEdges(corners[i]!, corners[i + 1]!, edges);
    if (squared < least) least = squared;
  }
  return least;
}

/** From here on corners are counted from the place itself: `ax`, `ay` is the way from one end of an edge to it, `bx`, `by` from the other. */
function squaredToEdges(x: number, y: number, edges: Outline): number {
  const last = edges.length - 2;
  let least = Number.MAX_SAFE_INTEGER;
  let ax = x - edges[last]!;
  let ay = y - edges[last + 1]!;
  for (let i = 0; i <= last; i += 2) {
    const bx = x - edges[i]!;
    const by = y - edges[i + 1]!;
    const dx = ax - bx;
    const dy = ay - by;
    const t = ax * dx + ay * dy;
    const q = dx * dx + dy * dy;
    let footX = bx;
    let footY = by;
    if (t <= 0) {
      footX = ax;
      footY = ay;
    } else if (t < q) {
      footX = ax - quotient(dx * t, q);
      footY = ay - quotient(dy * t, q);
    }
    const squared = footX * footX + footY * footY;
    if (squared < least) least = squared;
    ax = bx;
    ay = by;
  }
  return least;
}
