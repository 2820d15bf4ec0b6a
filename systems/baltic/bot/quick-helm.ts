// Where vessels sail in imagined battles: the first of a unit by a rough look at the ends of nine courses, the others on the same course beside it.

import { bestReference, hasDuty, plansTogether } from '../rules/movement/coherency.ts';
import type { Limits } from '../rules/movement/course.ts';
import { limitsOf } from '../rules/movement/course.ts';
import { endsOnMountain } from '../rules/movement/flight.ts';
import type { Plan } from '../rules/movement/plan.ts';
import { courseOfPlan } from '../rules/movement/plan.ts';
import type { Column } from '../rules/movement/unit.ts';
import { memberOf } from '../rules/movement/unit.ts';
import type { Vessel } from '../rules/open.ts';
import type { Id, Sailing } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { flagshipOf, vesselCalled } from '../rules/roster.ts';
import { plansFor } from './courses.ts';
import type { Sailor } from './dangers.ts';
import { corneredAt, roughDanger, sailorOf } from './dangers.ts';
import { goalOf } from './errands.ts';
import { errandOf } from './missions.ts';
import { AFLOAT, nearestPrizes } from './prize.ts';
import { nearest } from './reach.ts';
import type { Rough } from './rough.ts';
import { roughOf, roughWorth } from './rough.ts';
import type { Enemies } from './station.ts';
import { enemiesAmong } from './station.ts';

/** How many enemies places are judged by: those that lie nearest to whoever sails first. */
const NEAREST = 2;
/** How many courses are looked at for whether a squadron keeps together on them, of those that promise most. */
const KEPT = 2;

/** BB-3.1.19 Courses of all that have still to sail, the flagship's first. */
export function quickSailings(seen: Seen, { unit, left }: Column): Sailing[] {
  const flagship = flagshipOf(seen.open, unit)?.id as string;
  const order = left.includes(flagship) ? [flagship, ...left.filter(id => id !== flagship)] : [...left];
  const first = vesselCalled(seen.open, order[0] as Id);
  const enemies = enemiesAmong(seen, nearestPrizes(seen, first, NEAREST));
  const vessels: Sailing[] = [];
  let lead: Lead | undefined;
  for (const id of order) {
    const vessel = vesselCalled(seen.open, id);
    const plan = planOf(seen, { vessel, vessels, enemies, lead });
    vessels.push({ vessel: id, ...plan });
    lead ??= { vessel, plan };
  }
  return vessels;
}

/** Whoever sails first, and how. */
interface Lead {
  readonly vessel: Vessel;
  readonly plan: Plan;
}

/** A vessel that has still to sail, the sailings of its unit so far, and whom it may meet. */
interface Helm {
  readonly vessel: Vessel;
  readonly vessels: readonly Sailing[];
  readonly enemies: Enemies;
  readonly lead: Lead | undefined;
}

/** BB-3.1.20 A member sails as the first does where that keeps it with its flagship and is not up a shore, else as it may. */
function planOf(seen: Seen, helm: Helm): Plan {
  const { vessel, vessels, lead } = helm;
  const member = memberOf(seen, vessel, vessels);
  const keeps = (plans: readonly Plan[]): Plan[] =>
    member && hasDuty(seen.book, member) ? plansTogether(seen.book, member, plans) : [...plans];
  const sailor = sailorOf(seen, vessel, errandOf(seen, vessel)?.edge ?? null);
  if (lead && canFollow(seen, sailor, lead) && keeps([lead.plan]).length > 0) return lead.plan;
  const [best] = keeps(bestPlans(seen, helm, sailor));
  return best ?? bestReference(seen.book, member as NonNullable<typeof member>);
}

function canFollow(seen: Seen, sailor: Sailor, { vessel: first, plan }: Lead): boolean {
  const { vessel } = sailor;
  if (vessel.unit !== first.unit || !areAlike(limitsOf(seen.book, vessel), limitsOf(seen.book, first))) return false;
  if (plan.flight && endsOnMountain(seen.book, vessel, plan)) return false;
  return roughDanger(seen, sailor, courseOfPlan(vessel, plan)) === 0;
}

function areAlike(a: Limits, b: Limits): boolean {
  return a.least === b.least && a.most === b.most && a.rate === b.rate && a.way === b.way;
}

interface Rated {
  readonly plan: Plan;
  readonly worth: number;
}

/** The two of its courses that promise most: what may come of a course is looked at as long as it could be one of them. */
function bestPlans(seen: Seen, { vessel, enemies }: Helm, sailor: Sailor): Plan[] {
  const rough = roughOf(seen, vessel, enemies);
  const { marks, errand, self } = rough.station;
  const goal = errand ? goalOf(errand, vessel) : nearest(vessel, marks)?.at;
  const plans = plansFor(seen, vessel, { marks, goals: goal ? [goal] : [], width: 'narrow' });
  let found: Rated[] = [];
  for (const { worth, ...glance } of glancesAt(vessel, rough, plans)) {
    const last = found[KEPT - 1];
    if (last && last.worth >= worth) break;
    const danger = corneredAt(seen, sailor, glance.end) + roughDanger(seen, sailor, glance.course);
    found = [...found, { plan: glance.plan, worth: worth - danger * Math.max(AFLOAT, self.points) }];
    found.sort((a, b) => b.worth - a.worth);
  }
  return found.slice(0, KEPT).map(({ plan }) => plan);
}

function glancesAt({ x, y, heading }: Vessel, rough: Rough, plans: readonly Plan[]) {
  return plans
    .map(plan => {
      const course = courseOfPlan({ x, y, heading }, plan);
      const last = course.at(course.length);
      const end = plan.flight ? { ...last, heading: plan.flight.facing } : last;
      return { plan, course, end, worth: roughWorth(rough, end) };
    })
    .sort((a, b) => b.worth - a.worth);
}
