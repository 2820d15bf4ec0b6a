// A flight as it goes: leg by leg, to where it ends, and what it touches on the way.

import type { Course, Leg, Outline, Point } from '@flagplot/plane';
import { DISC, flightOf, Sweep, TOUCH } from '@flagplot/plane';
import { edgeBeyond } from '../movement/edge.ts';
import type { Marker } from '../open.ts';
import type { FlightLeg, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, footprint, isOnTable, vesselNamed } from '../roster.ts';
import { cardOfPlanes, flies, isFighter, markerNamed } from './markers.ts';

/** Where a flight has led. */
export interface Flown {
  readonly from: Point;
  readonly to: Point;
  /** Legs as they were flown, none of no length. */
  readonly legs: readonly Leg[];
  readonly length: number;
  /** BB-4.3.8, BB-4.4.1 Vessels of the enemy that were touched, from the first moment on. */
  readonly touched: readonly Id[];
  /** BB-4.3.3 The enemy marker whose contact ended it. */
  readonly halt: Id | null;
  /** BB-6.8.5 A leg would have led over the edge of the table. */
  readonly strays: boolean;
}

/** BB-4.2.1, BB-4.2.4 The farthest a group goes: as far as its slowest. */
export function rangeOfGroup({ book }: Pick<Seen, 'book'>, group: readonly Pick<Marker, 'type'>[]): number {
  return Math.min(...group.map(marker => cardOfPlanes(book, marker).move));
}

/** What flies: its side, its place, and whether contact ends its move. */
export interface Flyers {
  readonly side: string;
  readonly from: Point;
  readonly fighters: boolean;
  /** Mil left to it at the most. */
  readonly most: number;
}

/** What a group of markers is as flyers, from where it stands or comes in. */
export function flyersOf(seen: Pick<Seen, 'book'>, group: readonly Marker[], from?: Point): Flyers {
  const [{ side, x, y }] = group as [Marker];
  return { side, from: from ?? { x, y }, fighters: group.some(isFighter), most: rangeOfGroup(seen, group) };
}

/** BB-4.2.2 Over anything, leg by leg; no farther than it may, and not beyond the table. */
export function flyLegs(seen: Seen, flyers: Flyers, legs: readonly FlightLeg[]): Flown {
  let end: Flown = { from: flyers.from, to: flyers.from, legs: [], length: 0, touched: [], halt: null, strays: false };
  const touched = new Set(touchedAlong(seen, flyers, courseFrom(flyers.from, [])));
  for (const leg of legs) {
    const left = flyers.most - end.length;
    if (end.halt !== null || end.strays || left <= 0) break;
    end = extend(seen, flyers, { end, leg: { ...leg, d: Math.min(leg.d, left) }, touched });
  }
  return { ...end, touched: [...touched] };
}

function courseFrom({ x, y }: Point, legs: readonly Leg[]): Course {
  return flightOf({ x, y, heading: 0 }, legs);
}

/** One leg more. */
function extend(
  seen: Seen,
  flyers: Flyers,
  { end, leg: { heading, d, until }, touched }: { end: Flown; leg: FlightLeg; touched: Set<Id> },
): Flown {
  const course = courseFrom(end.to, [{ heading, d }]);
  const wanted = until === undefined ? undefined : firstTouchOf(seen, course, until);
  const halt = flyers.fighters ? firstNewContact(seen, flyers.side, course) : undefined;
  const free = Math.min(wanted ?? d, halt?.s ?? d);
  const { s, strays } = onTable(seen, course, free);
  const { x, y } = course.at(s);
  for (const vessel of touchedAlong(seen, flyers, course.upTo(s))) touched.add(vessel);
  return {
    ...end,
    to: { x, y },
    legs: s > 0 ? [...end.legs, { heading, d: s }] : end.legs,
    length: end.length + s,
    halt: halt && halt.s === s ? halt.marker : null,
    strays,
  };
}

/** BB-6.8.5 The last mil of a straight leg at which its middle is on the table. */
function onTable({ book }: Pick<Seen, 'book'>, course: Course, free: number): { s: number; strays: boolean } {
  let s = free;
  while (s > 0 && edgeBeyond(book, course.at(s)) !== undefined) s -= 1;
  return { s, strays: s < free };
}

/** BB-6.8.1 The mil at which the disc first touches a model by name. */
function firstTouchOf(seen: Seen, course: Course, name: Id): number | undefined {
  const vessel = vesselNamed(seen.open, name);
  if (vessel && isOnTable(vessel)) return sweepTo(seen, course, 1).firstTouch(footprint(seen.book, vessel));
  const marker = markerNamed(seen.open, name);
  return marker && flies(marker) ? sweepTo(seen, course, 2).firstTouch([marker.x, marker.y]) : undefined;
}

/** A disc carried along: its radius, and of a disc it comes to that one's too, are added to the limit. */
function sweepTo({ book }: Pick<Seen, 'book'>, course: Course, discs: 1 | 2): Sweep {
  return new Sweep(course, DISC, discs * book.charts.aeroplane.radius + TOUCH);
}

/** BB-4.3.3 The first contact with an enemy marker that is new: one that stood at the beginning must have been broken. */
function firstNewContact(seen: Seen, side: string, course: Course): { marker: Id; s: number } | undefined {
  const { book, open } = seen;
  const sweep = sweepTo(seen, course, 2);
  let first: { marker: Id; s: number } | undefined;
  for (const other of open.markers) {
    if (!flies(other) || !areEnemies(book, side, other.side)) continue;
    const s = newTouch(sweep, [other.x, other.y]);
    if (s !== undefined && (!first || s < first.s)) first = { marker: other.id, s };
  }
  return first;
}

function newTouch(sweep: Sweep, outline: Outline): number | undefined {
  const free = sweep.touches(outline, 0) ? sweep.firstFree(outline) : 0;
  return free === undefined ? undefined : sweep.firstTouch(outline, free);
}

/** Enemy vessels on the table that the disc touches somewhere on a course. */
function touchedAlong(seen: Seen, { side }: Flyers, course: Course): Id[] {
  const sweep = sweepTo(seen, course, 1);
  return seen.open.vessels
    .filter(vessel => isOnTable(vessel) && areEnemies(seen.book, side, vessel.side))
    .filter(vessel => sweep.firstTouch(footprint(seen.book, vessel)) !== undefined)
    .map(({ id }) => id);
}
