// Where a ship goes: the courses of a half-move, looked through step by step, the best few kept.

import { hexes } from '@flagplot/hexes';
import { isInMutiny } from '../rules/crew/mutiny.ts';
import { isControlled } from '../rules/damage/condition.ts';
import type { Place } from '../rules/map.ts';
import { isOnMap, SIXTHS } from '../rules/map.ts';
import { placeAfter, turnModeOf } from '../rules/movement/step.ts';
import type { Field } from './field.ts';
import { blowAt, woundAt } from './field.ts';

/** What a ship wants of its move. */
export interface Aims {
  /** What is done to the enemy and what is suffered, by what they count. */
  gives: number;
  takes: number;
  /** The range it wants to end at, and what a hex more or less costs, in hundredths of a point. */
  range: number;
  hex: number;
}

/** A course under way. */
export interface Course {
  path: string;
  place: Place;
  turnCount: number;
  slipCount: number;
  /** The most it may do to one enemy at a place it comes through, where, and the most it may suffer. */
  gives: number;
  best: number;
  takes: number;
  worth: number;
}

/** How widely courses are looked through: courses kept after each step, and the letters tried. */
export interface Width {
  kept: number;
  letters: string;
}

export const WIDE: Width = { kept: 14, letters: 'FLRPS' };

/** Parts of what may be given and taken on the way that count beside what may be at the end. */
const ON_THE_WAY = 0.5;

/** The best courses of so many spaces, the best first; none where there are no spaces. */
export function coursesOf(field: Field, { aims, spaces, width }: { aims: Aims; spaces: number; width: Width }): Course[] {
  const { unit } = field;
  const { q, r, facing, turnCount, slipCount } = unit;
  let courses: Course[] = [{ path: '', place: { q, r, facing }, turnCount, slipCount, gives: 0, best: 0, takes: 0, worth: 0 }];
  const needed = turnModeOf(field.v.book, unit);
  const letters = isControlled(unit) && !isInMutiny(unit) ? width.letters : 'F';
  for (let left = spaces; left > 0; left -= 1) {
    const next = new Map<number, Course>();
    for (const course of courses)
      for (const step of letters) {
        if (mayStep(course, step, needed)) keepBest(next, stepOn(field, course, { step, aims, needed }));
      }
    courses = [...next.values()].sort((a, b) => b.worth - a.worth).slice(0, width.kept);
  }
  return courses;
}

/** TP-4.2.6, TP-4.3.1 */
function mayStep({ turnCount, slipCount }: Course, step: string, needed: number): boolean {
  if (step === 'F') return true;
  return step === 'L' || step === 'R' ? turnCount >= needed : slipCount >= 1;
}

/** Of courses that end alike the better one. */
function keepBest(found: Map<number, Course>, course: Course): void {
  const { place, turnCount, slipCount } = course;
  const key =
    (((place.q + 200) * 512 + place.r + 200) * SIXTHS + place.facing) * 32 + Math.min(turnCount, 12) * 2 + Math.min(slipCount, 1);
  const before = found.get(key);
  if (!before || before.worth < course.worth) found.set(key, course);
}

interface Stepping {
  step: string;
  aims: Aims;
  needed: number;
}

function stepOn(field: Field, course: Course, { step, aims, needed }: Stepping): Course {
  const place = placeAfter(course.place, step);
  const turned = step === 'L' || step === 'R';
  const slipped = step === 'P' || step === 'S';
  const path = course.path + step;
  const next: Course = {
    path,
    place,
    turnCount: turned ? 1 : course.turnCount + 1,
    slipCount: slipped ? 0 : course.slipCount + 1,
    gives: course.gives,
    best: course.best,
    takes: course.takes,
    worth: 0,
  };
  passBy(field, next);
  next.worth =
    ON_THE_WAY * (aims.gives * next.gives - aims.takes * next.takes) +
    endWorth(field, next, aims) -
    edgeCost(field, next, needed);
  return next;
}

/** What may be given and taken here, where all enemies stand as they do. */
function passBy({ foes, shields }: Field, course: Course): void {
  const { place } = course;
  let gives = 0;
  let takes = 0;
  for (const foe of foes) {
    gives = Math.max(gives, blowAt(foe, place, foe.unit));
    takes += woundAt(shields, foe, { at: place, from: foe.unit });
  }
  if (gives > course.gives) [course.gives, course.best] = [gives, course.path.length];
  course.takes = Math.max(course.takes, takes);
}

/** What the end of a course is worth, where all enemies stand as they will. */
function endWorth({ foes, shields }: Field, { place }: Course, aims: Aims): number {
  let gives = 0;
  let takes = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let towards = 0;
  for (const foe of foes) {
    const range = hexes.range(place, foe.end);
    if (range < nearest) [nearest, towards] = [range, hexes.offBow(place, place.facing, foe.end)];
    gives = Math.max(gives, blowAt(foe, place, foe.end));
    takes += woundAt(shields, foe, { at: place, from: foe.end });
  }
  if (foes.length === 0) return 0;
  const wide = aims.range < nearest ? towards : 0;
  return aims.gives * gives - aims.takes * takes - aims.hex * (Math.abs(nearest - aims.range) + wide / 4);
}

/** What it costs to leave the map, to be no more able to turn away from its edge in time, to come near it. */
const LEFT = 100_000;
const DOOMED = 4000;
const EDGE = 400;

/** TP-4.1.4 How near the edge of the map lies ahead, against the hexes that one turn and a second one take. */
function edgeCost({ v }: Field, { place, turnCount }: Course, needed: number): number {
  if (!isOnMap(v.book, place)) return LEFT;
  const toTurn = Math.max(0, needed - turnCount) + 1;
  if (!isOnMap(v.book, hexes.step(place, place.facing, toTurn))) return DOOMED;
  return isOnMap(v.book, hexes.step(place, place.facing, toTurn + needed)) ? 0 : EDGE;
}
