// What may come of a course besides fire: the ground, a collision, the edge of the table, and no room to turn at its end.

import type { Course, Outline, Point, Pose } from '@flagplot/plane';
import { ahead, inside, RADIAN } from '@flagplot/plane';
import type { FeatureOfBook } from '../rules/book.ts';
import type { Water } from '../rules/charts.ts';
import { isPrize } from '../rules/goals/prize.ts';
import { depthOf, WATERS } from '../rules/movement/depths.ts';
import { edgeBeyond } from '../rules/movement/edge.ts';
import type { Happening } from '../rules/movement/happenings.ts';
import { happeningsOn } from '../rules/movement/happenings.ts';
import { passageOf } from '../rules/movement/passage.ts';
import type { Plan } from '../rules/movement/plan.ts';
import { courseOfPlan } from '../rules/movement/plan.ts';
import { isSolid } from '../rules/movement/solids.ts';
import { rateOf } from '../rules/movement/template.ts';
import { freeEnd } from '../rules/movement/voyage.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isCorvette } from '../rules/roster.ts';
import type { Edge } from '../rules/scenario-file.ts';

/** What each costs, of what the vessel is worth. */
const COST = { solid: 0.5, aground: 0.4, test: 0.12, meet: 0.15, edge: 12, backed: 0.1, prize: 2 } as const;

/** A vessel, the edge by which it is to leave, and where it must not come: on what is solid, or where it would ground. */
export interface Sailor {
  readonly vessel: Vessel;
  readonly leaves: Edge | null;
  readonly closed: readonly Outline[];
}

export function sailorOf({ book }: Seen, vessel: Vessel, leaves: Edge | null): Sailor {
  const card = cardOf(book, vessel);
  const stops = (feature: FeatureOfBook): boolean =>
    (WATERS as readonly string[]).includes(feature.kind)
      ? depthOf(book, vessel, feature.kind as Water) === 'aground'
      : isSolid(book, card, feature);
  return { vessel, leaves, closed: book.features.filter(stops).map(({ outline }) => outline) };
}

/** The part of a vessel's worth that a course puts at risk. */
export function dangerOn(seen: Seen, { vessel, leaves }: Omit<Sailor, 'closed'>, plan: Plan): number {
  const { x, y, heading } = vessel;
  const course = courseOfPlan({ x, y, heading }, plan);
  const end = freeEnd(seen, vessel, course);
  let danger = end < course.length ? COST.backed : 0;
  for (const happening of happeningsOn(passageOf(seen, { vessel, course, from: 0, met: [], bombs: [] }))) {
    if (happening.s > end || (happening.what === 'edge' && edgeBeyond(seen.book, course.at(end)) === leaves)) break;
    danger += costOf(seen, vessel, happening);
    if (happening.what === 'solid' || happening.what === 'edge') break;
  }
  return danger;
}

/** Places of a course that are looked at where nobody has time to follow it, in thousandths of its length. */
const SAMPLES = [333, 667, 1000] as const;

/** About the same, by where the middle of a vessel comes on its course. */
export function roughDanger(seen: Seen, sailor: Sailor, course: Course): number {
  const places = SAMPLES.map(part => course.at(Math.floor((course.length * part) / 1000)));
  return places.some(place => isClosed(seen, sailor, place)) ? COST.solid : 0;
}

function costOf({ book }: Seen, vessel: Vessel, happening: Happening): number {
  if (happening.what === 'water')
    return happening.how === 'leave'
      ? 0
      : { free: 0, test: COST.test, aground: COST.aground }[depthOf(book, vessel, happening.water)];
  // BB-7.2.10 Whoever wrecks the ship that both want has lost.
  if (happening.what === 'meet' && isPrize(book, happening.other)) return COST.prize;
  return happening.what === 'part' || happening.what === 'bomb' ? 0 : COST[happening.what];
}

/** How far ahead it is looked, in radii of its turn, and what it costs to find no water there. */
const LOOKS = [
  { radii: 0.9, cost: 0.7 },
  { radii: 1.8, cost: 0.3 },
] as const;
/** What flies turns where it is. */
const FREE = 6000;

/** The part of its worth that a vessel risks next, for want of room ahead of where it ends. */
export function corneredAt(seen: Seen, sailor: Sailor, pose: Pose): number {
  const { vessel, leaves } = sailor;
  const beyond = edgeBeyond(seen.book, pose);
  if (beyond && beyond === leaves) return 0;
  if (isCorvette(cardOf(seen.book, vessel))) return beyond ? COST.edge : 0;
  const rate = rateOf(seen.book, cardOf(seen.book, vessel), vessel);
  const radius = rate === 0 ? 2 * FREE : RADIAN / rate;
  return LOOKS.reduce((sum, { radii, cost }) => {
    const place = lookAhead(pose, radius * radii);
    return sum + (isClosed(seen, sailor, place) ? cost : 0);
  }, 0);
}

function lookAhead(pose: Pose, d: number): Point {
  return ahead(pose, { heading: pose.heading, d: Math.floor(d) });
}

/** Whether a vessel must not come here: off the table, on something solid, or where it would ground. */
function isClosed({ book }: Seen, { leaves, closed }: Sailor, place: Point): boolean {
  const beyond = edgeBeyond(book, place);
  return beyond ? beyond !== leaves : closed.some(outline => inside(place, outline));
}
