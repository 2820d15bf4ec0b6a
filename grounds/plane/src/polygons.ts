// Outlines as a whole: whether they overlap, whether one lies within another, and what is wrong with one that somebody drew.

import { edgesCross } from './distances.ts';
import { inside, isOnEdge } from './lines.ts';
import type { Outline } from './places.ts';

/** Whether two convex outlines, corners clockwise, overlap: no edge of either has the other wholly on or beyond its outer side. Contact is none. */
export function overlap(a: Outline, b: Outline): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

/** Whether an edge of the first outline has all of the second to its left or on its line. */
function isParted(a: Outline, b: Outline): boolean {
  const last = a.length - 2;
  let x = a[last]!;
  let y = a[last + 1]!;
  for (let i = 0; i <= last; i += 2) {
    const dx = a[i]! - x;
    const dy = a[i + 1]! - y;
    let j = 0;
    while (j < b.length && dx * (b[j + 1]! - y) - dy * (b[j]! - x) >= 0) j += 2;
    if (j >= b.length) return true;
    x = a[i]!;
    y = a[i + 1]!;
  }
  return false;
}

/** Whether an outline lies within a zone: each of its corners inside the zone or on an edge of it, and none of its edges properly crossing one. */
export function isInZone(outline: Outline, zone: Outline): boolean {
  for (let i = 0; i < outline.length; i += 2) {
    const corner = { x: outline[i]!, y: outline[i + 1]! };
    if (!inside(corner, zone) && !isOnEdge(corner, zone)) return false;
  }
  return !edgesCross(outline, zone);
}

/** What is wrong with a polygon, and at which of its corners, from 0. */
export interface PolygonFault {
  readonly corner: number;
  readonly say: string;
}

/** Every reason why a list of corners is no polygon: fewer than three, two in a row alike, edges that cross, touch or run back along each other. */
export function polygonFaults(outline: Outline): PolygonFault[] {
  const corners = outline.length / 2;
  if (!Number.isInteger(corners) || corners < 3)
    return [{ corner: 0, say: `a polygon has at least three corners, two numbers each: these are ${outline.length} numbers` }];
  const edges = Array.from({ length: corners }, (_, i) => edgeOf(outline, i));
  const repeated = edges.flatMap(({ ax, ay, bx, by }, i) => (ax === bx && ay === by ? [{ corner: i, say: REPEATED }] : []));
  return repeated.length > 0 ? repeated : edges.flatMap((_, i) => faultsOfEdge(edges, i));
}

const REPEATED = 'the next corner is the same place';

/** What is wrong with an edge beside the edges before it. */
function faultsOfEdge(edges: readonly Edge[], i: number): PolygonFault[] {
  const edge = edges[i]!;
  return edges.slice(0, i).flatMap((other, j) => {
    const isNext = i === j + 1 || (j === 0 && i === edges.length - 1);
    const isWrong = isNext ? runsBack(edge, other) : share(edge, other);
    return isWrong
      ? [{ corner: i, say: `the edge from here ${isNext ? 'runs back along' : 'meets'} the edge from corner ${j}` }]
      : [];
  });
}

interface Edge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function edgeOf(outline: Outline, i: number): Edge {
  const a = 2 * i;
  const b = (a + 2) % outline.length;
  return { ax: outline[a]!, ay: outline[a + 1]!, bx: outline[b]!, by: outline[b + 1]! };
}

/** Whether two edges that share a corner lie on one line, on the same side of it. */
function runsBack(one: Edge, other: Edge): boolean {
  const dot = (one.bx - one.ax) * (other.bx - other.ax) + (one.by - one.ay) * (other.by - other.ay);
  return dot < 0 && sideOf(one, other.ax, other.ay) === 0 && sideOf(one, other.bx, other.by) === 0;
}

/** Whether two edges have a place in common, ends included. */
function share(one: Edge, other: Edge): boolean {
  if (Math.max(one.ax, one.bx) < Math.min(other.ax, other.bx) || Math.max(other.ax, other.bx) < Math.min(one.ax, one.bx))
    return false;
  if (Math.max(one.ay, one.by) < Math.min(other.ay, other.by) || Math.max(other.ay, other.by) < Math.min(one.ay, one.by))
    return false;
  return (
    sideOf(one, other.ax, other.ay) * sideOf(one, other.bx, other.by) <= 0 &&
    sideOf(other, one.ax, one.ay) * sideOf(other, one.bx, one.by) <= 0
  );
}

/** -1, 0 or 1: right of an edge, on its line, left of it. */
function sideOf({ ax, ay, bx, by }: Edge, x: number, y: number): number {
  const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return side > 0 ? 1 : side < 0 ? -1 : 0;
}
