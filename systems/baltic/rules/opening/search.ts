// Places for a unit, the nearest to some point first.

import type { Point, Pose } from '@flagplot/plane';
import { bodyPoint, boxOf, middleOf, overlap } from '@flagplot/plane';
import type { UnitOfBook } from '../book.ts';
import type { Card } from '../cards.ts';
import type { Id, Placing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, isOnTable } from '../roster.ts';
import { type Berth, berthOf, isFree, zonesOf } from './legal-places.ts';

/** Mil between two places that are tried, and of water between two members of a squadron. */
const STEP = 1000;
const GAP = 300;
/** Members abreast of each other. */
const ABREAST = 4;
/** Bows north, east, south and west. */
const HEADINGS: readonly number[] = [0, 9000, 18_000, 27_000];

/**
 * Every place of a grid over its zones in which a unit may stand: bows to the middle of the table first, over nobody first (a flyer may), those
 * nearest to `near` first; left out: the middle of its first zone.
 */
export function* placesFor(seen: Seen, unit: UnitOfBook, near?: Point): Iterable<Placing[]> {
  const [first] = zonesOf(seen.book, unit);
  const to = near ?? (first && middleOf(first));
  if (!to) return;
  const points = pointsFor(seen, unit);
  const squareTo = ({ x, y }: Point): number => (x - to.x) ** 2 + (y - to.y) ** 2;
  points.sort((a, b) => squareTo(a) - squareTo(b));
  const berth = berthOf(seen, unit);
  for (const heading of headingsFrom(seen, to)) {
    const over: Placing[][] = [];
    for (const placed of freePlaces(berth, points, heading)) {
      if (isClear(seen, unit, placed)) yield placed;
      else over.push(placed);
    }
    yield* over;
  }
}

/** Whether a unit may stand at any of these places: what is asked far more often than where, and from the edges of its zones found sooner. */
export function hasPlace(seen: Seen, unit: UnitOfBook): boolean {
  const points = pointsFor(seen, unit);
  const berth = berthOf(seen, unit);
  return HEADINGS.some(heading => !freePlaces(berth, points, heading).next().done);
}

/** Of each zone a grid over it, and its middle. */
function pointsFor({ book }: Seen, unit: UnitOfBook): Point[] {
  return zonesOf(book, unit).flatMap(zone => [...gridOver(zone), middleOf(zone)]);
}

function* freePlaces(berth: Berth, points: readonly Point[], heading: number): Generator<Placing[]> {
  const { book, unit } = berth;
  for (const point of points) {
    const placed = formation(cardOf(book, unit), unit.vessels, { ...point, heading });
    if (isFree(berth, placed)) yield placed;
  }
}

/** Whether it lies over or under no model that is there, at whatever height. */
function isClear(seen: Seen, { card }: UnitOfBook, placed: readonly Placing[]): boolean {
  const there = seen.open.vessels.filter(isOnTable).map(vessel => footprint(seen.book, vessel));
  return placed.every(placing => {
    const own = footprint(seen.book, { ...placing, card });
    return !there.some(model => overlap(model, own));
  });
}

function gridOver(zone: readonly number[]): Point[] {
  const { left, bottom, right, top } = boxOf(zone);
  const points: Point[] = [];
  for (let x = left + STEP / 2; x < right; x += STEP) for (let y = bottom + STEP / 2; y < top; y += STEP) points.push({ x, y });
  return points;
}

/** Toward the middle of the table first, then the other three quarters. */
function headingsFrom({ book: { table } }: Seen, { x, y }: Point): number[] {
  const [east, north] = [table[0] / 2 - x, table[1] / 2 - y];
  const along = [north, east, 0 - north, 0 - east];
  return along
    .map((reach, i) => ({ reach, heading: HEADINGS[i] as number }))
    .sort((a, b) => b.reach - a.reach)
    .map(({ heading }) => heading);
}

/** A ship, or a squadron in ranks behind its flagship, in the order of its list. */
export function formation({ size: [length, width] }: Pick<Card, 'size'>, vessels: readonly Id[], lead: Pose): Placing[] {
  return vessels.map((vessel, i) => {
    const rank = Math.floor(i / ABREAST);
    const astern = 0 - rank * (length + GAP);
    return { vessel, ...bodyPoint(lead, astern, (i % ABREAST) * (width + GAP)), heading: lead.heading };
  });
}
