// Chapter 11.2: fields of ESGs are announced, go up and end.

import { EMPTY } from '../energy/arming.ts';
import { capital, weaponName } from '../names.ts';
import type { Field, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Act } from '../orders.ts';
import { cardOf, isHere, mountOf } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import type { ActRule, InWindow } from '../window/act.ts';

/** TP-11.2.2 Announced in one's own space, at impulse zero or in step 3; all its energy goes in. */
export const esg: ActRule<'esg'> = {
  rule: 'TP-11.2.2',
  place: 5,
  when: ['initial', 'space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: ({ v, unit }) => cardOf(v.book, unit).weapons.some(({ type }) => type === 'esg'),
  fault({ v, unit, hold }, { weapon, energy }) {
    const card = cardOf(v.book, unit);
    const mount = mountOf(card, weapon);
    if (card.weapons[mount]?.type !== 'esg' || unit.weapons[mount] === LOST)
      return { rule: 'TP-11.2.1', at: '/weapon', say: `There is no ${weaponName(card, weapon)} that works.` };
    if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres no ESG is used.' };
    if (unit.fields?.some(field => field.mount === mount))
      return { rule: 'TP-11.2.3', at: '/weapon', say: `${capital(weaponName(card, weapon))} is in use, or rests.` };
    const stored = hold.arms[mount]?.energy ?? 0;
    if (energy >= 1 && energy === stored) return undefined;
    return {
      rule: 'TP-11.2.1',
      at: '/energy',
      say: `${capital(weaponName(card, weapon))} stores ${stored}, and all of it goes in.`,
    };
  },
  carry({ s, t, unit, hold }, { weapon, radius, energy }) {
    t.reveal(unit.side);
    const mount = mountOf(cardOf(s.book, unit), weapon);
    hold.arms[mount] = { ...EMPTY };
    const { esg: strengths, esgTimes } = s.book.charts;
    const strength = strengths[radius]?.[energy - 1] ?? 0;
    unit.fields = [...(unit.fields ?? []), { mount, radius, strength, stage: 'coming', left: esgTimes.delay, near: [] }];
    tellField(s, t, { unit, field: unit.fields.at(-1) as Field });
  },
  *options({ v, unit, hold }) {
    for (const [mount, { id, type }] of cardOf(v.book, unit).weapons.entries()) {
      const energy = hold.arms[mount]?.energy ?? 0;
      if (type !== 'esg' || energy === 0) continue;
      for (let radius = 0; radius < v.book.charts.esg.length; radius += 1) yield { act: 'esg', weapon: id, radius, energy };
    }
  },
};

/** A field with the ship it moves with. */
export interface Held {
  unit: Unit;
  field: Field;
}

export function tellField(s: TpState, t: TpTable, { unit, field }: Held): void {
  const { mount, radius, strength, stage } = field;
  t.tell(() => ({ kind: 'field', unit: unit.id, weapon: weaponOf(s, { unit, field: { mount } }), radius, strength, stage }));
}

/** The id of the ESG that holds a field. */
export function weaponOf(
  { book }: Pick<TpState, 'book'>,
  { unit, field: { mount } }: { unit: Unit; field: Pick<Field, 'mount'> },
): string {
  return cardOf(book, unit).weapons[mount]?.id ?? '';
}

/** Fields of a ship that are up: TP-10.3.1 none of an ESG that is lost. */
export function fieldsUp({ fields, weapons }: Pick<Unit, 'fields' | 'weapons'>): Field[] {
  return fields?.filter(({ stage, mount }) => stage === 'up' && weapons[mount] !== LOST) ?? [];
}

/** TP-11.2.2 One impulse of the ship: the one that counts the second point after the announcement raises the field. */
export function countFields(s: TpState, t: TpTable, unit: Unit): void {
  for (const field of unit.fields ?? []) {
    if (field.stage !== 'coming') continue;
    field.left -= 1;
    if (field.left === 0) goUp(s, t, { unit, field });
  }
}

/** TP-11.2.2 At the latest at the start of the next phase, before anything else. */
export function raiseFields(s: TpState, t: TpTable): void {
  for (const unit of s.open.units)
    for (const field of unit.fields ?? []) if (isHere(unit) && field.stage === 'due') goUp(s, t, { unit, field });
}

function goUp(s: TpState, t: TpTable, { unit, field }: Held): void {
  Object.assign(field, { stage: 'up', left: 0, near: [] });
  tellField(s, t, { unit, field });
}

/** TP-11.2.3 At the waterfall of the phase in which it went up a field ends, and its ESG rests for two phases. */
export function endFields(s: TpState, t: TpTable): void {
  for (const unit of s.open.units) {
    if (!unit.fields) continue;
    for (const field of unit.fields) endPhaseOf(s, t, { unit, field });
    unit.fields = unit.fields.filter(({ stage, left }) => stage !== 'down' || left > 0);
  }
}

function endPhaseOf(s: TpState, t: TpTable, { unit, field }: Held): void {
  if (field.stage === 'down') field.left -= 1;
  else if (field.stage === 'coming') Object.assign(field, { stage: 'due', left: 0 });
  else if (field.stage === 'up') {
    // TP-7.1.2 It rests for phases, not impulses: two of them stand for 32.
    Object.assign(field, { stage: 'down', left: s.book.charts.esgTimes.rest, near: [] });
    tellField(s, t, { unit, field });
  }
}

/** TP-11.2.8 While a field is up its ship sends no weasel, transporters or seekers. */
export function fieldFault({ unit, hold }: Pick<InWindow, 'unit' | 'hold'>, act: Act): ReturnType<ActRule['fault']> {
  if (fieldsUp(unit).length === 0) return undefined;
  const forbidden =
    act.act === 'seeker' || act.act === 'transport' || (act.act === 'launch' && hold.bay[act.box]?.as === 'weasel');
  return forbidden ? { rule: 'TP-11.2.8', say: 'Behind its own field a ship sends nothing.' } : undefined;
}
