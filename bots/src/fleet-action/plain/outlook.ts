// The turns to come, when nobody knows any more what the enemy does: where each course of this turn leads at its best.

import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Helm, Sailing } from './helm.ts';
import { doomed, hexsidesAt, roomAt } from './helm.ts';
import type { Quarry } from './quarry.ts';
import { turnsTo } from './quarry.ts';
import { ARCS } from './threat.ts';

/** Turns looked ahead, and courses carried on from one to the next (at work 1). */
const TURNS = 3;
const WIDTH = 4;
/** What a point of fire taken counts beside one given: battles are not won by keeping away. */
export const TAKEN = 0.5;
/** What a turn to come counts beside the one before. */
const FADE = 0.8;
/** The share of a turn's fire at the wanted range that each turn of delay costs. */
const DELAY = 0.5;
/** What a squadron lost over the edge costs: more than any fire. */
const LOST = 3000;
/** Fire is looked at in the middle and at the end of a turn to come: each stands for half its pulses. */
const PULSES = 1.5;
/** The bearing under which a ship in the same hex is fired at: abeam. */
const ABEAM = 4;

export interface Outlook {
  helm: Helm;
  quarry: Quarry;
  /** Turns of the battle left after this one. */
  left: number;
  /** How hard to think. */
  work: number;
}

/** A squadron at the end of a turn to come. */
export interface Reached extends Sailing {
  /** Points its course has brought, and the same with what the place promises. */
  soFar: number;
  hope: number;
  fade: number;
  /** The course of this turn it began with. */
  course: number;
}

/** Which of the courses of this turn is best when all are carried on. */
export function furthest(it: Outlook, starts: readonly Reached[]): number {
  const width = Math.max(1, Math.round(WIDTH * it.work));
  let beam = best(starts, width);
  for (let turn = 0; turn < Math.min(TURNS, it.left); turn += 1)
    beam = best(
      beam.flatMap(one => carriedOn(it, one)),
      width,
    );
  return (beam[0] as Reached).course;
}

/** The most hopeful few, the best first. */
function best(all: readonly Reached[], width: number): Reached[] {
  const few: Reached[] = [];
  for (const one of all) {
    let at = few.length;
    while (at > 0 && one.hope > (few[at - 1] as Reached).hope) at -= 1;
    if (at < width) few.splice(at, 0, one);
    if (few.length > width) few.pop();
  }
  return few;
}

/** The plain things to do in a turn: hold, speed up, slow down, or turn at its beginning or its end. */
function carriedOn(it: Outlook, from: Reached): Reached[] {
  const { accel, decel } = it.helm;
  const { speed } = from;
  const found: Reached[] = [];
  const then = (one: Reached | undefined) => void (one && found.push(one));
  then(sailed(it, from, { speed, before: 0, after: 0 }));
  if (accel > 0) then(sailed(it, from, { speed: speed + accel, before: 0, after: 0 }));
  if (decel > 0 && speed > 1) then(sailed(it, from, { speed: Math.max(1, speed - decel), before: 0, after: 0 }));
  for (let n = hexsidesAt(it.helm, speed); n > 0; n -= 1) {
    then(sailed(it, from, { speed, before: n, after: 0 }));
    then(sailed(it, from, { speed, before: ARCS - n, after: 0 }));

    then(sailed(it, from, { speed, before: 0, after: n }));
    then(sailed(it, from, { speed, before: 0, after: ARCS - n }));
  }
  return found.length > 0 ? found : [{ ...from, soFar: from.soFar - LOST, hope: from.hope - LOST }];
}

/** A turn in short: sixths turned before and after a straight run. */
interface Run {
  speed: number;
  before: number;
  after: number;
}

function sailed(it: Outlook, from: Reached, { speed, before, after }: Run): Reached | undefined {
  const along = (from.heading + before) % ARCS;
  const mid = hexes.step(from, along, speed >> 1);
  const { q, r } = hexes.step(from, along, speed);
  const room = roomAt(it.helm.map, { q, r });
  if (room < 0) return undefined;
  const at: Sailing = { q, r, heading: (along + after) % ARCS, speed };
  const fire = from.fade * PULSES * (fireAt(it.quarry, mid, along) + fireAt(it.quarry, at, at.heading));
  return reached(it, at, { soFar: from.soFar + fire, fade: from.fade * FADE, course: from.course });
}

/** A place at the end of a turn with what it promises. */
export function reached(it: Outlook, at: Sailing, { soFar, fade, course }: Pick<Reached, 'soFar' | 'fade' | 'course'>): Reached {
  const { q, r, heading, speed } = at;
  const lost = roomAt(it.helm.map, at) < it.helm.spread || doomed(it.helm, at) ? LOST : 0;
  const late = fade * DELAY * it.quarry.worth * turnsTo(it.quarry, it.helm, at);
  return { q, r, heading, speed, soFar: soFar - lost, hope: soFar - lost - late, fade, course };
}

/** Fire given less fire taken in a pulse. */
function fireAt(quarry: Quarry, at: Hex, heading: number): number {
  const dq = quarry.q - at.q;
  const dr = quarry.r - at.r;
  const range = hexes.rangeOf(dq, dr);
  if (range > quarry.reach) return 0;
  const bearing = range === 0 ? ABEAM : hexes.bearingOf(dq, dr, heading);
  const i = range * ARCS + (((bearing + 2) >> 2) % ARCS);
  return (quarry.give[i] ?? 0) - TAKEN * (quarry.take[i] ?? 0);
}
