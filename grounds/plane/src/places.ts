// Places on the plane and what stands there with its bow somewhere. Lengths are whole mil, thousandths of an inch; x runs east, y north.

import { cos, ONE, sin } from './directions.ts';
import { quotient } from './numbers.ts';

/** A place, in mil from the south-west corner of the table. Coordinates lie between -8,000 and 128,000: there every product stays exact. */
export interface Point {
  x: number;
  y: number;
}

/** A place and a heading there, in hundredths of a degree clockwise from north, 0 to 35999. */
export interface Pose extends Point {
  heading: number;
}

/** The corners of a polygon, x0, y0, x1, y1 and so on, in mil: clockwise for a footprint. Plain numbers: a book is frozen, and typed arrays cannot be. */
export type Outline = readonly number[];

/** Where a place on a model lies on the table: u mil forward of its middle and v mil to starboard, each coordinate to the nearest mil. */
export function bodyPoint(pose: Pose, u: number, v: number): Point {
  const s = sin(pose.heading);
  const c = cos(pose.heading);
  return { x: pose.x + quotient(u * s + v * c, ONE), y: pose.y + quotient(u * c - v * s, ONE) };
}

/** The place on a model nearest to a place on the table: u mil forward of its middle and v mil to starboard. What is attached there stays there. */
export function bodyOf(pose: Pose, { x, y }: Point): { u: number; v: number } {
  const s = sin(pose.heading);
  const c = cos(pose.heading);
  const dx = x - pose.x;
  const dy = y - pose.y;
  return { u: quotient(dx * s + dy * c, ONE), v: quotient(dx * c - dy * s, ONE) };
}

/** A body, forward and to starboard of its middle corner by corner (u0, v0, u1, v1 and so on), as it lies on the table in a pose. */
export function outlineAt(pose: Pose, body: Outline): number[] {
  const s = sin(pose.heading);
  const c = cos(pose.heading);
  const outline: number[] = [];
  for (let i = 0; i < body.length; i += 2) {
    const u = body[i]!;
    const v = body[i + 1]!;
    outline.push(pose.x + quotient(u * s + v * c, ONE), pose.y + quotient(u * c - v * s, ONE));
  }
  return outline;
}

/** The body of a hull with a pointed bow, clockwise from it: its length and its width in mil, both even, at most as wide as long. */
export function hull(length: number, width: number): number[] {
  const fore = length / 2;
  const side = width / 2;
  return [fore, 0, fore - width, side, 0 - fore, side, 0 - fore, 0 - side, fore - width, 0 - side];
}

/** The body of a rectangle about its middle, clockwise from its starboard bow: length and width in mil, both even. */
export function rectangle(length: number, width: number): number[] {
  const fore = length / 2;
  const side = width / 2;
  return [fore, side, 0 - fore, side, 0 - fore, 0 - side, fore, 0 - side];
}

/** The body of a disc: its middle alone. Whatever is measured to it, its radius is added to the limit. */
export const DISC: Outline = [0, 0];

/** The least box about an outline, in mil. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The least box about an outline of one corner at least. */
export function boxOf(outline: Outline): Box {
  const box = { left: outline[0]!, bottom: outline[1]!, right: outline[0]!, top: outline[1]! };
  for (let i = 2; i < outline.length; i += 2) {
    const x = outline[i]!;
    const y = outline[i + 1]!;
    if (x < box.left) box.left = x;
    else if (x > box.right) box.right = x;
    if (y < box.bottom) box.bottom = y;
    else if (y > box.top) box.top = y;
  }
  return box;
}

/** The middle of the least box about an outline, to the nearest mil: the centre of what has no heading. */
export function middleOf(outline: Outline): Point {
  const { left, bottom, right, top } = boxOf(outline);
  return { x: quotient(left + right, 2), y: quotient(bottom + top, 2) };
}
