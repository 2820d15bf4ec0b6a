// Courses worth a glance: as short, as far and halfway, straight, turning, and bending one way and then the other.

import type { Point, Pose, Segment } from '@flagplot/plane';
import { ahead, CIRCLE, headingOf, headingTo } from '@flagplot/plane';
import type { Limits } from '../rules/movement/course.ts';
import { GENTLEST, limitsOf } from '../rules/movement/course.ts';
import { endsOnMountain } from '../rules/movement/flight.ts';
import type { Plan } from '../rules/movement/plan.ts';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, isCorvette } from '../rules/roster.ts';
import type { Prize } from './prize.ts';
import { nearest } from './reach.ts';

/** How many courses are looked at. */
export type Width = 'wide' | 'narrow';

/** What courses are laid by: enemies to turn the bow to, places to steer for. */
export interface Sought {
  readonly marks: readonly Prize[];
  readonly goals: readonly Point[];
  readonly width: Width;
}

/** The plans of a vessel that are within its limits. */
export function plansFor(seen: Seen, vessel: Vessel, { marks, goals, width }: Sought): Plan[] {
  if (isCorvette(cardOf(seen.book, vessel))) return flightsFor(seen, vessel, { marks, width });
  const limits = limitsOf(seen.book, vessel);
  if (limits.most === 0) return [{ legs: [] }];
  const legsTo = (d: number): Segment[][] => goals.map(goal => steeredTo(limits, d, { from: vessel, goal }));
  const lengths = lengthsIn(limits, width);
  const bends = lengths.flatMap((d, i) =>
    width === 'wide' ? [...bendsOf(limits, d), ...legsTo(d)] : [...fewBends(limits, d, i === 0), ...(i === 0 ? legsTo(d) : [])],
  );
  return bends.map(legs => ({ legs }));
}

/** About until the bow, or of who goes astern the stern, points at a goal, then straight on. */
function steeredTo({ rate, way }: Limits, d: number, { from, goal }: { from: Pose; goal: Point }): Segment[] {
  const { x, y, heading } = from;
  const off = headingOf(headingTo({ x: way * (goal.x - x), y: way * (goal.y - y) }) - heading);
  const side = off <= CIRCLE / 2 ? way : 0 - way;
  const turned = rate < GENTLEST ? 0 : Math.floor((Math.min(off, CIRCLE - off) * 1000) / rate);
  const first = Math.min(d, turned);
  const legs = [
    { d: first * way, turn: side * rate },
    { d: (d - first) * way, turn: 0 },
  ];
  return legs.filter(leg => leg.d !== 0);
}

function lengthsIn({ least, most }: Limits, width: Width): number[] {
  const between = width === 'wide' ? [Math.floor((least + most) / 2)] : [];
  return [...new Set([most, ...between, least])].filter(d => d > 0);
}

const leg = ({ way }: Limits, length: number, turn: number): Segment => ({ d: length * way, turn: turn + 0 });

/** Straight on and turning all the way; the longest turning at first alone as well. */
function fewBends(limits: Limits, d: number, isLongest: boolean): Segment[][] {
  const straight = [leg(limits, d, 0)];
  const half = Math.floor(d / 2);
  if (limits.rate < GENTLEST || half === 0) return [straight];
  const sides = [limits.rate, 0 - limits.rate];
  const first = sides.map(turn => [leg(limits, half, turn), leg(limits, d - half, 0)]);
  return [straight, ...sides.map(turn => [leg(limits, d, turn)]), ...(isLongest ? first : [])];
}

function bendsOf(limits: Limits, d: number): Segment[][] {
  const few = fewBends(limits, d, true);
  if (few.length === 1) return few;
  const { rate } = limits;
  const half = Math.floor(d / 2);
  const sides = [rate, 0 - rate];
  const late = sides.map(turn => [leg(limits, half, 0), leg(limits, d - half, turn)]);
  const bent = sides.map(turn => [leg(limits, half, turn), leg(limits, d - half, 0 - turn)]);
  const gentle = rate >= 2 * GENTLEST ? sides.map(turn => [leg(limits, d, Math.trunc(turn / 2))]) : [];
  return [...few, ...late, ...bent, ...gentle];
}

/** Headings on which a flight is looked at. */
const HEADINGS: Readonly<Record<Width, number>> = { wide: 12, narrow: 8 };

/** Single legs all round, with the bow at whoever is nearest to their end; none that would end on a mountain. */
function flightsFor(seen: Seen, vessel: Vessel, { marks, width }: Omit<Sought, 'goals'>): Plan[] {
  const { reference } = seen.book.charts.corvette;
  const farthest = cardOf(seen.book, vessel).maxSpeed as number;
  const lengths = width === 'wide' ? [...new Set([reference, farthest])] : [farthest];
  const headings = Array.from({ length: HEADINGS[width] }, (_, i) => headingOf((i * CIRCLE) / HEADINGS[width]));
  const plans = headings.flatMap(heading => lengths.map(d => facing(vessel, { heading, d }, marks)));
  const clear = plans.filter(plan => !endsOnMountain(seen.book, vessel, plan));
  return clear.length > 0 ? clear : plans;
}

function facing(vessel: Vessel, leg: { heading: number; d: number }, marks: readonly Prize[]): Plan {
  const end = ahead(vessel, leg);
  const near = nearest(end, marks);
  const bow = near ? headingTo({ x: near.at.x - end.x, y: near.at.y - end.y }) : leg.heading;
  return { legs: [], flight: { legs: [leg], facing: bow } };
}
