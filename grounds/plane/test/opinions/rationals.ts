// A second opinion in fractions without end: distances, containment and overlap in BigInt, by other ways than those of the plane.

import type { Outline, Point } from '../../src/index.ts';

type Place = readonly [x: bigint, y: bigint];

/** n / d, d above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const asNumber = ({ n, d }: Fraction): number => Number((n * 1_000_000_000_000n) / d) / 1e12;

function placesOf(outline: Outline): Place[] {
  return Array.from({ length: outline.length / 2 }, (_, i) => [BigInt(outline[2 * i]!), BigInt(outline[2 * i + 1]!)] as const);
}

function edgesOf(outline: Outline): (readonly [Place, Place])[] {
  const places = placesOf(outline);
  return places.map((place, i) => [place, places[(i + 1) % places.length]!] as const);
}

const side = ([ox, oy]: Place, [ax, ay]: Place, [bx, by]: Place): bigint => (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

/** The square of the true distance of two outlines, 0 where they have a place in common. */
export function trueSquared(a: Outline, b: Outline): Fraction {
  const common = edgesOf(a).some(e => edgesOf(b).some(f => haveCommon(e, f)));
  if (common || isWithin(placesOf(a)[0]!, b) || isWithin(placesOf(b)[0]!, a)) return { n: 0n, d: 1n };
  const found = [
    ...placesOf(a).flatMap(p => edgesOf(b).map(e => toEdge(p, e))),
    ...placesOf(b).flatMap(p => edgesOf(a).map(e => toEdge(p, e))),
  ];
  return found.reduce((least, one) => (isLess(one, least) ? one : least));
}

function haveCommon([p, q]: readonly [Place, Place], [u, v]: readonly [Place, Place]): boolean {
  return sign(side(p, q, u)) * sign(side(p, q, v)) < 0 && sign(side(u, v, p)) * sign(side(u, v, q)) < 0;
}

/** Along an edge in a fraction of its length; the square from there. */
function toEdge([x, y]: Place, [[ax, ay], [bx, by]]: readonly [Place, Place]): Fraction {
  const q = (bx - ax) ** 2n + (by - ay) ** 2n;
  const t = (x - ax) * (bx - ax) + (y - ay) * (by - ay);
  if (t <= 0n) return { n: (x - ax) ** 2n + (y - ay) ** 2n, d: 1n };
  if (t >= q) return { n: (x - bx) ** 2n + (y - by) ** 2n, d: 1n };
  return { n: side([ax, ay], [bx, by], [x, y]) ** 2n, d: q };
}

/** Even-odd, by where each edge that spans the height of a place lies at that height. */
function isWithin([x, y]: Place, outline: Outline): boolean {
  const spans = edgesOf(outline).filter(([[, ay], [, by]]) => ay > y !== by > y);
  const east = spans.filter(([[ax, ay], [bx, by]]) => {
    const d = by - ay;
    const n = ax * d + (bx - ax) * (y - ay);
    return d > 0n ? n > x * d : n < x * d;
  });
  return east.length % 2 === 1;
}

export const trulyInside = ({ x, y }: Point, outline: Outline): boolean => isWithin([BigInt(x), BigInt(y)], outline);

type Corner = readonly [x: Fraction, y: Fraction];

/** Twice the area two convex outlines, corners clockwise, have in common: one is cut by the edges of the other, one after another. */
export function twiceCommonArea(a: Outline, b: Outline): Fraction {
  let left: Corner[] = placesOf(a).map(([x, y]) => [
    { n: x, d: 1n },
    { n: y, d: 1n },
  ]);
  for (const edge of edgesOf(b)) left = cut(left, edge);
  const area = left.reduce(
    (sum, [x, y], i) => {
      const [nextX, nextY] = left[(i + 1) % left.length]!;
      return plus(sum, plus(times(nextX, y), times({ n: -x.n, d: x.d }, nextY)));
    },
    { n: 0n, d: 1n } as Fraction,
  );
  return area;
}

/** What of a convex polygon lies to the right of an edge or on it. */
function cut(corners: readonly Corner[], edge: readonly [Place, Place]): Corner[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const here = fromEdge(corner, edge);
    const there = fromEdge(next, edge);
    const kept = here.n <= 0n ? [corner] : [];
    return sign(here.n) * sign(there.n) < 0 ? [...kept, between(corner, next, [here, there])] : kept;
  });
}

/** How far left of an edge a place lies, in a measure of that edge. */
function fromEdge([x, y]: Corner, [[ax, ay], [bx, by]]: readonly [Place, Place]): Fraction {
  const east = plus(y, { n: -ay, d: 1n });
  const north = plus(x, { n: -ax, d: 1n });
  return plus(times({ n: bx - ax, d: 1n }, east), times({ n: ay - by, d: 1n }, north));
}

function between([ax, ay]: Corner, [bx, by]: Corner, [here, there]: readonly [Fraction, Fraction]): Corner {
  const whole = plus(here, { n: -there.n, d: there.d });
  const share = whole.n > 0n ? { n: here.n * whole.d, d: here.d * whole.n } : { n: -here.n * whole.d, d: -here.d * whole.n };
  const on = (a: Fraction, b: Fraction): Fraction => plus(a, times(share, plus(b, { n: -a.n, d: a.d })));
  return [on(ax, bx), on(ay, by)];
}

const plus = (a: Fraction, b: Fraction): Fraction => lowest({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const times = (a: Fraction, b: Fraction): Fraction => lowest({ n: a.n * b.n, d: a.d * b.d });

function lowest({ n, d }: Fraction): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}
