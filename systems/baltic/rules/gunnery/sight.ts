// What stands between a vessel and its target.

import type { Channel, Outline, Point } from '@flagplot/plane';
import { channel, isOpen, isWithin, sightThrough, squaredDistance, TOUCH } from '@flagplot/plane';
import type { FeatureOfBook } from '../book.ts';
import type { Sight } from '../charts.ts';
import { sightOf } from '../charts-read.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isAirborne, isOnTable } from '../roster.ts';
import type { Mark } from './mark.ts';
import { markOf } from './mark.ts';

/** BB-3.2.98 All that a shot is read from: the channel between two models with the ends turned to firer and target, and what stands in it. */
export interface Line {
  readonly firer: Vessel;
  readonly target: Mark;
  readonly squared: number;
  /** The 17 places of the target. */
  readonly places: readonly Point[];
  readonly obstacles: readonly Outline[];
  /** BB-3.2.12 */
  readonly open: boolean;
  /** BB-3.2.26 */
  readonly masked: boolean;
}

/** Looks from a vessel at a target. BB-6.6.5 The channel is drawn from what stands first in the lists, a structure last. */
export function lineBetween(seen: Seen, firer: Vessel, target: Mark): Line {
  const { vessels } = seen.open;
  const isFirst = !target.vessel || vessels.indexOf(firer) < vessels.indexOf(target.vessel);
  const own = markOf(seen, firer);
  const between = isFirst ? channelOf(own, target) : channelOf(target, own);
  const squared = squaredDistance(own.outline, target.outline);
  const terms = sightOf(seen.book.charts, own.level, target.level);
  const obstacles = terms ? obstaclesTo(seen, terms, { firer, target }) : [];
  // BB-6.6.4 Who touches is seen; else BB-3.2.12 one free line of all is enough (BB-6.6.3). BB-3.2.19 From some levels to others there is no sight.
  const open = terms !== null && (isWithin(squared, TOUCH) || isOpen(between, obstacles));
  const masked = open && !isWithin(squared, TOUCH) && isMasked(seen, between, obstacles);
  return { firer, target, squared, places: isFirst ? between.b : between.a, obstacles, open, masked };
}

/** BB-6.6.1 Between the outermost corners of both, BB-6.6.2 joined by 17 places of either. */
function channelOf(a: Mark, b: Mark): Channel {
  return channel({ middle: a.pose, outline: a.outline }, { middle: b.pose, outline: b.outline });
}

/** BB-3.2.26 Where the table plays with it: so many of the parallel lines are obstructed (BB-6.6.3). */
function isMasked({ book }: Seen, between: Channel, obstacles: readonly Outline[]): boolean {
  if (!book.options.masking || obstacles.length === 0) return false;
  return between.a.length - sightThrough(between, obstacles).straight >= book.charts.maskedFrom;
}

interface Ends {
  readonly firer: Vessel;
  readonly target: Mark;
}

/** BB-3.2.15, BB-3.2.16, BB-3.2.17, BB-3.2.18, BB-3.2.20, BB-3.2.21 What obstructs from one level to another. */
function obstaclesTo(seen: Seen, { terrain, vessels }: Sight, ends: Ends): Outline[] {
  const flyers = [ends.firer, ...(ends.target.vessel ? [ends.target.vessel] : [])].filter(vessel =>
    isAirborne(cardOf(seen.book, vessel)),
  );
  // BB-3.2.15, BB-3.2.16, BB-3.2.17, BB-3.2.18, BB-3.2.20 Terrain of the heights that the chart names.
  const outlines = seen.book.features
    .filter(feature => terrain.some(height => feature.reaches.includes(height)) && feature.id !== ends.target.structure?.id)
    .filter(feature => !flyers.some(vessel => isUnder(seen, feature, vessel)))
    .map(({ outline }) => outline);
  // BB-3.2.16, BB-3.2.18 Vessels from ship to ship alone.
  return vessels ? [...outlines, ...modelsAgainst(seen, ends)] : outlines;
}

/** BB-3.2.25 Terrain that a flyer's own footprint overlaps (BB-6.2.9) does not obstruct its lines. */
export function isUnder({ book }: Seen, { outline }: Pick<FeatureOfBook, 'outline'>, flyer: Vessel): boolean {
  return squaredDistance(footprint(book, flyer), outline) === 0;
}

/** BB-3.2.13 Surface vessels hostile to the firer, and BB-3.2.24 wrecks of either side, unless the table plays without; BB-3.2.22 flyers never, BB-3.2.14 nor the two themselves. */
function modelsAgainst({ book, open }: Seen, { firer, target }: Ends): Outline[] {
  const stands = (other: Vessel): boolean =>
    other.status === 'wreck' ? !book.options['clear-wrecks'] : isOnTable(other) && areEnemies(book, firer.side, other.side);
  return open.vessels
    .filter(other => other !== firer && other !== target.vessel && stands(other) && !isAirborne(cardOf(book, other)))
    .map(other => footprint(book, other));
}
