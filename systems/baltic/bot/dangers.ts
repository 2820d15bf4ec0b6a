// What may come of a course besides fire: the ground, a collision, the edge of the table, and no room to turn at its end.

import type { Point, Pose } from '@flagplot/plane';
import { ahead, inside } from '@flagplot/plane';
import type { Water } from '../rules/charts.ts';
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

/** What each costs, of what the vessel is worth. */
const COST = { solid: 0.5, aground: 0.4, test: 0.12, meet: 0.15, edge: 0.8, backed: 0.1 } as const;

/** The part of a vessel's worth that a course puts at risk. */
export function dangerOn(seen: Seen, vessel: Vessel, plan: Plan): number {
  const { x, y, heading } = vessel;
  const course = courseOfPlan({ x, y, heading }, plan);
  const end = freeEnd(seen, vessel, course);
  let danger = end < course.length ? COST.backed : 0;
  for (const happening of happeningsOn(passageOf(seen, { vessel, course, from: 0, met: [], bombs: [] }))) {
    if (happening.s > end) break;
    danger += costOf(seen, vessel, happening);
    if (happening.what === 'solid' || happening.what === 'edge') break;
  }
  return danger;
}

function costOf({ book }: Seen, vessel: Vessel, happening: Happening): number {
  if (happening.what === 'water')
    return happening.how === 'leave'
      ? 0
      : { free: 0, test: COST.test, aground: COST.aground }[depthOf(book, vessel, happening.water)];
  return happening.what === 'part' || happening.what === 'bomb' ? 0 : COST[happening.what];
}

/** Thousandths of a radius: 57.3 degrees. */
const RADIAN = 5_729_578;
/** How far ahead it is looked, in radii of its turn, and what it costs to find no water there. */
const LOOKS = [
  { radii: 0.9, cost: 0.5 },
  { radii: 1.8, cost: 0.2 },
] as const;
/** What flies turns where it is. */
const FREE = 6000;

/** The part of its worth that a vessel risks next, for want of room ahead of where it ends. */
export function corneredAt(seen: Seen, vessel: Vessel, pose: Pose): number {
  if (isCorvette(cardOf(seen.book, vessel))) return edgeBeyond(seen.book, pose) ? COST.edge : 0;
  const rate = rateOf(seen.book, cardOf(seen.book, vessel), vessel);
  const radius = rate === 0 ? 2 * FREE : RADIAN / rate;
  return LOOKS.reduce((sum, { radii, cost }) => sum + (isClosed(seen, vessel, lookAhead(pose, radius * radii)) ? cost : 0), 0);
}

function lookAhead(pose: Pose, d: number): Point {
  return ahead(pose, { heading: pose.heading, d: Math.floor(d) });
}

/** Whether a vessel must not come here: off the table, on something solid, or where it would ground. */
function isClosed(seen: Seen, vessel: Vessel, place: Point): boolean {
  const { book } = seen;
  if (edgeBeyond(book, place)) return true;
  const card = cardOf(book, vessel);
  return book.features.some(feature => {
    const isWater = (WATERS as readonly string[]).includes(feature.kind);
    const stops = isWater ? depthOf(book, vessel, feature.kind as Water) === 'aground' : isSolid(book, card, feature);
    return stops && inside(place, feature.outline);
  });
}
