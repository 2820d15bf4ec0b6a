// The turns to come, when nobody knows any more what the enemy does: where each course of this turn leads at its best.

import { hexes } from '@flagplot/hexes';
import { ARCS } from '../rules/combat/arcs.ts';
import type { Helm, Sailing } from './helm.ts';
import { hexsidesAt, isDoomed, roomAt } from './helm.ts';
import type { Quarry } from './quarry.ts';
import { fireAt, turnsTo } from './quarry.ts';

/** Turns looked ahead, and courses carried on from one to the next (at work 1). */
const TURNS = 2;
const WIDTH = 3;
/** What a turn to come counts beside the one before. */
const FADE = 0.8;
/** The share of a turn's fire at the wanted range that each turn of delay costs. */
const DELAY = 0.5;
/** What a squadron lost over the edge costs: more than any fire. */
const LOST = 3000;
/** Fire is looked at in the middle and at the end of a turn to come: each stands for half its pulses. */
const PULSES = 1.5;

export interface Outlook {
  helm: Helm;
  quarry: Quarry;
  /** Turns of the battle left after this one. */
  left: number;
  /** Turns from the end of this one before which it wins nothing to be upon the quarry. */
  soonest: number;
  /** How hard to think. */
  work: number;
}

/** A squadron at the end of a turn to come. */
interface Reached {
  at: Sailing;
  /** Points its course has brought. */
  soFar: number;
  /** The course of this turn it began with. */
  course: number;
}

/** The same with what the place promises. */
interface Hopeful extends Reached {
  hope: number;
}

/** The most hopeful few places at the end of a turn, the best first. */
export interface Beam {
  width: number;
  few: Hopeful[];
  /** Turns after this one, and what a point counts that is won in the next. */
  turn: number;
  fade: number;
}

export function beamOf({ work }: Outlook): Beam {
  return { width: Math.max(1, Math.round(WIDTH * work)), few: [], turn: 0, fade: 1 };
}

/** Where the courses of this turn lead when all are carried on: the most hopeful places, the best first. */
export function furthest(it: Outlook, starts: Beam): Beam {
  let beam = starts;
  for (let turn = 0; turn < Math.min(TURNS, it.left) && it.work > 0; turn += 1) {
    const next: Beam = { width: beam.width, few: [], turn: turn + 1, fade: beam.fade * FADE };
    for (const from of beam.few) carryOn({ it, from, fade: beam.fade, into: next });
    beam = next;
  }
  return beam;
}

/** Sixths turned before and after a straight run. */
interface Turned {
  before: number;
  after: number;
}

const STRAIGHT: Turned = { before: 0, after: 0 };
/** By hexsides that can be turned: each turn up to so many, to either side, at the beginning and at the end. */
const TURNED: readonly (readonly Turned[])[] = [0, 1, 2, 3].map(most =>
  ARCS.map((_, side) => side)
    .filter(side => side > 0 && Math.min(side, ARCS.length - side) <= most)
    .flatMap(side => [
      { before: side, after: 0 },
      { before: 0, after: side },
    ]),
);

/** A turn in the making: whence, and among what it has to be good. */
interface Leg {
  it: Outlook;
  from: Reached;
  /** What a point won in it counts. */
  fade: number;
  into: Beam;
}

/** The plain things to do in a turn: hold, speed up, slow down, or turn at its beginning or its end. */
function carryOn(leg: Leg): void {
  const { accel, decel } = leg.it.helm;
  const { speed } = leg.from.at;
  let found = sail(leg, speed, STRAIGHT);
  if (accel > 0) found = sail(leg, speed + accel, STRAIGHT) || found;
  if (decel > 0 && speed > 1) found = sail(leg, Math.max(1, speed - decel), STRAIGHT) || found;
  for (const turned of TURNED[hexsidesAt(leg.it.helm, speed)] as readonly Turned[]) found = sail(leg, speed, turned) || found;
  if (!found) enter(leg.it, leg.into, { ...leg.from, soFar: leg.from.soFar - LOST });
}

/** Sails a turn; whether that leads anywhere. */
function sail({ it, from, fade, into }: Leg, speed: number, { before, after }: Turned): boolean {
  const along = (from.at.heading + before) % ARCS.length;
  const { q, r } = hexes.step(from.at, along, speed);
  const at: Sailing = { q, r, heading: (along + after) % ARCS.length, speed };
  if (roomAt(it.helm.map, at) < 0) return false;
  const late = lateAt(it, into, at);
  if (from.soFar + fade * it.quarry.worth - late <= leastIn(into)) return true;
  const fire = PULSES * (fireAt(it.quarry, hexes.step(from.at, along, speed >> 1), along) + fireAt(it.quarry, at, at.heading));
  const soFar = from.soFar + fade * fire;
  if (soFar - late > leastIn(into)) put(it, into, { at, soFar, course: from.course, hope: soFar - late });
  return true;
}

/** What it costs to be at a place and not nearer. */
function lateAt(it: Outlook, { turn, fade }: Beam, at: Sailing): number {
  return fade * DELAY * it.quarry.worth * Math.max(turnsTo(it.quarry, it.helm, at), it.soonest - turn);
}

/** The hope that a place must have to be among the most hopeful. */
function leastIn({ few, width }: Beam): number {
  return few.length < width ? Number.NEGATIVE_INFINITY : (few[width - 1] as Hopeful).hope;
}

/** Enters a place by what its course has brought, less what it costs to be there and not nearer. */
export function enter(it: Outlook, beam: Beam, { at, soFar, course }: Reached): void {
  const hope = soFar - lateAt(it, beam, at);
  if (hope > leastIn(beam)) put(it, beam, { at, soFar, course, hope });
}

/** Puts a place among the most hopeful few, if it is one of them when the edge of the map is minded. */
function put(it: Outlook, beam: Beam, one: Hopeful): void {
  const { few, width } = beam;
  if (roomAt(it.helm.map, one.at) < it.helm.spread || isDoomed(it.helm, one.at)) {
    one.soFar -= LOST;
    one.hope -= LOST;
    if (one.hope <= leastIn(beam)) return;
  }
  let at = few.length < width ? few.length : width - 1;
  for (; at > 0 && one.hope > (few[at - 1] as Hopeful).hope; at -= 1) few[at] = few[at - 1] as Hopeful;
  few[at] = one;
}
