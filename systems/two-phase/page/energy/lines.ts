/** The lines of an energy form as they are filled in. */

import { isPaid } from '../../rules/energy/faults.ts';
import type { Ship } from '../../rules/energy/power.ts';
import { billOf, totalOf } from '../../rules/energy/power.ts';
import type { Form } from '../../rules/orders.ts';
import { gunLines } from './guns.ts';
import { housekeepingLines } from './housekeeping.ts';
import type { Desk, Line } from './line.ts';
import { moveLines } from './moves.ts';
import { ewLines, shieldLines } from './shields.ts';
import { systemLines } from './systems.ts';

/** Every line that a ship has anything to write in, in the order of the form. */
export function linesOf(desk: Desk): Line[] {
  return [housekeepingLines, gunLines, moveLines, ewLines, shieldLines, systemLines].flatMap(lines => lines(desk));
}

/** What a line takes: the form as it stands against the same without it. */
export function energyOf(ship: Ship, form: Form, { levels, bare }: Line): number {
  const without = bare?.(form) ?? levels[0]?.put(form) ?? form;
  return totalOf(billOf(ship, form)) - totalOf(billOf(ship, without));
}

/** The form with one line another level up or down; as it was where there is none. */
export function withStepTaken(form: Form, { levels, at }: Line, by: 1 | -1): Form {
  return levels[at + by]?.put(form) ?? form;
}

/** All that the power at hand still pays for in a line, or as much as there is room for where it pays for nothing as it is. */
export function withAll(ship: Ship, form: Form, { levels }: Line): Form {
  const forms = levels.map(level => level.put(form));
  return forms.findLast(one => isPaid(ship, one)) ?? form;
}

/** Nothing in a line. */
export function withNone(form: Form, { levels: [none] }: Line): Form {
  return none?.put(form) ?? form;
}

/** A line a refusal points at: `/arms/2/energy` of a form is the line of that mount. Nothing for what is about all of it. */
export function lineAt(form: Form, at: string | undefined): string | undefined {
  const [, name = '', i = '', further = ''] = (at ?? '').split('/');
  const n = Number(i);
  if (name === 'arms') return `arms/${form.arms[n]?.weapon}`;
  if (name === 'gear') return `gear/${form.gear[n]?.id}`;
  if (name === 'loans') return `loans/${form.loans[n]?.by}`;
  if (name === 'shuttles') return `${further === 'target' ? 'target' : 'shuttles'}/${form.shuttles[n]?.box}`;
  if (name === 'tractors' && i === 'hold') return `hold/${form.tractors.hold[Number(further)]?.unit}`;
  if (name === 'panels') return i === 'moves' ? moveAt(form, further) : name;
  if (name === 'tractors') return `tractors/${i || 'fresh'}`;
  return [name, i].filter(Boolean).join('/') || undefined;
}

/** TP-11.4.8 A refusal of all that goes into batteries stands at the first of it. */
function moveAt({ panels }: Form, nth: string): string | undefined {
  const move = panels?.moves[Number(nth)];
  return move && `moves/${move.from}/${move.to}`;
}
