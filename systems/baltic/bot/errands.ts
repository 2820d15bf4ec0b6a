// What it is to be sent somewhere: how far off a vessel is, and where it steers.

import type { Outline, Point, Pose } from '@flagplot/plane';
import { middleOf, outlineAt, root, squaredDistance, squaredFrom } from '@flagplot/plane';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isCrippled, isLive, isSotl } from '../rules/roster.ts';
import type { Edge } from '../rules/scenario-file.ts';

/** Where a vessel is wanted. */
export interface Errand {
  readonly outline: Outline;
  /** Mil from there at which it has come. */
  readonly within: number;
  /** Points for being there, and for every mil that it is off. */
  readonly there: number;
  readonly mil: number;
  /** The edge by which it is to leave. */
  readonly edge: Edge | null;
  /** The hull that is to lie beside it, and therefore to arrive slowly; nothing where its middle is to come there. */
  readonly hull: Outline | null;
}

/** How many points a mil toward an edge is worth: of all that are scored beyond it so many times its share of the table. */
const HASTE = 4;

/** To leave by an edge. */
export function leaving({ book }: Seen, edge: Edge, points: number): Errand {
  const [width, depth] = book.table;
  const ends: Readonly<Record<Edge, Outline>> = {
    north: [0, depth, width, depth],
    south: [0, 0, width, 0],
    east: [width, 0, width, depth],
    west: [0, 0, 0, depth],
  };
  return { outline: ends[edge], within: 0, there: points, mil: (HASTE * points) / width, edge, hull: null };
}

/** Whether a ship can hold a place, tow or board. */
export function isSound({ book }: Seen, vessel: Vessel): boolean {
  const card = cardOf(book, vessel);
  return isLive(vessel) && isSotl(card) && !isCrippled(card, vessel);
}

/** Mil that whoever stands here lies off it. */
export function offFrom({ outline, within, hull }: Errand, pose: Pose): number {
  const squared = hull ? squaredDistance(outlineAt(pose, hull), outline) : squaredFrom(pose, outline);
  return Math.max(0, root(squared) - within);
}

/** Where it leads to. */
export function goalOf({ outline, edge }: Errand, from: Point): Point {
  const middle = middleOf(outline);
  if (edge === 'east' || edge === 'west') return { x: middle.x, y: from.y };
  return edge ? { x: from.x, y: middle.y } : middle;
}
