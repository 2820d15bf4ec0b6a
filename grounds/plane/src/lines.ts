// Which side of a line a place lies on, whether lines cross, whether a place lies inside an outline: signs of whole numbers, never a division.

import type { Outline, Point } from './places.ts';

/** A straight line from one place to another. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Twice the area of the triangle o, a, b in square mil: above 0 where b lies to the left of the way from o to a, 0 where it lies on that line. */
export function cross(o: Point, a: Point, b: Point): number {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/**
 * Whether a line properly crosses an edge: the edge's ends lie on different sides of the line, one that lies on it counting as left of it, and
 * the line's ends strictly on opposite sides of the edge.
 */
export function crosses(line: Line, edge: Line): boolean {
  return crossesEdgeOf(line, [edge.from.x, edge.from.y, edge.to.x, edge.to.y]);
}

/** Whether a line properly crosses an edge of an outline. One of two corners is a single edge, there and back. */
export function crossesEdgeOf({ from, to }: Line, outline: Outline): boolean {
  const { x, y } = from;
  const dx = to.x - x;
  const dy = to.y - y;
  const last = outline.length - 2;
  let ux = outline[last]!;
  let uy = outline[last + 1]!;
  let left = dx * (uy - y) - dy * (ux - x) >= 0;
  for (let i = 0; i <= last; i += 2) {
    const vx = outline[i]!;
    const vy = outline[i + 1]!;
    const leftToo = dx * (vy - y) - dy * (vx - x) >= 0;
    if (left !== leftToo) {
      const ofFrom = (vx - ux) * (y - uy) - (vy - uy) * (x - ux);
      const ofTo = (vx - ux) * (to.y - uy) - (vy - uy) * (to.x - ux);
      if (ofFrom > 0 ? ofTo < 0 : ofFrom < 0 && ofTo > 0) return true;
    }
    ux = vx;
    uy = vy;
    left = leftToo;
  }
  return false;
}

/**
 * Whether a place lies inside an outline, which may be concave, by the number of edges that a ray to its east crosses: an edge counts where
 * one of its ends alone lies above the place and the place is strictly left of it, read upward. A place on an edge crosses nothing there.
 */
export function inside({ x, y }: Point, outline: Outline): boolean {
  const last = outline.length - 2;
  let ax = outline[last]!;
  let ay = outline[last + 1]!;
  let within = false;
  for (let i = 0; i <= last; i += 2) {
    const bx = outline[i]!;
    const by = outline[i + 1]!;
    if (ay > y !== by > y) {
      const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (by > ay ? side > 0 : side < 0) within = !within;
    }
    ax = bx;
    ay = by;
  }
  return within;
}

/** Whether a place lies on an edge of an outline, its corners included. */
export function isOnEdge({ x, y }: Point, outline: Outline): boolean {
  const last = outline.length - 2;
  let ax = outline[last]!;
  let ay = outline[last + 1]!;
  for (let i = 0; i <= last; i += 2) {
    const bx = outline[i]!;
    const by = outline[i + 1]!;
    const onLine = (bx - ax) * (y - ay) === (by - ay) * (x - ax);
    // Between the ends where the ways from it to both are opposed.
    if (onLine && (ax - x) * (bx - x) + (ay - y) * (by - y) <= 0) return true;
    ax = bx;
    ay = by;
  }
  return false;
}
