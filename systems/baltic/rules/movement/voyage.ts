// A vessel under way on its course: how far it has come, how it is carried on, and where it may end.

import type { Course, Leg, Outline, Pose, Segment } from '@flagplot/plane';
import { Sweep } from '@flagplot/plane';
import { takeAway } from '../aeroplanes/adrift.ts';
import { carryAlong, goingAlong } from '../aeroplanes/attached.ts';
import type { Halt } from '../events.ts';
import type { Vessel } from '../open.ts';
import type { Sailing } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, isAirborne, isOnTable } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import { depthOf, isSpared } from './depths.ts';
import { edgeBeyond } from './edge.ts';
import { bodyOf } from './passage.ts';
import { courseOfPlan } from './plan.ts';

/** A vessel that sails. `end`: BB-3.1.61 as far as it will go; `at`: as far as is told; `counted`: as far as its path in water is counted. */
export interface Voyage {
  readonly vessel: Vessel;
  readonly course: Course;
  readonly sailing: Sailing;
  readonly end: number;
  met: string[];
  at: number;
  counted: number;
}

/** BB-3.1.61 Lays a course; where it will be backed up is settled as it begins, with the models as they then lie. */
export function voyageOf(seen: Seen, vessel: Vessel, sailing: Sailing): Voyage {
  const { x, y, heading } = vessel;
  const course = courseOfPlan({ x, y, heading }, sailing);
  return { vessel, course, sailing, end: freeEnd(seen, vessel, course), met: [], at: 0, counted: 0 };
}

/** BB-3.1.23, BB-6.4.4 The most mil it can go so as not to end on top of a surface model (BB-6.2.6); BB-3.1.63 none where no pose is free; BB-3.1.24 flyers end anywhere. */
export function freeEnd(seen: Seen, vessel: Vessel, course: Course): number {
  if (isAirborne(cardOf(seen.book, vessel))) return course.length;
  return new Sweep(course, bodyOf(seen.book, vessel)).lastFree(modelsBeside(seen, vessel)) ?? 0;
}

function modelsBeside({ book, open }: Seen, vessel: Vessel): Outline[] {
  return open.vessels
    .filter(other => other.id !== vessel.id && isOnTable(other) && !isAirborne(cardOf(book, other)))
    .map(other => footprint(book, other));
}

/** The pose after so many mil; BB-6.3.7 at the end of a flight on its last heading. */
function poseAt({ course, sailing }: Voyage, s: number, halt: Halt | undefined): Pose {
  const pose = course.at(s);
  const isOver = sailing.flight !== undefined && halt === undefined && s === course.length;
  return isOver ? { ...pose, heading: (sailing.flight as { facing: number }).facing } : pose;
}

/** Sails on as far as this, and says so; BB-3.1.23, BB-3.1.25, BB-3.1.17 what stops it there. */
export function goTo(
  s: BbState,
  t: BbTable,
  { voyage, s: mil, halt }: { voyage: Voyage; s: number; halt?: Halt | undefined },
): void {
  const { vessel, course, at } = voyage;
  if (mil === at && halt === undefined) return;
  const from = course.at(at);
  const to = poseAt(voyage, mil, halt);
  countTo(s, voyage, mil);
  moveTo(s, vessel, to);
  voyage.at = mil;
  if (mil > 0) vessel.moved = true;
  // BB-2.1.13 Free again as soon as it has moved astern.
  if (mil > 0 && isAstern(voyage)) vessel.held = false;
  const isFlight = voyage.sailing.flight !== undefined;
  const pieces = piecesBetween(course, at, mil);
  const said = { vessel: vessel.id, from, to, ...(halt && { halt }), ...goingAlong(s.open, vessel) };
  if (isFlight) t.tell(() => ({ kind: 'soared', ...said, legs: pieces.map(legOf) }));
  else t.tell(() => ({ kind: 'sailed', ...said, legs: pieces.map(({ segment }) => segment) }));
}

function isAstern({ course }: Voyage): boolean {
  return (course.parts[0]?.segment.d ?? 0) < 0;
}

/** A piece of a course as it was sailed. */
interface Piece {
  readonly heading: number;
  readonly segment: Segment;
}

const legOf = ({ heading, segment }: Piece): Leg => ({ heading, d: segment.d });

/** The pieces of a course between two lengths. */
function piecesBetween({ parts }: Course, from: number, to: number): Piece[] {
  return parts
    .filter(({ begin, end }) => begin < to && end > from)
    .map(({ from: { heading }, segment: { d, turn }, begin, end }) => ({
      heading,
      segment: { d: Math.sign(d) * (Math.min(end, to) - Math.max(begin, from)), turn },
    }));
}

/** The legs of a course that lie behind a vessel on it. */
export function legsBehind({ course, at }: Voyage): Segment[] {
  return piecesBetween(course, 0, at).map(({ segment }) => segment);
}

/** BB-3.1.48 Path in water counts toward the next test; BB-3.1.52 astern off an edge it does not, and ruling A-151 ahead there is no edge any more. */
export function countTo({ book }: BbState, voyage: Voyage, s: number): void {
  const { vessel, counted } = voyage;
  if (s <= counted) return;
  for (const sounding of vessel.soundings) {
    if (depthOf(book, vessel, sounding.water) === 'test' && !isSpared(vessel, sounding.water, isAstern(voyage)))
      sounding.gone += s - counted;
    if (!isAstern(voyage)) sounding.edge = false;
  }
  voyage.counted = s;
}

/** Every change of place goes through here: BB-3.1.18 what is attached keeps its place on the vessel. */
export function moveTo({ open }: BbState, vessel: Vessel, { x, y, heading }: Pose): void {
  Object.assign(vessel, { x, y, heading });
  carryAlong(open, vessel);
}

/** BB-3.1.62 Whoever is halted on top of a surface model is backed up along what it has sailed. */
export function backOff(s: BbState, t: BbTable, { vessel, course, at }: Voyage): void {
  if (!isOnTable(vessel)) return;
  const free = freeEnd(s, vessel, course.upTo(at));
  if (free === at) return;
  const [from, to] = [course.at(at), course.at(free)];
  moveTo(s, vessel, to);
  t.tell(() => ({ kind: 'backed', vessel: vessel.id, from, to, ...goingAlong(s.open, vessel) }));
}

/** BB-3.1.25 */
export function withdraw(s: Seen, t: BbTable, vessel: Vessel): void {
  vessel.status = 'withdrawn';
  const { x, y, heading } = vessel;
  const at: Pose = { x, y, heading };
  t.tell(() => ({ kind: 'withdrawn', vessel: vessel.id, at, edge: edgeBeyond(s.book, at) as 'north' }));
  takeAway(s, t, vessel);
}
