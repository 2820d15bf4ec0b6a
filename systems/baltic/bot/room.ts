// Room to stay on the table.

import type { Pose } from '@flagplot/plane';
import type { Card } from '../rules/cards.ts';
import type { Setting } from '../rules/charts.ts';
import { GENTLEST, limitsOf } from '../rules/movement/course.ts';
import { leavesAt } from '../rules/movement/edge.ts';
import { courseOfPlan } from '../rules/movement/plan.ts';
import { ladder, lengthsAt } from '../rules/movement/settings.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isCorvette } from '../rules/roster.ts';

/** Whether a vessel leaves the table whatever it does from here: straight on or turning, no farther than it must on a setting. */
export function isTrapped({ book }: Seen, vessel: Vessel, setting: Setting = vessel.setting): boolean {
  const card = cardOf(book, vessel);
  if (isCorvette(card)) return false;
  const { least, rate, way } = limitsOf(book, { ...vessel, setting });
  if (least === 0) return false;
  const { x, y, heading } = vessel;
  const leaves = (d: number, turn: number): boolean =>
    leavesAt(book, courseOfPlan({ x, y, heading }, { legs: [{ d: d * way, turn }] })) !== undefined;
  // Who cannot turn has to come to rest before the edge.
  if (rate < GENTLEST) return leaves(way === 1 ? wayToRest(book, card, setting) : least, 0);
  return [0, rate, 0 - rate].every(turn => leaves(least, turn));
}

/** Mil that it goes at the least from a setting down to Stop, a rung a turn. */
function wayToRest(book: Seen['book'], card: Card, setting: Setting): number {
  const rungs = ladder(book, card);
  const paces = rungs.slice(rungs.indexOf('Stop'), rungs.indexOf(setting) + 1);
  return paces.reduce((sum, pace) => sum + (lengthsAt(book, card, pace)?.[0] ?? 0), 0);
}

/** The same of where it comes to, from where it may go a rung slower. */
export function isTrappedAt(seen: Seen, vessel: Vessel, { x, y, heading }: Pose): boolean {
  const there = { ...vessel, x, y, heading };
  const rungs = ladder(seen.book, cardOf(seen.book, vessel));
  const slower = rungs[rungs.indexOf(vessel.setting) - 1];
  return isTrapped(seen, there) && (slower === undefined || vessel.setting === 'Stop' || isTrapped(seen, there, slower));
}
