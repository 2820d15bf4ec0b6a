/** TP-1.3.6 A course that is laid with the energy: from where the ship stands, at the speed that is written down. Nothing here draws. */

import type { Refusal } from '@flagplot/kernel';
import { costOf } from '../../rules/docking/dock.ts';
import type { Ship } from '../../rules/energy/power.ts';
import { hetEnergy } from '../../rules/geometry/energy.ts';
import { lowerHalf } from '../../rules/movement/halves.ts';
import { countsAtSpeed, isHet, stepFault } from '../../rules/movement/step.ts';
import type { Form, Watch } from '../../rules/orders.ts';
import type { TpView } from '../../rules/state.ts';
import { type Moving, unitAfter } from '../space/course.ts';

/** TP-1.1.4, TP-4.2.9 The ship as it begins the turn, with its spaces of both phases: by a course the lower half comes first. */
export function plannedMove(view: TpView, { unit }: Pick<Ship, 'unit'>, { speed }: Pick<Form, 'speed'>): Moving {
  const planned = { ...unit, speed, ...countsAtSpeed(view.book, unit, speed), half: null, made: 0, het: false };
  const first = lowerHalf(speed);
  return { view, unit: planned, left: [first, speed - first], isPlan: true };
}

/** A step that cannot be made, and which it is, counted from 1. */
export interface Stopped {
  space: number;
  refusal: Refusal;
}

/** What a course says of hard turns is looked at with the form that pays for them. */
interface Laid {
  of: Moving;
  ship: Ship;
  form: Pick<Form, 'hets' | 'discharge'>;
}

/** Where a course breaks off at this speed, and by which rule; nothing where all of it can be made. */
export function stopOf(laid: Laid, course: string): Stopped | undefined {
  for (const [n, step] of [...course].entries()) {
    const refusal = whyStopped(laid, course.slice(0, n), step);
    if (refusal) return { space: n + 1, refusal };
  }
  return undefined;
}

/** TP-4.2.6, TP-4.3.1 Why a step does not follow these; TP-4.4.5 of a hard turn whether it is paid for, once a phase. */
export function whyStopped({ of, ship, form }: Laid, course: string, step: string): Refusal | undefined {
  if (!isHet(step)) return stepFault(of.view, unitAfter(of.unit, course), step);
  const [first] = of.left;
  const phase = course.length < first ? course.slice(0, first) : course.slice(first);
  if ([...phase].some(isHet)) return { rule: 'TP-4.4.5', say: 'A high energy turn is made once a phase.' };
  const price = hetEnergy(costOf(of.view, ship.unit));
  const paid = form.hets + Math.floor((ship.hold.battery - form.discharge) / price);
  if ([...course].filter(isHet).length < paid) return undefined;
  return { rule: 'TP-4.4.5', say: `A high energy turn takes ${price}, prepared or out of batteries.` };
}

/** The watch with another course; without one nobody is spared a question. */
export function watchWithCourse({ course: _, ...watch }: Watch, course: string): Watch {
  return course === '' ? watch : { ...watch, course };
}

/** A course is never longer than the spaces there are. */
export function cutTo(watch: Watch, speed: number): Watch {
  const { course = '' } = watch;
  return course.length > speed ? watchWithCourse(watch, course.slice(0, speed)) : watch;
}

/** TP-1.1.4 `4 spaces in First Phase, 5 in Second`; of an odd speed which comes first. */
export function halvesWords(speed: number): string {
  const first = lowerHalf(speed);
  const both = `${first} ${first === 1 ? 'space' : 'spaces'} in First Phase, ${speed - first} in Second`;
  return speed % 2 === 0 ? `${both}.` : `${both}: by a course the lower half comes first.`;
}
