// What stands between two vessels.

import type { Channel, Outline } from '@flagplot/plane';
import { channel, isOpen, isWithin, squaredDistance, TOUCH } from '@flagplot/plane';
import type { Book, FeatureOfBook } from '../book.ts';
import type { Sight } from '../charts.ts';
import { sightOf } from '../charts-read.ts';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, footprint, isAirborne, isOnTable } from '../roster.ts';

/** BB-3.2.98 All that a shot is read from: the channel between two vessels with the ends turned to firer and target, and what stands in it. */
export interface Line {
  readonly firer: Vessel;
  readonly target: Vessel;
  readonly squared: number;
  /** The 17 places of the target. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly obstacles: readonly Outline[];
  /** BB-3.2.12 */
  readonly open: boolean;
}

/** Looks from one vessel to another. The channel is drawn from the one that stands first in the lists. */
export function lineBetween(seen: Seen, firer: Vessel, target: Vessel): Line {
  const { vessels } = seen.open;
  const isFirst = vessels.indexOf(firer) < vessels.indexOf(target);
  const between = isFirst ? channelOf(seen.book, firer, target) : channelOf(seen.book, target, firer);
  const squared = squaredDistance(footprint(seen.book, firer), footprint(seen.book, target));
  const obstacles = obstaclesTo(seen, firer, target);
  // BB-3.2.12 Who touches is seen; else one free line of all is enough.
  const open = isWithin(squared, TOUCH) || isOpen(between, obstacles);
  return { firer, target, squared, places: isFirst ? between.b : between.a, obstacles, open };
}

function channelOf(book: Pick<Book, 'bodies'>, a: Vessel, b: Vessel): Channel {
  return channel({ middle: a, outline: footprint(book, a) }, { middle: b, outline: footprint(book, b) });
}

/** BB-3.2.15 to BB-3.2.18 What obstructs from one altitude to another; BB-3.2.14 the two themselves never do. */
function obstaclesTo(seen: Seen, firer: Vessel, target: Vessel): Outline[] {
  const [from, to] = [cardOf(seen.book, firer), cardOf(seen.book, target)];
  // BB-3.2.23 Hull Down is at the surface, so that there always is sight.
  const { terrain, vessels } = sightOf(seen.book.charts, from.altitude, to.altitude) as Sight;
  const outlines = seen.book.features
    .filter(feature => terrain.some(height => feature.reaches.includes(height)) && !isUnder(seen, feature, [firer, target]))
    .map(({ outline }) => outline);
  return vessels ? [...outlines, ...modelsAgainst(seen, firer, target)] : outlines;
}

/** BB-3.2.25 Terrain that a flyer's own footprint overlaps does not obstruct its lines. */
function isUnder({ book }: Seen, { outline }: FeatureOfBook, ends: readonly Vessel[]): boolean {
  return ends.some(vessel => isAirborne(cardOf(book, vessel)) && squaredDistance(footprint(book, vessel), outline) === 0);
}

/** BB-3.2.13 Surface vessels hostile to the firer, and BB-3.2.24 wrecks of either side; BB-3.2.22 flyers never. */
function modelsAgainst({ book, open }: Seen, firer: Vessel, target: Vessel): Outline[] {
  const stands = (other: Vessel): boolean =>
    other.status === 'wreck' || (isOnTable(other) && areEnemies(book, firer.side, other.side));
  return open.vessels
    .filter(other => other.id !== firer.id && other.id !== target.id && stands(other) && !isAirborne(cardOf(book, other)))
    .map(other => footprint(book, other));
}
