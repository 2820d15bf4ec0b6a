/** A course in the making: what a step, a drawn line or a far hex makes of it. Nothing here draws. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { followDrawn } from '@flagplot/pagekit/path/drawn.ts';
import type { PathInHand, Tried } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import { LAYOUT } from '../../rules/geometry/map.ts';
import { isOnMap } from '../../rules/map.ts';
import { lowerHalf } from '../../rules/movement/halves.ts';
import { countStep, isHet, placeAfter, stepFault, turnModeOf } from '../../rules/movement/step.ts';
import { count } from '../../rules/names.ts';
import type { Unit } from '../../rules/open.ts';
import type { Space } from '../../rules/orders.ts';
import type { TpView } from '../../rules/state.ts';
import { STEPS, type Step } from '../../scene/steps.ts';

/** The unit that moves, and what is left to it. */
export interface Moving {
  view: TpView;
  unit: Unit;
  /** Spaces that are still to be made in this phase, and in the next one of this turn. */
  left: readonly [now: number, then: number];
  /** Laid before the turn has begun: none of its spaces is made now. */
  isPlan?: true;
}

/** TP-1.1.3 Spaces that are left: of a unit that names its half with this order, as it names it. */
export function movingOf(view: TpView, unit: Unit, half: number | undefined): Moving {
  const { now } = view.open;
  const first = unit.half ?? half ?? lowerHalf(unit.speed);
  const spaces = (now.half === 1 ? first : unit.speed - first) - unit.dragged;
  const then = now.half === 1 ? unit.speed - first : 0;
  return { view, unit, left: [Math.max(1, spaces - unit.made), then] };
}

const most = ({ left }: Moving): number => left[0] + left[1];

/** The unit as it would stand after a course. */
export function unitAfter(unit: Unit, course: string): Unit {
  const after: Unit = { ...unit };
  for (const step of course) {
    Object.assign(after, placeAfter(after, step));
    countStep(after, step);
  }
  return after;
}

/** The whole course of an order: its step and what is to follow. */
export function courseOf({ step, course = '' }: Pick<Space, 'step' | 'course'>): string {
  return step + course;
}

/** The order with another course; without one it goes ahead. */
export function withCourse(order: Space, course: string): Space {
  const { course: _, ...rest } = order;
  const [step = 'F', ...more] = course;
  return { ...rest, step, ...(more.length > 0 ? { course: more.join('') } : {}) };
}

/** TP-1.1.3, TP-4.2.6, TP-4.3.1 A step at the end of a course, or why it cannot be laid. */
export function tryStep(of: Moving, course: string, step: string): Tried<string> {
  const refused = whyNot(of, course, step);
  return refused ? { path: course, refused } : { path: course + step };
}

function whyNot(of: Moving, course: string, step: string): Refusal | undefined {
  if (course.length >= most(of)) {
    return { rule: 'TP-1.1.3', say: `${count(most(of), 'space is', 'spaces are')} left this turn, and all are laid.` };
  }
  const after = unitAfter(of.unit, course);
  return stepFault(of.view, after, step) ?? offMap(of, after, step);
}

/** TP-4.1.4 Whoever leaves the map is gone: a course leads there only where no other step is left. */
function offMap({ view }: Moving, after: Unit, step: string): Refusal | undefined {
  const stays = (other: string): boolean => isOnMap(view.book, placeAfter(after, other));
  if (stays(step) || !STEPS.some(other => stays(other.step) && !stepFault(view, after, other.step))) return undefined;
  return { rule: 'TP-4.1.4', say: 'There the map ends: a unit that leaves it does not return.' };
}

/** Whether a course ends off the map. */
export function leaves({ view, unit }: Moving, course: string): boolean {
  return !isOnMap(view.book, unitAfter(unit, course));
}

