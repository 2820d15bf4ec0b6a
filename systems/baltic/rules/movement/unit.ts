// The courses of a unit together: who sails, in what order, and whether they keep together.

import type { Refusal } from '@flagplot/kernel';
import type { Segment } from '@flagplot/plane';
import type { Vessel } from '../open.ts';
import type { Id, Sailing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { flagshipOf, footprint, vesselCalled } from '../roster.ts';
import type { Member } from './coherency.ts';
import { hasDuty, keepsTogether } from './coherency.ts';
import type { Limits } from './course.ts';
import { courseFaults, limitsOf, plannedEnd } from './course.ts';

/** The vessels of a unit that have still to sail. */
export interface Column {
  readonly unit: Id;
  readonly left: readonly Id[];
}

/** BB-3.1.19 Every vessel once, the flagship first: every reason the list of an order is none. */
export function listFaults({ open }: Pick<Seen, 'open'>, { unit, left }: Column, vessels: readonly Sailing[]): Refusal[] {
  const listed = vessels.map(({ vessel }) => vessel);
  const rule = 'BB-3.1.19';
  const found = listed.flatMap((vessel, i): Refusal[] => {
    const at = `/vessels/${i}/vessel`;
    if (!left.includes(vessel)) return [{ rule, at, say: `${vessel} does not sail now.` }];
    return listed.indexOf(vessel) < i ? [{ rule, at, say: `${vessel} sails once.` }] : [];
  });
  const missing = left.filter(vessel => !listed.includes(vessel));
  found.push(...missing.map((vessel): Refusal => ({ rule, at: '/vessels', say: `${vessel} sails too.`, lacking: true })));
  const flagship = flagshipOf(open, unit)?.id as Id;
  if (found.length === 0 && left.includes(flagship) && listed[0] !== flagship)
    found.push({ rule, at: '/vessels/0/vessel', say: `${flagship} is the flagship and sails first.` });
  return found;
}

/** Every reason the courses of a unit cannot stand. */
export function sailFaults(seen: Seen, column: Column, vessels: readonly Sailing[]): Refusal[] {
  const wrong = listFaults(seen, column, vessels);
  if (wrong.length > 0) return wrong;
  return vessels.flatMap(({ vessel, legs }, i) => {
    const sailor = vesselCalled(seen.open, vessel);
    const limits = limitsOf(seen.book, sailor);
    const at = `/vessels/${i}`;
    const faults = courseFaults(sailor, limits, { legs })(at);
    return faults.length > 0 ? faults : coherencyFaults(seen, memberOf(seen, { vessel: sailor, limits }, vessels), { at, legs });
  });
}

function coherencyFaults({ book }: Seen, member: Member | undefined, { at, legs }: { at: string; legs: Segment[] }): Refusal[] {
  if (!member || !hasDuty(member) || keepsTogether(book, member, legs)) return [];
  return [
    { rule: 'BB-3.1.20', at: `${at}/legs`, say: `${member.vessel.id} can end nearer to ${member.vessel.unit}'s flagship.` },
  ];
}

/** BB-3.1.20 A member with the flagship where she means to end: where her course leads, or where she lies if she has sailed. Nothing for the flagship. */
export function memberOf(
  { book, open }: Seen,
  { vessel, limits }: { vessel: Vessel; limits: Limits },
  vessels: readonly Sailing[],
): Member | undefined {
  const flagship = flagshipOf(open, vessel.unit) as Vessel;
  if (flagship.id === vessel.id) return undefined;
  const course = vessels.find(sailing => sailing.vessel === flagship.id)?.legs ?? [];
  return { vessel, limits, flagship: footprint(book, flagship, plannedEnd(flagship, course)) };
}
