// What a vessel is sent for besides fighting: to hold a place, to leave by an edge, to tow the prize home or to board her.

import { squaredDistance } from '@flagplot/plane';
import { towGoalOf } from '../rules/goals/tow.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { footprint } from '../rules/roster.ts';
import type { ConvoyGoal, HoldGoal } from '../rules/scenario-file.ts';
import type { Errand } from './errands.ts';
import { isSound, leaving } from './errands.ts';
import { fetching } from './fetch.ts';

/** The errand of a vessel; most have none. */
export function errandOf(seen: Seen, vessel: Vessel): Errand | undefined {
  const { goals } = seen.book;
  const convoy = goals.find((goal): goal is ConvoyGoal => goal.kind === 'convoy' && goal.units.includes(vessel.unit));
  if (convoy) return leaving(seen, convoy.edge, convoy.points);
  const tow = towGoalOf(seen.book);
  if (tow) return fetching(seen, vessel, tow);
  const hold = goals.find((goal): goal is HoldGoal => goal.kind === 'hold');
  return hold && holding(seen, vessel, hold);
}

/** BB-7.1.2 One sound ship within reach is enough; a second one there is worth little. */
const SECOND = 0.25;
/** Mil from which a place is worth a turn of what it scores. */
const PULL = 24_000;

function holding(seen: Seen, vessel: Vessel, { feature, within, points }: HoldGoal): Errand | undefined {
  const { book, open } = seen;
  const outline = book.features.find(({ id }) => id === feature)?.outline;
  const isBroken = open.structures.some(({ id, by }) => id === feature && by !== null);
  if (!outline || isBroken || !isSound(seen, vessel)) return undefined;
  const near = (one: Vessel): boolean => squaredDistance(footprint(book, one), outline) <= within * within;
  const others = open.vessels.some(one => one !== vessel && one.side === vessel.side && isSound(seen, one) && near(one));
  const there = others ? points * SECOND : points;
  return { outline, within, there, mil: there / PULL, edge: null, hull: null };
}