/** The book's part of the course in hand. */
export function courseInHand(of: Moving, kept: string): Omit<PathInHand<Step, string>, 'keep' | 'reset'> {
  return {
    id: of.unit.id,
    kept,
    empty: '',
    isDefault: kept === 'F',
    isEmpty: course => course === '',
    isSame: (a, b) => a === b,
    tryStep: (course, step) => tryStep(of, course, step),
    takeBack: course => course.slice(0, -1),
    fillAhead: course => straightOn(of, course),
    ...(kept.length >= most(of) ? { whyFull: () => 'Every space of this turn is laid.' } : {}),
    takeUp: (course, { row, index }) => course.slice(0, row * of.left[0] + index),
    courseTo: (course, to) => courseTo(of, course.length < of.left[0] ? course : '', to),
    follow: (course, over) => drawCourse(of, course, over),
    words: courseWords,
    says: course =>
      `${courseWords(course)}. ${count(Math.max(0, of.left[0] - course.length), 'space', 'spaces')} of this phase left.`,
    tip: course => unitAfter(of.unit, course),
    placeName: at => hexes.nameOf({ q: at.q, r: at.r }, LAYOUT),
  };
}

/** Straight ahead to the end of this phase; from there on to the end of the turn. */
function straightOn(of: Moving, course: string): string {
  const to = course.length < of.left[0] ? of.left[0] : most(of);
  let laid = course;
  while (laid.length < to && !whyNot(of, laid, 'F')) laid += 'F';
  return laid;
}

const NAMES: Readonly<Record<string, string>> = { L: 'left', R: 'right', P: 'slip left', S: 'slip right' };

/** `3 ahead, left, 2 ahead`. */
export function courseWords(course: string): string {
  const runs = course.match(/(.)\1*/g) ?? [];
  const said = runs.flatMap(run => {
    const step = run.charAt(0);
    if (step === 'F') return [`${run.length} ahead`];
    const name = isHet(step) ? 'hard turn' : (NAMES[step] ?? step);
    return Array<string>(run.length).fill(name);
  });
  const words = said.join(', ');
  return words === '' ? 'Nothing is laid' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A place of a search: the unit as it would stand, and the course to it. */
interface Reached {
  course: string;
  unit: Unit;
}

/** The course within this phase that ends nearest to a hex: the shortest of equals, then the one with fewest turns. */
export function courseTo(of: Moving, laid: string, to: Hex): string | undefined {
  const start: Reached = { course: laid, unit: unitAfter(of.unit, laid) };
  const needed = turnModeOf(of.view.book, of.unit);
  let best = start;
  let least = hexes.range(start.unit, to);
  const seen = new Set<string>([keyOf(start, needed)]);
  for (let edge = [start]; edge.length > 0; ) {
    edge = edge.flatMap(reached => nextOf(of, reached, { seen, needed }));
    for (const reached of edge) {
      const range = hexes.range(reached.unit, to);
      if (range < least) [best, least] = [reached, range];
    }
  }
  return best.course === laid ? undefined : best.course;
}

function nextOf(of: Moving, { course, unit }: Reached, { seen, needed }: { seen: Set<string>; needed: number }): Reached[] {
  if (course.length >= of.left[0]) return [];
  return (['F', 'L', 'R', 'P', 'S'] as const).flatMap(step => {
    if (stepFault(of.view, unit, step)) return [];
    const next: Reached = { course: course + step, unit: unitAfter(unit, step) };
    const key = keyOf(next, needed);
    if (seen.has(key) || !isOnMap(of.view.book, next.unit)) return [];
    seen.add(key);
    return [next];
  });
}

function keyOf({ unit: { q, r, facing, turnCount, slipCount } }: Reached, needed: number): string {
  return [q, r, facing, Math.min(turnCount, needed), Math.min(slipCount, 1)].join();
}

/** What a finger drawn through hexes lays: a turn where it may, else a slip. */
function drawCourse(of: Moving, from: string, over: readonly Hex[]): Tried<string> {
  const leads = (course: string, to: Hex): Step[] =>
    STEPS.map(({ step }) => step).filter(step => hexes.same(placeAfter(unitAfter(of.unit, course), step), to));
  return followDrawn<string, Hex>(from, over, {
    endOf: course => unitAfter(of.unit, course),
    into: (course, to) => {
      const tried = leads(course, to).map(step => tryStep(of, course, step));
      return tried.find(one => !one.refused) ?? tried[0];
    },
    beside: course => (['F', 'R', 'L'] as const).map(step => placeAfter(unitAfter(of.unit, course), step)),
    apart: (a, b) => hexes.range(a, b),
  });
}
