// The vessels of a unit sail, one after the other.

import type { Side } from '@flagplot/kernel';
import type { Course, Sealed } from '../folder.ts';
import { collide, doCollide } from '../movement/collision.ts';
import { canMove } from '../movement/course.ts';
import { sidesMeeting } from '../movement/meeting.ts';
import { courseOfPlan } from '../movement/plan.ts';
import type { Ending } from '../movement/sail.ts';
import { sail } from '../movement/sail.ts';
import type { Voyage } from '../movement/voyage.ts';
import { backOff, legsBehind, voyageOf } from '../movement/voyage.ts';
import type { Activation, Underway, Vessel } from '../open.ts';
import type { Id, Sailing } from '../orders.ts';
import { crewOf, flagshipOf, isInCoherency, vesselCalled } from '../roster.ts';
import type { BbAsk, BbShown, BbState, BbTable } from '../state.ts';

/** BB-3.0.19 A unit sets out; BB-1.1.7 who is out of coherency now bombs with half its firepower. */
export function activate(s: BbState, unit: Id): void {
  const crew = crewOf(s.open, unit);
  const astray = crew.filter(vessel => !isInCoherency(s, vessel)).map(({ id }) => id);
  s.open.activation = { unit, left: crew.map(({ id }) => id), barred: [], astray, under: null };
}

const activationOf = (s: BbState): Activation => s.open.activation as Activation;

/** BB-3.1.19 Each completes its path before the next; BB-3.1.26 where one meets another the rest waits. */
export function sailAll(s: BbState, t: BbTable, vessels: readonly Sailing[]): void {
  for (const [i, sailing] of vessels.entries()) {
    const activation = activationOf(s);
    const vessel = vesselCalled(s.open, sailing.vessel);
    const isLeader = flagshipOf(s.open, activation.unit)?.id === vessel.id;
    activation.left = activation.left.filter(id => id !== vessel.id);
    if (!canMove(s.book, vessel)) {
      layStill(t, vessel);
      continue;
    }
    const voyage = voyageOf(s, vessel, sailing);
    const ending = sail(s, t, voyage);
    if (isBrokenOff(s, t, { voyage, ending, left: vessels.slice(i) })) return;
    if (isLeader && ending !== 'arrived') {
      lapse(s, t);
      return;
    }
  }
}

/** BB-3.1.2 Its turn to sail is over all the same. */
function layStill(t: BbTable, { id, x, y, heading }: Vessel): void {
  t.tell(() => ({ kind: 'lay', vessel: id, at: { x, y, heading } }));
}

interface Ended {
  readonly voyage: Voyage;
  readonly ending: Ending;
  readonly left: readonly Sailing[];
}

/** BB-2.0.8 What of the courses is still to come goes back into the folder of their side. */
function isBrokenOff(s: BbState, t: BbTable, { voyage, ending, left }: Ended): boolean {
  if (typeof ending === 'string') return false;
  const { vessel, course, end, met, at } = voyage;
  const { id, side, unit } = vessel;
  const other = ending.meets;
  activationOf(s).under = { vessel: id, other, from: { ...course.from }, legs: legsBehind(voyage), met };
  (s.sealed[side] as Sealed).course = { end, left: structuredCopy(left) };
  const pose = course.at(at);
  t.tell(() => ({ kind: 'touched', unit, vessel: id, other, at: pose }));
  return true;
}

/** Orders are frozen: what is kept is copied. */
function structuredCopy(left: readonly Sailing[]): Sailing[] {
  return JSON.parse(JSON.stringify(left)) as Sailing[];
}

/** BB-3.1.59 The orders of those that have still to sail lapse. */
function lapse(s: BbState, t: BbTable): void {
  const { unit, left } = activationOf(s);
  if (left.length > 0) t.tell(() => ({ kind: 'lapsed', unit, vessels: [...left] }));
}

/** BB-3.1.26 Who is asked whether to force a collision. */
export function meetingAsks(shown: BbShown, { vessel, other }: Underway): BbAsk<'meet'>[] {
  return sidesMeeting(shown, { vessel, other }).map(side => ({ side, kind: 'meet', about: { vessel, other } }));
}

/** BB-2.0.6 Their answers are opened together; BB-6.4.7 without a collision the course goes on as it was ordered. */
export function settleMeeting(s: BbState, t: BbTable, forcing: readonly Side[]): void {
  const { under } = activationOf(s);
  const { vessel: id, other: otherId } = under as Underway;
  const [mover, other] = [vesselCalled(s.open, id), vesselCalled(s.open, otherId)];
  const force = [mover, other].filter(({ side }) => forcing.includes(side)).map(vessel => vessel.id);
  t.tell(() => ({ kind: 'met', vessel: id, other: otherId, force }));
  const collides = doCollide(s, t, { mover, other, force });
  const { voyage, left } = takeUp(s, t, under as Underway);
  const isLeader = flagshipOf(s.open, mover.unit)?.id === id;
  if (collides) {
    collide(s, t, { mover, other, force });
    backOff(s, t, voyage);
  }
  // BB-3.1.36
  const ending = collides ? 'collision' : sail(s, t, voyage);
  if (isBrokenOff(s, t, { voyage, ending, left })) return;
  if (isLeader && ending !== 'arrived') lapse(s, t);
  else sailAll(s, t, left.slice(1));
}

/** BB-6.4.7 The course that was broken off, out of the folder of its side. */
function takeUp(s: BbState, t: BbTable, { vessel: id, from, legs, met }: Underway): { voyage: Voyage; left: Sailing[] } {
  const vessel = vesselCalled(s.open, id);
  const folder = s.sealed[vessel.side] as Sealed;
  const { end, left } = folder.course as Course;
  folder.course = null;
  activationOf(s).under = null;
  t.reveal(vessel.side);
  const sailing = left[0] as Sailing;
  const at = legs.reduce((sum, { d }) => sum + Math.abs(d), 0);
  return { voyage: { vessel, course: courseOfPlan(from, sailing), sailing, end, met: [...met], at, counted: at }, left };
}
