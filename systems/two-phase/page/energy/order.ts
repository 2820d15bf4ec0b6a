/** The answer to the question of energy: a form for each ship, speeds of small units, standing orders. */

import type { Refusal } from '@flagplot/kernel';
import { pointer } from '@flagplot/pagekit/desk/pointer.ts';
import type { Hold } from '../../rules/folder.ts';
import type { Allocation, Form, Watch } from '../../rules/orders.ts';
import { usualWatch } from '../../rules/window/choices.ts';
import { lineAt } from './lines.ts';

/** The form of a ship in the order. */
export function formOf({ forms }: Allocation, ship: string): Form | undefined {
  return forms.find(form => form.ship === ship);
}

export function withForm(order: Allocation, form: Form): Allocation {
  const at = order.forms.findIndex(({ ship }) => ship === form.ship);
  return { ...order, forms: at < 0 ? [...order.forms, form] : order.forms.with(at, form) };
}

/** TP-1.3.13 What stands for a ship: what this order says, else what was said before, else what a new ship begins with. */
export function watchOf({ watch }: Allocation, hold: Pick<Hold, 'unit' | 'watch'>): Watch {
  return watch.find(({ unit }) => unit === hold.unit) ?? (hold.watch && withoutCourse(hold.watch)) ?? usualWatch(hold.unit);
}

/** TP-1.3.6 A course is of its turn. */
function withoutCourse({ course: _, ...rest }: Watch): Watch {
  return rest;
}

export function withWatch(order: Allocation, watch: Watch): Allocation {
  const at = order.watch.findIndex(({ unit }) => unit === watch.unit);
  return { ...order, watch: at < 0 ? [...order.watch, watch] : order.watch.with(at, watch) };
}

/** What the judge says of one form: by the line that it is about, and under nothing what is about all of it. */
export function refusalsOf(order: Allocation, ship: string, refusals: readonly Refusal[]): Map<string, Refusal[]> {
  const n = order.forms.findIndex(form => form.ship === ship);
  const form = order.forms[n];
  const found = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    if (!form || pointer('/forms/:n', refusal.at)?.n !== n) continue;
    const line = lineAt(form, refusal.at?.slice(`/forms/${n}`.length)) ?? '';
    found.set(line, [...(found.get(line) ?? []), refusal]);
  }
  return found;
}
