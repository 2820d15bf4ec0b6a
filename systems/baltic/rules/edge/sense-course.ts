// Whether a course that is broken off makes sense: what of it lies on the table, and what of it in a folder.

import type { Refusal } from '@flagplot/kernel';
import type { Pose } from '@flagplot/plane';
import type { Course } from '../folder.ts';
import { mayMeet, sidesMeeting } from '../movement/meeting.ts';
import { courseOfPlan } from '../movement/plan.ts';
import type { Activation, Underway } from '../open.ts';
import { crewOf, vesselNamed } from '../roster.ts';
import type { BbState } from '../state.ts';

const fault = (rule: string, at: string, say: string): Refusal => ({ rule, at, say });

/** BB-2.0.8 Nobody has a course in his folder but the side whose vessel is broken off, and that one fits what has been sailed of it. */
export function courseFaults(s: BbState): Refusal[] {
  const { activation } = s.open;
  const crew = activation ? crewOf(s.open, activation.unit).map(({ id }) => id) : [];
  const strange = (activation?.left ?? []).find(id => !crew.includes(id));
  if (strange !== undefined) return [fault('BB-3.1.19', '/open/activation/left', `${strange} has nothing to sail.`)];
  const under = activation?.under ?? null;
  const found = under ? underwayFaults(s, under) : [];
  if (found.length > 0) return found;
  const owner = under ? vesselNamed(s.open, under.vessel)?.side : undefined;
  return s.book.sides.flatMap(({ id: side }) => {
    const course = s.sealed[side]?.course ?? null;
    const at = `/sealed/${side}/course`;
    if ((course !== null) !== (side === owner))
      return [fault('BB-2.0.8', at, `${side} has ${course ? 'no' : 'a'} course broken off.`)];
    return course ? restFaults(s, activation as Activation, course).map(say => fault('BB-2.0.8', at, say)) : [];
  });
}

/** BB-3.1.26 A vessel of the unit that touches another which it may meet, where its course has brought it. */
function underwayFaults({ book, open }: BbState, under: Underway): Refusal[] {
  const at = '/open/activation/under';
  const [mover, other] = [vesselNamed(open, under.vessel), vesselNamed(open, under.other)];
  if (mover?.unit !== open.activation?.unit || !mover || !other || !mayMeet(book, mover, other))
    return [fault('BB-3.1.26', at, `${under.vessel} and ${under.other} do not meet.`)];
  if (sidesMeeting({ book, open }, under).length === 0) return [fault('BB-3.1.26', at, 'Nobody has anything to choose.')];
  const course = courseOfPlan(under.from, under);
  const isThere = isAt(course.at(course.length), mover);
  return isThere ? [] : [fault('BB-3.1.26', `${at}/legs`, `${under.vessel} is not where these lead.`)];
}

/** Why the rest of a course is none: it begins with what has been sailed, ends beyond it, and the others are those who have still to sail. */
function restFaults({ open }: BbState, { left: due, under }: Activation, { end, left }: Course): string[] {
  const { vessel, from, legs } = under as Underway;
  const [first, ...others] = left;
  const found: string[] = [];
  if (first?.vessel !== vessel || first.flight) return [`It is not that of ${vessel}.`];
  const course = courseOfPlan(from, first);
  const gone = legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
  if (course.length < gone || !isAt(course.at(gone), vesselNamed(open, vessel) as Pose))
    found.push(`It does not lead to ${vessel}.`);
  if (end < gone || end > course.length) found.push('It ends where it does not lead.');
  if (sortIds(others.map(one => one.vessel)) !== sortIds(due) || others.some(({ flight }) => flight))
    found.push(`Still to sail are ${due.join(', ') || 'none'}.`);
  return found;
}

const sortIds = (ids: readonly string[]): string => [...ids].sort().join();

function isAt(pose: Pose, { x, y, heading }: Pose): boolean {
  return pose.x === x && pose.y === y && pose.heading === heading;
}
