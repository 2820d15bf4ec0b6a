// The courses of a unit together: who sails, in what order, and whether they keep together.

import type { Refusal } from '@flagplot/kernel';
import { nameOf } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Id, Sailing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, flagshipOf, footprint, isCorvette, vesselCalled } from '../roster.ts';
import { bombFaults } from './bombs.ts';
import type { Member } from './coherency.ts';
import { hasDuty, keepsTogether } from './coherency.ts';
import { courseFaults } from './course.ts';
import { flightFaults } from './flight.ts';
import type { Plan } from './plan.ts';
import { plannedEnd } from './plan.ts';

/** The vessels of a unit that have still to sail. */
export interface Column {
  readonly unit: Id;
  readonly left: readonly Id[];
}

/** BB-3.1.19 Every vessel once, the flagship first: every reason the list of an order is none. */
export function listFaults({ book, open }: Seen, { unit, left }: Column, vessels: readonly Sailing[]): Refusal[] {
  const listed = vessels.map(({ vessel }) => vessel);
  const rule = 'BB-3.1.19';
  const found = listed.flatMap((vessel, i): Refusal[] => {
    const at = `/vessels/${i}/vessel`;
    if (!left.includes(vessel)) return [{ rule, at, say: `${nameOf(book, vessel)} does not sail now.` }];
    return listed.indexOf(vessel) < i ? [{ rule, at, say: `${nameOf(book, vessel)} sails once.` }] : [];
  });
  const missing = left.filter(vessel => !listed.includes(vessel));
  found.push(
    ...missing.map((vessel): Refusal => ({ rule, at: '/vessels', say: `${nameOf(book, vessel)} sails too.`, lacking: true })),
  );
  const flagship = flagshipOf(open, unit)?.id as Id;
  if (found.length === 0 && left.includes(flagship) && listed[0] !== flagship)
    found.push({ rule, at: '/vessels/0/vessel', say: `${nameOf(book, flagship)} is the flagship and sails first.` });
  return found;
}

/** Every reason the courses of a unit cannot stand. */
export function sailFaults(seen: Seen, column: Column, vessels: readonly Sailing[]): Refusal[] {
  const wrong = listFaults(seen, column, vessels);
  if (wrong.length > 0) return wrong;
  return vessels.flatMap((sailing, i) => {
    const vessel = vesselCalled(seen.open, sailing.vessel);
    const at = `/vessels/${i}`;
    const faults = planFaults(seen, vessel, sailing)(at);
    return faults.length > 0 ? faults : coherencyFaults(seen, memberOf(seen, vessel, vessels), { at, plan: sailing });
  });
}

/** What is wrong with one vessel's course by itself, and with what it means to drop. */
function planFaults({ book, open }: Seen, vessel: Vessel, sailing: Sailing): (at: string) => Refusal[] {
  const faults = isCorvette(cardOf(book, vessel)) ? flightFaults(book, vessel, sailing) : courseFaults(book, vessel, sailing);
  return at => [...faults(at), ...bombFaults({ book, open }, vessel, sailing.bombs ?? [])(at)];
}

function coherencyFaults({ book }: Seen, member: Member | undefined, { at, plan }: { at: string; plan: Plan }): Refusal[] {
  if (!member || !hasDuty(book, member) || keepsTogether(book, member, plan)) return [];
  const { id, unit } = member.vessel;
  return [
    {
      rule: 'BB-3.1.20',
      at: `${at}/${plan.flight ? 'flight/' : ''}legs`,
      say: `${nameOf(book, id)} can end nearer to the flagship of ${nameOf(book, unit)}.`,
    },
  ];
}

/** BB-3.1.20 A member with the flagship where she means to end: where her course leads, BB-3.1.60 or where she lies if she has sailed. Nothing for the flagship. */
export function memberOf({ book, open }: Seen, vessel: Vessel, vessels: readonly Sailing[]): Member | undefined {
  const flagship = flagshipOf(open, vessel.unit) as Vessel;
  if (flagship.id === vessel.id) return undefined;
  // BB-2.0.9, BB-3.1.60
  const plan = vessels.find(sailing => sailing.vessel === flagship.id);
  return { vessel, flagship: footprint(book, flagship, plan ? plannedEnd(flagship, plan) : flagship) };
}
