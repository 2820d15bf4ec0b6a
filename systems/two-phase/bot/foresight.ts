// What a form is worth: the turn as it may go with it, its two halves flown ahead against enemies that come on as they did.

import { hexes } from '@flagplot/hexes';
import { copy } from '@flagplot/kernel';
import { applyForm } from '../rules/energy/apply.ts';
import type { Ship } from '../rules/energy/power.ts';
import { shieldsAt } from '../rules/geometry/shields.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Form } from '../rules/orders.ts';
import type { TpView } from '../rules/state.ts';
import type { Field } from './field.ts';
import { fieldOf } from './field.ts';
import type { Aims, Course, Width } from './helm.ts';
import { coursesOf } from './helm.ts';

/** Courses are looked through this widely. */
const ROUGH: Width = { kept: 3, letters: 'FLR' };
/** What the second half counts beside the first. */
const LATER = 0.8;

/** What a ship wants of a turn, and the form that it has for it. */
export interface Outlook {
  form: Form;
  aims: Aims;
}

/** What a turn with a form may come to, in hundredths of a point. */
export function worthOfForm(v: TpView, ship: Ship, outlook: Outlook): number {
  const { field, first } = firstHalf(v, ship, outlook);
  const { form, aims } = outlook;
  const moved: Unit = { ...field.unit, ...first.place, turnCount: first.turnCount, slipCount: first.slipCount };
  const later: Field = { ...field, unit: moved, foes: field.foes.map(foe => ({ ...foe, unit: { ...foe.unit, ...foe.end } })) };
  const second = bestOf(later, { aims, spaces: form.speed - (form.speed >> 1), width: ROUGH });
  return first.worth + LATER * second.worth;
}

/** TP-2.2.7 The shield that will lie towards the nearest enemy where both have moved; nothing where there is none. */
export function shieldTowards(v: TpView, ship: Ship, outlook: Outlook): number | undefined {
  const { field, first } = firstHalf(v, ship, outlook);
  const [nearest] = field.foes.toSorted((a, b) => hexes.range(first.place, a.end) - hexes.range(first.place, b.end));
  return nearest && shieldsAt(hexes.bearing(first.place, first.place.facing, nearest.end))[0];
}

/** TP-1.5.1 The turn up to the end of First Phase. */
function firstHalf(v: TpView, ship: Ship, { form, aims }: Outlook): { field: Field; first: Course } {
  const unit = withForm(ship.unit, form);
  const hold = copy(ship.hold);
  applyForm({ ...ship, hold }, form);
  const field = reinforcedBy(fieldOf(ahead(v, unit, hold), unit), form);
  return { field, first: bestOf(field, { aims, spaces: form.speed >> 1, width: ROUGH }) };
}

function bestOf(field: Field, of: Parameters<typeof coursesOf>[1]): Course {
  return coursesOf(field, { ...of, spaces: Math.max(1, of.spaces) })[0] as Course;
}

/** TP-1.5.1 The ship as it will be announced. */
function withForm(unit: Unit, { speed, ecm, eccm, cloak }: Form): Unit {
  const veil = unit.veil && { ...unit.veil, step: cloak ? unit.veil.step : 0 };
  return { ...fresh(unit), speed, ecm, eccm, ...(veil && { veil }) };
}

/** A unit at the beginning of a turn: nothing fired, nothing moved. */
function fresh(unit: Unit): Unit {
  const weapons = unit.weapons.map(shots => (shots === LOST ? LOST : 0));
  return { ...unit, weapons, half: null, made: 0, halted: false, dragged: 0 };
}

function ahead(v: TpView, unit: Unit, hold: Ship['hold']): TpView {
  const units = v.open.units.map(one => (one.id === unit.id ? unit : fresh(one)));
  const open = { ...v.open, units, now: { ...v.open.now, half: 1 as const } };
  const own = { ...v.own, ships: v.own.ships.map(one => (one.unit === unit.id ? hold : one)) };
  return { book: v.book, clock: v.clock, open, side: v.side, own };
}

/** TP-2.2.7 What reinforces a shield stands before it. */
function reinforcedBy(field: Field, { specific }: Form): Field {
  return { ...field, shields: field.shields.map((boxes, i) => boxes + 100 * (specific[i] ?? 0)) };
}
