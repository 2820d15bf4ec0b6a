// Chapters 4 and 5: what a ship does in its windows: where it goes, what it launches, what it fires.

import type { Unit } from '../rules/open.ts';
import type { Space, Window } from '../rules/orders.ts';
import { unitCalled } from '../rules/roster.ts';
import type { TpView } from '../rules/state.ts';
import { shipOf } from '../rules/turn/1-energy.ts';
import { spaceOccasion } from '../rules/turn/4-move.ts';
import type { Segment } from '../rules/window/act.ts';
import type { Occasion } from '../rules/window/window.ts';
import { actFault, inWindow } from '../rules/window/window.ts';
import { fieldsOut } from './esg.ts';
import type { Field } from './field.ts';
import { spacesLeft } from './field.ts';
import { fireOf } from './gunnery.ts';
import type { Course, Width } from './helm.ts';
import { coursesOf } from './helm.ts';
import { launchesOf } from './launches.ts';
import { aimsOf, planOf } from './plan.ts';
import { isBehindWeasel, weaselsOut } from './weasels.ts';

/** The courses that a ship may take from here to the end of its half-move, the best first. */
export function coursesFor(field: Field, width: Width): Course[] {
  const { v, unit } = field;
  const aims = aimsOf(v, unit, planOf(v, shipOf(v, unit.id), 0));
  return coursesOf(field, { aims, spaces: Math.max(1, spacesLeft(v, unit)), width });
}

/** A space along a course, with what is due there; the steps up to the place where most may be given go on by themselves. */
export function spaceAlong(v: TpView, unit: Unit, course: Course): Space {
  const step = course.path[0] ?? 'F';
  const window = actionAfter(v, unit, step);
  const stop = course.best > 1 && window.fire.length === 0 ? course.best - 1 : course.path.length;
  return { step, ...window, course: course.path.slice(1, stop) };
}

/** What is due once a step is made; TP-11.3.5 who is held by web stays where it is. */
export function actionAfter(v: TpView, unit: Unit, step: string): Pick<Window, 'acts' | 'fire'> {
  const { on, moved } = spaceOccasion(v, unit, step);
  return actionIn(on, moved);
}

/** What a ship does in a window of its own or in an answer. */
function actionIn(on: Occasion, unit: Unit): Pick<Window, 'acts' | 'fire'> {
  const out = weaselsOut(on, unit);
  if (out.length > 0 || isBehindWeasel(on.v, unit)) return { acts: out, fire: [] };
  return { acts: [...fieldsOut(on, unit), ...launchesOf(on, unit)], fire: fireOf(on, unit) };
}

/** Windows of ships that are asked together. */
export function windowsOf(v: TpView, ids: readonly string[], { segment, to }: { segment: Segment; to?: string }): Window[] {
  const mover = to === undefined ? undefined : unitCalled(v.open, to);
  return ids.flatMap(id => {
    const action = actionIn({ v, segment, mover }, unitCalled(v.open, id));
    return action.acts.length + action.fire.length > 0 ? [{ unit: id, ...action }] : [];
  });
}

/** TP-11.1.6 Ships that have paid for their cloak hide before anybody moves. */
export function firstWindows(v: TpView, ids: readonly string[]): Window[] {
  return ids.flatMap(id => {
    const unit = unitCalled(v.open, id);
    const acts: Window['acts'] = [{ act: 'cloak', begin: true }];
    const c = inWindow({ v, segment: 'initial', mover: undefined }, unit, { acts });
    return unit.veil && c && !actFault(c, acts[0] as Window['acts'][number]) ? [{ unit: id, acts, fire: [] }] : [];
  });
}
