// Boxes in arcs about a middle, for paper and screens alike: an arc for each side of what stands there, from ahead clockwise.

import type { Extent } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** The middle, the boxes of each arc, and how large a box is along the arc and across it. */
export interface Rim {
  readonly width: number;
  readonly height: number;
  readonly counts: readonly number[];
  readonly box: number;
}

/** One arc: the corners of its boxes, the innermost first, and the point outside where its number stands. */
export interface RingArc {
  readonly boxes: readonly (readonly Point[])[];
  readonly label: Point;
}

/** All lengths are from the middle of the ring. */
export interface RingLines {
  readonly arcs: readonly RingArc[];
  readonly inner: number;
  readonly outer: number;
}

/** Between arcs, by the width of a box. */
const APART = 0.7;
/** Between the middle and the first boxes, and between the last ones and the number outside. */
const CLEAR = 0.3;
const LABEL = 0.7;

/** The boxes of all arcs about the middle; where an arc is full a further row begins outside it. */
export function ringAbout({ width, height, counts, box }: Rim): RingLines {
  const inner = Math.hypot(width, height) / 2 + CLEAR * box;
  const turn = (2 * Math.PI) / Math.max(1, counts.length);
  const rows = counts.map(count => rowsOf(count, { inner, turn, box }));
  const outerOf = (i: number) => inner + (rows[i]?.length ?? 0) * box;
  const arcs = rows.map((all, i): RingArc => {
    const boxes = all.flatMap((count, row) => rowOf(count, { near: inner + row * box, middle: i * turn, turn, box }));
    return { boxes, label: at(outerOf(i) + LABEL * box, i * turn) };
  });
  return { arcs, inner, outer: Math.max(inner, ...rows.map((_, i) => outerOf(i))) };
}

/** How many boxes stand in each row of an arc, the innermost first: a row further out holds more. */
function rowsOf(count: number, { inner, turn, box }: { inner: number; turn: number; box: number }): number[] {
  const room: number[] = [];
  const all = () => room.reduce((sum, one) => sum + one, 0);
  while (all() < count) room.push(Math.max(1, Math.floor(((inner + room.length * box) * turn) / box - APART)));
  let left = count;
  return room.map((most, row) => {
    const rest = room.slice(row).reduce((sum, one) => sum + one, 0);
    const here = Math.min(most, Math.round((left * most) / rest));
    left -= here;
    return here;
  });
}

interface Row {
  readonly near: number;
  readonly middle: number;
  readonly turn: number;
  readonly box: number;
}

/** The boxes of a row, as wide together as the arc. */
function rowOf(count: number, { near, middle, turn, box }: Row): Point[][] {
  const wide = turn - (APART * box) / near;
  const angle = (n: number) => middle - wide / 2 + (wide * n) / count;
  return Array.from({ length: count }, (_, n) =>
    wedge({ near, far: near + box * 0.92, from: angle(n + 0.04), to: angle(n + 0.96) }),
  );
}

function wedge({ near, far, from, to }: { near: number; far: number; from: number; to: number }): Point[] {
  return [at(near, from), at(far, from), at(far, to), at(near, to)];
}

/** A point so far from the middle, at an angle from ahead, clockwise. */
function at(far: number, angle: number): Point {
  return [far * Math.sin(angle), -far * Math.cos(angle)];
}

/** What the ring takes up, with room for its numbers; from its middle. */
export function ringExtent({ arcs, outer }: RingLines, label: { width: number; height: number }): Extent {
  const xs = arcs.map(({ label: [x] }) => x);
  const ys = arcs.map(({ label: [, y] }) => y);
  const beside = (x: number) => (Math.abs(x) < 1 ? label.width / 2 : label.width);
  return {
    left: Math.min(-outer, ...xs.map(x => x - beside(x))),
    right: Math.max(outer, ...xs.map(x => x + beside(x))),
    top: Math.min(-outer, ...ys.map(y => y - label.height)),
    bottom: Math.max(outer, ...ys.map(y => y + label.height)),
  };
}
