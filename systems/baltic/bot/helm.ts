// Where a vessel sails: the best of its courses by what its end promises, less what lies on the way.

import type { Pose } from '@flagplot/plane';
import { bombsAlong, bombTargets } from '../rules/movement/bombs.ts';
import { bestReference, hasDuty, keepsTogether } from '../rules/movement/coherency.ts';
import type { Plan } from '../rules/movement/plan.ts';
import { plannedEnd } from '../rules/movement/plan.ts';
import type { Column } from '../rules/movement/unit.ts';
import { memberOf } from '../rules/movement/unit.ts';
import type { Vessel } from '../rules/open.ts';
import type { Bombs, Sailing } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, flagshipOf, vesselCalled } from '../rules/roster.ts';
import type { Width } from './courses.ts';
import { plansFor } from './courses.ts';
import { corneredAt, dangerOn } from './dangers.ts';
import { gain, prizeOf } from './prize.ts';
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
  const { vessel, width } = helm;
  const station = stationOf(seen, vessel);
  const glances = plansTogether(seen, helm, station)
    .map(plan => ({ plan, worth: glanceAt(seen, station, { vessel, end: plannedEnd(vessel, plan) }) }))
    .sort((a, b) => b.worth - a.worth);
  return glances
    .slice(0, FOLLOWED[width])
    .map(({ plan, worth }) => ideaOf(seen, vessel, { plan, worth }))
    .sort((a, b) => b.worth - a.worth);
}

/** BB-3.1.20 Those by which a member keeps to its flagship; there is always one. */
function plansTogether(seen: Seen, { vessel, vessels, width }: Helm, { marks }: Station): Plan[] {
  const plans = plansFor(seen, vessel, { marks, width });
  const member = memberOf(seen, vessel, vessels);
  if (!member || !hasDuty(seen.book, member)) return plans;
  const together = plans.filter(plan => keepsTogether(seen.book, member, plan));
  return together.length > 0 ? together : [bestReference(seen.book, member)];
}

function glanceAt(seen: Seen, station: Station, { vessel, end }: { vessel: Vessel; end: Pose }): number {
  return worthAt(station, end) - corneredAt(seen, vessel, end) * station.self.points;
}

function ideaOf(seen: Seen, vessel: Vessel, { plan, worth }: Pick<Idea, 'plan' | 'worth'>): Idea {
  const { points } = prizeOf(seen, vessel);
  const bombs = bombsAlong(seen, vessel, plan);
  const danger = dangerOn(seen, vessel, plan) * points;
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
  const vessels = [...laid];
  for (const id of order) {
    if (vessels.some(({ vessel }) => vessel === id)) continue;
    const [best] = ideasFor(seen, { vessel: vesselCalled(seen.open, id), vessels, width });
    vessels.push(sailingOf(id, best as Idea));
  }
  return vessels;
}

/** How widely courses are looked for, and which are laid. */
export interface Laying {
  readonly width: Width;
  readonly laid?: readonly Sailing[];
}

export function sailingOf(vessel: string, { plan, bombs }: Idea): Sailing {
  return { vessel, ...plan, ...(bombs.length > 0 && { bombs: [...bombs] }) };
}
