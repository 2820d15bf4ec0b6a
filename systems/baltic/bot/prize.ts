// What it is worth to hit a vessel, in the book's points.

import type { Point, Pose } from '@flagplot/plane';
import { squaredBetween } from '@flagplot/plane';
import type { Card } from '../rules/cards.ts';
import { multiplierRow } from '../rules/charts-read.ts';
import { isPrize } from '../rules/goals/prize.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isLive, isSotl, sideCalled } from '../rules/roster.ts';
import type { ConvoyGoal } from '../rules/scenario-file.ts';

/** A vessel as a mark: where it lies, how it is hit, and what that is worth. */
export interface Prize {
  readonly vessel: Vessel;
  readonly card: Card;
  readonly at: Pose;
  /** BB-3.2.41 */
  readonly isStationary: boolean;
  /** The row of Table 2. */
  readonly row: number;
  /** Mil from its middle to its hull, about. */
  readonly reach: number;
  /** Points of one vessel. */
  readonly points: number;
}

export function prizeOf({ book }: Pick<Seen, 'book'>, vessel: Vessel): Prize {
  const card = cardOf(book, vessel);
  const [length, width] = card.size;
  return {
    vessel,
    card,
    at: vessel,
    isStationary: vessel.setting === 'Stop' || vessel.held,
    row: multiplierRow({ card, isHullDown: vessel.down }),
    reach: Math.floor((length + width) / 5),
    points: pointsOf(book, vessel),
  };
}

/** BB-7.0.5 What it costs, BB-7.3.4 or what it scores for both sides together where it has to be brought through. */
function pointsOf(book: Seen['book'], vessel: Vessel): number {
  const convoy = book.goals.find((goal): goal is ConvoyGoal => goal.kind === 'convoy' && goal.units.includes(vessel.unit));
  const card = cardOf(book, vessel);
  return convoy ? convoy.points + convoy.wreck : card.points / card.vessels;
}

/** BB-7.2.10 Every live enemy of a side, but for the ship that both want whole. */
export function prizesFor(seen: Seen, side: string): Prize[] {
  return enemiesOf(seen, side).map(vessel => prizeOf(seen, vessel));
}

/** So many of them, those that lie nearest to a place, the nearest first. */
export function nearestPrizes(seen: Seen, { side, x, y }: Point & Pick<Vessel, 'side'>, most: number): Prize[] {
  const near: { vessel: Vessel; off: number }[] = [];
  for (const vessel of enemiesOf(seen, side)) {
    const off = squaredBetween({ x, y }, vessel);
    if (near.length === most && off >= (near[most - 1] as { off: number }).off) continue;
    const place = near.findIndex(other => off < other.off);
    near.splice(place < 0 ? near.length : place, 0, { vessel, off });
    near.length = Math.min(near.length, most);
  }
  return near.map(({ vessel }) => prizeOf(seen, vessel));
}

function enemiesOf({ book, open }: Seen, side: string): Vessel[] {
  const { enemies } = sideCalled(book, side);
  return open.vessels.filter(vessel => isLive(vessel) && enemies.includes(vessel.side) && !isPrize(book, vessel));
}

/** What a vessel is worth to its own side at the least, as long as it can fight. */
export const AFLOAT = 15;
/** What a ship whose boxes are going is worth besides: she is soon crippled, or sunk. */
const WOUNDED = 0.6;
/** Of hits that a small vessel may jink, so many are. */
const JINKED = 0.8;
/** Some of the hits on ships are tenners. */
const TENNERS = 1.15;

/** The points that so many hits are worth, on average; `spent`: hits that were dealt before in thought. */
export function gain({ card, vessel, points }: Prize, hits: number, spent = 0): number {
  if (!isSotl(card)) {
    const jink = Math.max(0, card.jink - vessel.splash - spent);
    return points * Math.min(1, Math.max(hits / 20, hits - JINKED * jink));
  }
  const left = Math.max(0, card.hull - vessel.lost - spent);
  const wounded = 1 + (WOUNDED * (vessel.lost + spent)) / card.hull;
  return ((TENNERS * points * Math.min(hits, left)) / card.hull) * wounded;
}
