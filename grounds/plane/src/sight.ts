// Lines of sight: the channel between two models, and what stands in it.

import type { Line } from './lines.ts';
import { crossesEdgeOf, inside } from './lines.ts';
import { quotient } from './numbers.ts';
import type { Outline, Point } from './places.ts';

/** Places along the open end of a channel, and so lines that run straight through it; each place is joined with each of the other end. */
export const PLACES = 17;

/** All lines of a channel. */
export const LINES: number = PLACES * PLACES;

/** A model as sight has it: its middle, which shows where it lies from another, and its outline. */
export interface Model {
  readonly middle: Point;
  readonly outline: Outline;
}

/** What lies open between two models: 17 places on either, from starboard to port as one looks from the first to the second. */
export interface Channel {
  readonly a: readonly Point[];
  readonly b: readonly Point[];
}

/** How many lines of a channel are free. */
export interface Sight {
  /** Of all 289. */
  readonly free: number;
  /** Of the 17 that join the same places of either end. */
  readonly straight: number;
}

/** The channel from one model to another: between their outermost corners as seen along the line of their middles. Drawn back it may differ by a mil. */
export function channel(a: Model, b: Model): Channel {
  const same = a.middle.x === b.middle.x && a.middle.y === b.middle.y;
  const way = same ? { x: 0, y: 1 } : { x: b.middle.x - a.middle.x, y: b.middle.y - a.middle.y };
  const back = { x: 0 - way.x, y: 0 - way.y };
  return {
    a: between(outermost(a.outline, way), outermost(a.outline, way, true)),
    b: between(outermost(b.outline, back, true), outermost(b.outline, back)),
  };
}

/** The corner farthest to starboard of a way, or to port; of several the one farthest along it. */
function outermost(outline: Outline, way: Point, toPort = false): Point {
  let best = { x: 0, y: 0 };
  let [side, far] = [Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i < outline.length; i += 2) {
    const corner = { x: outline[i]!, y: outline[i + 1]! };
    const port = way.x * corner.y - way.y * corner.x;
    const here = toPort ? port : 0 - port;
    const along = way.x * corner.x + way.y * corner.y;
    if (here < side || (here === side && along <= far)) continue;
    [best, side, far] = [corner, here, along];
  }
  return best;
}

/** The middles of 17 equal parts of a line, each to the nearest mil. */
function between(from: Point, to: Point): Point[] {
  return Array.from({ length: PLACES }, (_, i) => ({
    x: from.x + quotient((to.x - from.x) * (2 * i + 1), 2 * PLACES),
    y: from.y + quotient((to.y - from.y) * (2 * i + 1), 2 * PLACES),
  }));
}

/** Counts the free lines of a channel: those that cross no edge of an obstacle and begin inside none. */
export function sightThrough(channel: Channel, obstacles: readonly Outline[]): Sight {
  const near = obstaclesIn(channel, obstacles);
  if (near.length === 0) return { free: LINES, straight: PLACES };
  let [free, straight] = [0, 0];
  for (const [i, from] of channel.a.entries()) {
    if (near.some(outline => inside(from, outline))) continue;
    for (const [j, to] of channel.b.entries()) {
      if (near.some(outline => crossesEdgeOf({ from, to }, outline))) continue;
      free += 1;
      if (i === j) straight += 1;
    }
  }
  return { free, straight };
}

/** Whether any line of a channel is free: what `sightThrough` counts, as far as the first. */
export function isOpen({ a, b }: Channel, obstacles: readonly Outline[]): boolean {
  const near = obstaclesIn({ a, b }, obstacles);
  return a.some(
    from => !near.some(outline => inside(from, outline)) && b.some(to => !near.some(o => crossesEdgeOf({ from, to }, o))),
  );
}

/** Whether a line crosses no edge of an obstacle and begins inside none. */
export function isLineFree(line: Line, obstacles: readonly Outline[]): boolean {
  return !obstacles.some(outline => inside(line.from, outline) || crossesEdgeOf(line, outline));
}

/** The obstacles that reach into a channel: those not wholly beyond one of its sides or ends. No other obstructs any of its lines. */
export function obstaclesIn({ a, b }: Channel, obstacles: readonly Outline[]): Outline[] {
  const places = [...a, ...b];
  const way = { x: b[MIDDLE]!.x - a[MIDDLE]!.x, y: b[MIDDLE]!.y - a[MIDDLE]!.y };
  const lengthwise = extentOf(places, way);
  const across = extentOf(places, { x: 0 - way.y, y: way.x });
  return obstacles.filter(outline => reaches(outline, across) && reaches(outline, lengthwise));
}

const MIDDLE = (PLACES - 1) / 2;

/** How far along an axis some places lie: from least to most, in mil times the length of the axis. */
interface Extent {
  readonly axis: Point;
  readonly least: number;
  readonly most: number;
}

function extentOf(places: readonly Point[], axis: Point): Extent {
  let least = Number.MAX_SAFE_INTEGER;
  let most = Number.MIN_SAFE_INTEGER;
  for (const { x, y } of places) {
    const at = x * axis.x + y * axis.y;
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return { axis, least, most };
}

/** Whether an outline lies not wholly below or above an extent. */
function reaches(outline: Outline, { axis, least, most }: Extent): boolean {
  let below = true;
  let above = true;
  for (let i = 0; i < outline.length; i += 2) {
    const at = outline[i]! * axis.x + outline[i + 1]! * axis.y;
    if (at >= least) below = false;
    if (at <= most) above = false;
    if (!below && !above) return true;
  }
  return false;
}
