// Where a vessel sails: the best of its courses by what its end promises, less what lies on the way.

import type { Pose } from '@flagplot/plane';
import { middleOf } from '@flagplot/plane';
import { bombsAlong, bombTargets } from '../rules/movement/bombs.ts';
import { bestReference, hasDuty, plansTogether } from '../rules/movement/coherency.ts';
import { leavesAt } from '../rules/movement/edge.ts';
import type { Plan } from '../rules/movement/plan.ts';
import { courseOfPlan, plannedEnd } from '../rules/movement/plan.ts';
import type { Column } from '../rules/movement/unit.ts';
import { memberOf } from '../rules/movement/unit.ts';
import type { Vessel } from '../rules/open.ts';
import type { Bombs, Id, Sailing } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, flagshipOf, vesselCalled } from '../rules/roster.ts';
import type { Width } from './courses.ts';
import { plansFor } from './courses.ts';
import type { Sailor } from './dangers.ts';
import { corneredAt, dangerOn, sailorOf } from './dangers.ts';
import { goalOf } from './errands.ts';
import { errandOf } from './missions.ts';
import { AFLOAT, gain, prizeOf } from './prize.ts';
import { nearest } from './reach.ts';
import { isTrappedAt } from './room.ts';
import type { Station } from './station.ts';
import { stationOf, worthAt } from './station.ts';

/** A plan with what it promises, in points. */
export interface Idea {
  readonly plan: Plan;
  readonly bombs: readonly Bombs[];
  readonly worth: number;
}

/** How many courses are followed to see what lies on them, of those that looked best. */
const FOLLOWED: Readonly<Record<Width, number>> = { wide: 8, narrow: 2 };

/** A vessel that has still to sail, the sailings of its unit so far, and how widely it is looked about. */
export interface Helm {
  readonly vessel: Vessel;
  readonly vessels: readonly Sailing[];
  readonly width: Width;
}

/** The courses of a vessel that keep it with its squadron, the best first. */
export function ideasFor(seen: Seen, helm: Helm): Idea[] {
  return glancesFor(seen, helm)
    .slice(0, FOLLOWED[helm.width])
    .map(glance => ideaOf(seen, helm.vessel, glance))
    .sort((a, b) => b.worth - a.worth);
}

/** The best of them alone: what lies on a course makes it worth no more than it looked, bombs apart. */
function bestIdea(seen: Seen, helm: Helm): Idea {
  const glances = glancesFor(seen, helm);
  const drops = hasBombs(seen, helm.vessel);
  let best: Idea | undefined;
  for (const glance of glances) {
    if (best && !drops && glance.worth <= best.worth) break;
    const idea = ideaOf(seen, helm.vessel, glance);
    if (!best || idea.worth > best.worth) best = idea;
  }
  return best as Idea;
}

function hasBombs({ book }: Seen, vessel: Vessel): boolean {
  return cardOf(book, vessel).weapons.some(({ kind }) => kind === 'bomb');
}

type Glance = Pick<Idea, 'plan' | 'worth'>;

function glancesFor(seen: Seen, helm: Helm): Glance[] {
  const { vessel } = helm;
  const station = stationOf(seen, vessel);
  const sailor = sailorOf(seen, vessel, station.errand?.edge ?? null);
  return plansOpen(seen, helm, station)
    .map(plan => ({ plan, worth: glanceAt(seen, station, { sailor, end: plannedEnd(vessel, plan) }) }))
    .sort((a, b) => b.worth - a.worth);
}

/** BB-3.1.20 Those by which a member keeps to its flagship; there is always one. */
function plansOpen(seen: Seen, { vessel, vessels, width }: Helm, { marks, errand }: Station): Plan[] {
  const member = memberOf(seen, vessel, vessels);
  const lead = member && middleOf(member.flagship);
  const goals = lead ?? (errand && goalOf(errand, vessel)) ?? nearest(vessel, marks)?.at;
  const plans = plansFor(seen, vessel, { marks, goals: goals ? [goals] : [], width });
  if (!member || !hasDuty(seen.book, member)) return plans;
  const together = plansTogether(seen.book, member, plans);
  return together.length > 0 ? together : [bestReference(seen.book, member)];
}

