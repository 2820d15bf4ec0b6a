// Whether two shapes touch: by fractions where they are plainly near or far, by whole numbers where it is a matter of a mil.

import type { Place } from './numbers.ts';
import { apart, edges, holds } from './plane.ts';

type Spot = readonly [x: number, y: number];

/** Within ten mil. Each foot is rounded to a mil: fractions decide no nearer to ten than that. */
const [NEAR, FAR] = [8, 12];

export function touches(one: readonly Place[], other: readonly Place[]): boolean {
  if (isFarOff(one, other)) return false;
  const way = wayBetween(one, other);
  if (way > FAR) return holds(other, one[0] as Place) || holds(one, other[0] as Place);
  return way < NEAR || apart(one, other) <= 100n;
}

function isFarOff(one: readonly Place[], other: readonly Place[]): boolean {
  const off = (axis: 'x' | 'y'): boolean => {
    const [a, b] = [one.map(place => Number(place[axis])), other.map(place => Number(place[axis]))];
    return Math.min(...a) - Math.max(...b) > FAR || Math.min(...b) - Math.max(...a) > FAR;
  };
  return off('x') || off('y');
}

const spot = ({ x, y }: Place): Spot => [Number(x), Number(y)];

/** The least way from an edge of one to an edge of the other, 0 where they cross. */
function wayBetween(one: readonly Place[], other: readonly Place[]): number {
  const [first, second] = [one, other].map(shape => edges(shape).map(([a, b]) => [spot(a), spot(b)] as const));
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of first as [Spot, Spot][])
    for (const [c, d] of second as [Spot, Spot][]) {
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
      least = Math.min(least, wayTo(a, c, d), wayTo(b, c, d), wayTo(c, a, b), wayTo(d, a, b));
    }
  return least;
}

function side([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function wayTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
