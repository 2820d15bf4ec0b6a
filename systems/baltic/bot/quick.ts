// The quick player, for all sides of an imagined battle: nine courses by a glance at their ends, and a look along the lines of what it fires alone.

import type { Firing } from '../rules/acts/act.ts';
import { ableAlong } from '../rules/acts/fire.ts';
import { bestBeside } from '../rules/acts/list.ts';
import { towings } from '../rules/acts/tow.ts';
import { isFired, works } from '../rules/gunnery/aim.ts';
import type { Mark } from '../rules/gunnery/mark.ts';
import { markOf } from '../rules/gunnery/mark.ts';
import type { Line } from '../rules/gunnery/sight.ts';
import { lineBetween } from '../rules/gunnery/sight.ts';
import { bestReference, hasDuty, plansTogether } from '../rules/movement/coherency.ts';
import type { Plan } from '../rules/movement/plan.ts';
import { courseOfPlan } from '../rules/movement/plan.ts';
import type { Column } from '../rules/movement/unit.ts';
import { memberOf } from '../rules/movement/unit.ts';
import type { Vessel } from '../rules/open.ts';
import type { Act, Fire, Id, Sailing } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { flagshipOf, vesselCalled, vesselNamed } from '../rules/roster.ts';
import { plansFor } from './courses.ts';
import type { Sailor } from './dangers.ts';
import { corneredAt, roughDanger, sailorOf } from './dangers.ts';
import { goalOf } from './errands.ts';
import type { Gun } from './glance.ts';
import { gunsOf, hitsAt } from './glance.ts';
import type { Prize } from './prize.ts';
import { AFLOAT, gain, prizesFor } from './prize.ts';
import { nearest, nearestFew } from './reach.ts';
import type { Station } from './station.ts';
import { enemiesAmong, glanceFrom, stationOf } from './station.ts';
import { mayMeet, tubesOf } from './tubes.ts';

/** How many enemies places are judged by: those that lie nearest to whoever sails first. */
const NEAREST = 4;
/** How many courses are looked at for whether a squadron keeps together on them, of those that promise most. */
const KEPT = 2;

/** BB-3.1.19 Courses of all that have still to sail, the flagship's first. */
export function quickSailings(seen: Seen, { unit, left }: Column): Sailing[] {
  const flagship = flagshipOf(seen.open, unit)?.id as string;
  const order = left.includes(flagship) ? [flagship, ...left.filter(id => id !== flagship)] : [...left];
  const first = vesselCalled(seen.open, order[0] as Id);
  const enemies = enemiesAmong(seen, nearestFew(first, prizesFor(seen, first.side), NEAREST));
  const vessels: Sailing[] = [];
  for (const id of order) {
    const vessel = vesselCalled(seen.open, id);
    vessels.push({ vessel: id, ...quickPlan(seen, { vessel, station: stationOf(seen, vessel, enemies), vessels }) });
  }
  return vessels;
}

/** A vessel that has still to sail, what its place is judged by, and the sailings of its unit so far. */
interface Helm {
  readonly vessel: Vessel;
  readonly station: Station;
  readonly vessels: readonly Sailing[];
}

function quickPlan(seen: Seen, { vessel, station, vessels }: Helm): Plan {
  const { errand, marks } = station;
  const goal = errand ? goalOf(errand, vessel) : nearest(vessel, marks)?.at;
  const sailor = sailorOf(seen, vessel, errand?.edge ?? null);
  const rated = plansFor(seen, vessel, { marks, goals: goal ? [goal] : [], width: 'narrow' })
    .map(plan => ({ plan, worth: worthOf(seen, station, { sailor, plan }) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ plan }) => plan);
  const member = memberOf(seen, vessel, vessels);
  if (!member || !hasDuty(seen.book, member)) return rated[0] as Plan;
  const [best] = plansTogether(seen.book, member, rated.slice(0, KEPT));
  return best ?? bestReference(seen.book, member);
}

function worthOf(seen: Seen, station: Station, { sailor, plan }: { sailor: Sailor; plan: Plan }): number {
  const { x, y, heading } = sailor.vessel;
  const course = courseOfPlan({ x, y, heading }, plan);
  const last = course.at(course.length);
  const end = plan.flight ? { ...last, heading: plan.flight.facing } : last;
  const danger = corneredAt(seen, sailor, end) + roughDanger(seen, sailor, course);
  return glanceFrom(station, end) - danger * Math.max(AFLOAT, station.self.points);
}

/** BB-3.2.3 Each weapon at whom it promises most at a glance, as far as that is in sight; everything else as the rules have it first. */
export function quickActs(firing: Firing): Act[] {
  const [towing] = towings(firing);
  if (towing) return [towing];
  const fire = quickShots(firing);
  return bestBeside(firing, hasMarkAhead(firing) ? { fire } : { fire, launch: [] });
}

/** Whether any tube has an enemy before it: only then a salvo is followed. */
function hasMarkAhead(firing: Firing): boolean {
  const marks = prizesFor(firing, firing.side);
  return firing.vessels.some(id => {
    const vessel = vesselCalled(firing.open, id);
    return tubesOf(firing, vessel).some(tube => marks.some(mark => mayMeet(tube, vessel, mark)));
  });
}

function quickShots(firing: Firing): Fire[] {
  const firers = firing.vessels.flatMap(id => vesselNamed(firing.open, id) ?? []);
  const [first] = firers;
  if (!first) return [];
  const marks = prizesFor(firing, firing.side);
  const spent = new Map<Id, number>();
  const look = lookFrom(firing, firers);
  return gunsOf(firing, first)
    .filter(({ weapon }) => isFired(weapon))
    .flatMap(gun => quickShot(firing, { gun, firers, marks, spent, look }));
}

/** What those that fire see of a vessel: looked at once, for all their weapons. */
type Look = (vessel: Vessel) => { readonly mark: Mark; readonly lines: readonly Line[] };

function lookFrom(firing: Firing, firers: readonly Vessel[]): Look {
  const seen = new Map<Id, ReturnType<Look>>();
  return vessel => {
    const before = seen.get(vessel.id);
    if (before) return before;
    const mark = markOf(firing, vessel);
    const found = { mark, lines: firers.map(firer => lineBetween(firing, firer, mark)) };
    seen.set(vessel.id, found);
    return found;
  };
}

interface Battery {
  readonly gun: Gun;
  readonly firers: readonly Vessel[];
  readonly marks: readonly Prize[];
  readonly spent: Map<Id, number>;
  readonly look: Look;
}

/** How many marks are looked at, of those that look best. */
const LOOKS = 2;

function quickShot(firing: Firing, { gun, firers, marks, spent, look }: Battery): Fire[] {
  const { weapon } = gun;
  const able = firers.filter(firer => works(firer, weapon));
  const rated = marks
    .map(mark => ({ mark, hits: able.reduce((sum, from) => sum + hitsAt(firing.book.charts, { gun, from }, mark), 0) }))
    .filter(({ hits }) => hits > 0)
    .map(({ mark, hits }) => ({ mark, hits, worth: gain(mark, hits, spent.get(mark.vessel.id)) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { mark, hits } of rated.slice(0, LOOKS)) {
    const target = mark.vessel.id;
    const by = ableAlong(firing, { weapon, ...look(mark.vessel) });
    if (by.length === 0) continue;
    spent.set(target, (spent.get(target) ?? 0) + hits);
    return [{ act: 'fire', weapon: weapon.id, by, target }];
  }
  return [];
}