function glanceAt(seen: Seen, station: Station, { sailor, end }: { sailor: Sailor; end: Pose }): number {
  return worthAt(station, end) - corneredAt(seen, sailor, end) * Math.max(AFLOAT, station.self.points);
}

function ideaOf(seen: Seen, vessel: Vessel, { plan, worth }: Glance): Idea {
  const points = Math.max(AFLOAT, prizeOf(seen, vessel).points);
  const bombs = bombsAlong(seen, vessel, plan);
  const danger = dangerOn(seen, { vessel, leaves: errandOf(seen, vessel)?.edge ?? null }, plan) * points;
  return { plan, bombs, worth: worth - danger + bombsGain(seen, vessel, bombs) };
}

function bombsGain(seen: Seen, vessel: Vessel, bombs: readonly Bombs[]): number {
  const { weapons } = cardOf(seen.book, vessel);
  const { needs } = seen.book.charts;
  const targets = bombTargets(seen, vessel);
  return bombs.reduce((sum, { bay, target }) => {
    const fp = weapons.find(({ id }) => id === bay)?.fp ?? 0;
    const mark = targets.find(({ id }) => id === target);
    return mark ? sum + gain(prizeOf(seen, mark), (fp * (11 - needs)) / 10) : sum;
  }, 0);
}

/** The courses of all of a unit that have still to sail, the flagship's first; those that are laid already stay. */
export function sailingsFor(seen: Seen, { unit, left }: Column, { width, laid = [] }: Laying): Sailing[] {
  const flagship = flagshipOf(seen.open, unit)?.id as string;
  const order = left.includes(flagship) ? [flagship, ...left.filter(id => id !== flagship)] : [...left];
  const vessels = layAll(seen, order, { width, laid });
  const [first] = order;
  if (laid.length > 0 || width === 'narrow' || first === undefined || isSafe(seen, vessels)) return vessels;
  return saferThan(seen, vessels, [first, ...order.slice(1)]);
}

/** BB-3.1.20 Where any of a unit would leave the table, or could not but leave it next, its first goes another way, if there is one. */
function saferThan(seen: Seen, vessels: Sailing[], order: readonly [Id, ...Id[]]): Sailing[] {
  const [first] = order;
  let staying: Sailing[] | undefined;
  for (const idea of ideasFor(seen, { vessel: vesselCalled(seen.open, first), vessels: [], width: 'wide' })) {
    const others = layAll(seen, order, { width: 'wide', laid: [sailingOf(first, idea)] });
    if (isSafe(seen, others)) return others;
    if (staysOn(seen, others)) staying ??= others;
  }
  return staying ?? vessels;
}

function layAll(seen: Seen, order: readonly Id[], { width, laid = [] }: Laying): Sailing[] {
  const vessels = [...laid];
  for (const id of order) {
    if (vessels.some(({ vessel }) => vessel === id)) continue;
    vessels.push(sailingOf(id, bestIdea(seen, { vessel: vesselCalled(seen.open, id), vessels, width })));
  }
  return vessels;
}

/** Whether none leaves the table but by the edge that it is to leave by. */
function staysOn(seen: Seen, vessels: readonly Sailing[]): boolean {
  return vessels.every(sailing => {
    const vessel = vesselCalled(seen.open, sailing.vessel);
    return mayLeave(seen, vessel) || leavesAt(seen.book, courseOfPlan(vessel, sailing)) === undefined;
  });
}

/** Whether none leaves it, and each can stay on it from where it comes to. */
function isSafe(seen: Seen, vessels: readonly Sailing[]): boolean {
  return (
    staysOn(seen, vessels) &&
    vessels.every(sailing => {
      const vessel = vesselCalled(seen.open, sailing.vessel);
      return mayLeave(seen, vessel) || !isTrappedAt(seen, vessel, plannedEnd(vessel, sailing));
    })
  );
}

function mayLeave(seen: Seen, vessel: Vessel): boolean {
  return (errandOf(seen, vessel)?.edge ?? null) !== null;
}

/** How widely courses are looked for, and which are laid. */
export interface Laying {
  readonly width: Width;
  readonly laid?: readonly Sailing[];
}

export function sailingOf(vessel: string, { plan, bombs }: Idea): Sailing {
  return { vessel, ...plan, ...(bombs.length > 0 && { bombs: [...bombs] }) };
}
