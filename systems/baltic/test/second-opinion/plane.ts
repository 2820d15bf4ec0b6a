// Shapes on the plane: footprints, distances, what crosses what.

import type { Place } from './numbers.ts';
import { at, rnd, turn } from './numbers.ts';

/** A model: its pose, the size of its sheet, and whether it is a rectangle. */
export interface Model extends Place {
  heading: number;
  length: bigint;
  width: bigint;
  box: boolean;
}

/** Bow, then clockwise; of a rectangle its four corners. */
export function shape(model: Model): Place[] {
  const { length, width } = model;
  const [half, side] = [length / 2n, width / 2n];
  const corners: [bigint, bigint][] = model.box
    ? [
        [half, side],
        [-half, side],
        [-half, -side],
        [half, -side],
      ]
    : [
        [half, 0n],
        [half - width, side],
        [-half, side],
        [-half, -side],
        [half - width, -side],
      ];
  return corners.map(([u, v]) => at(model, u, v));
}

/** Its edges, each from a corner to the next. */
export function edges(polygon: readonly Place[]): [Place, Place][] {
  return polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length] as Place]);
}

/** A line PQ properly crosses an edge UV: U and V on different sides, on the line counting as left; P and Q strictly on different sides of it. */
export function crosses([p, q]: [Place, Place], [u, v]: [Place, Place]): boolean {
  const parted = turn(p, q, u) >= 0n !== turn(p, q, v) >= 0n;
  const [one, other] = [turn(u, v, p), turn(u, v, q)];
  return parted && ((one < 0n && other > 0n) || (one > 0n && other < 0n));
}

/** Even-odd: how many edges lie to one side of a place, each half open in y. */
export function holds(polygon: readonly Place[], p: Place): boolean {
  return (
    edges(polygon).filter(([a, b]) => {
      if (a.y > p.y === b.y > p.y) return false;
      const [low, high] = a.y < b.y ? [a, b] : [b, a];
      return turn(low, high, p) > 0n;
    }).length %
      2 ===
    1
  );
}

function foot(p: Place, [a, b]: [Place, Place]): Place {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = (p.x - a.x) * dx + (p.y - a.y) * dy;
  const q = dx * dx + dy * dy;
  if (t <= 0n) return a;
  return t >= q ? b : { x: a.x + rnd(dx * t, q), y: a.y + rnd(dy * t, q) };
}

function squared(a: Place, b: Place): bigint {
  return (a.x - b.x) ** 2n + (a.y - b.y) ** 2n;
}

/** Nothing where they cross or one lies in the other, else the least from a corner of one to its foot on an edge of the other. */
export function apart(one: readonly Place[], other: readonly Place[]): bigint {
  if (edges(one).some(edge => edges(other).some(wall => crosses(edge, wall)))) return 0n;
  if (holds(other, one[0] as Place) || holds(one, other[0] as Place)) return 0n;
  const ways = [
    ...one.flatMap(p => edges(other).map(edge => squared(p, foot(p, edge)))),
    ...other.flatMap(p => edges(one).map(edge => squared(p, foot(p, edge)))),
  ];
  return ways.reduce((least, way) => (way < least ? way : least));
}
