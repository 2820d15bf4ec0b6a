// What is worth a search in Two-Phase: other forms and other courses than the usual ones, and what they do otherwise.

import type { Search } from '@flagplot/bots';
import { unlike } from '@flagplot/bots';
import type { Allocation, Form, Space } from '../rules/orders.ts';
import { unitCalled } from '../rules/roster.ts';
import type { TpView, TwoPhase } from '../rules/state.ts';
import { formDiffers, spaceDiffers } from './differs.ts';
import { fieldOf } from './field.ts';
import { formBy } from './forms.ts';
import { WIDE } from './helm.ts';
import type { Plan } from './plan.ts';
import { coursesFor, spaceAlong } from './windows.ts';

const PLANS: readonly Plan[] = ['close', 'stand-off', 'run', 'cloak'];

/** The form of one ship by another plan, then faster or slower. */
function* otherForms(v: TpView, form: Form): Generator<Form> {
  for (const plan of PLANS) yield formBy(v, form.ship, { plan });
  for (const speed of [form.speed - 4, form.speed + 4, form.speed - 8]) yield formBy(v, form.ship, { speed });
}

function* otherAllocations(v: TpView, base: Allocation): Generator<Allocation> {
  for (const [i, form] of base.forms.entries())
    for (const other of otherForms(v, form)) yield { ...base, forms: base.forms.with(i, other) };
}

function* otherSpaces(v: TpView, id: string): Generator<Space> {
  const unit = unitCalled(v.open, id);
  for (const course of coursesFor(fieldOf(v, unit), WIDE)) yield spaceAlong(v, unit, course);
}

/** Chapter 2: power shared out otherwise. */
export const allocateSearch: Search<TwoPhase, 'allocate'> = {
  ideas: (v, _about, base) => unlike(base, otherAllocations(v, base)),
  turns: 1,
  share: 0.5,
  trust: 1,
  differs: formDiffers,
};

/** Chapter 4: another way through the half-move. */
export const spaceSearch: Search<TwoPhase, 'space'> = {
  ideas: (v, { unit }, base) => unlike<Space>(base, otherSpaces(v, unit)),
  turns: 1,
  share: 0.5,
  trust: 1,
  differs: (v, order, instead) => spaceDiffers(v, order, instead),
};
