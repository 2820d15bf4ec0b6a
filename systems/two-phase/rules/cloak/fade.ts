// Chapter 11.1: the cloak begins and ends, impulse by impulse.

import type { Unit, Veil } from '../open.ts';
import type { Form } from '../orders.ts';
import { isHere } from '../roster.ts';
import { dropUnguided } from '../seekers/guidance.ts';
import type { TpState, TpTable } from '../state.ts';
import type { ActRule } from '../window/act.ts';
import { rollLocks } from './lock.ts';
import { FULL } from './veil.ts';

/** TP-11.1.6 In one's own space, at impulse zero or in step 3; each way once a turn, if it is paid for. */
export const cloak: ActRule<'cloak'> = {
  rule: 'TP-11.1.6',
  place: 1,
  when: ['initial', 'space', 'zero'],
  whenRule: 'TP-5.2.9',
  aboard: ({ unit }) => unit.veil !== undefined,
  fault({ unit, hold }, { begin }) {
    const { veil } = unit;
    const rule = 'TP-11.1.6';
    if (!veil) return { rule, at: '/act', say: 'There is no cloaking device aboard.' };
    const hidden = veil.step === FULL && veil.way === null;
    const free = veil.step === 0 && veil.way === null;
    if (begin ? !free : !hidden)
      return { rule, at: '/begin', say: begin ? 'It is on already.' : 'There is no full cloak to end.' };
    if (begin && !hold.cloak) return { rule, at: '/begin', say: 'The cloaking device is not paid for this turn.' };
    if (veil.done.includes(begin ? 'out' : 'in'))
      return { rule, at: '/begin', say: 'A ship cloaks and uncloaks once a turn each.' };
    return undefined;
  },
  carry({ s, t, unit, segment }, { begin }) {
    t.reveal(unit.side);
    const veil = unit.veil as Veil;
    veil.way = begin ? 'out' : 'in';
    veil.done.push(veil.way);
    t.tell(() => ({ kind: 'cloak', unit: unit.id, begins: begin }));
    // TP-11.1.3 The impulse of the announcement is the first; from step 3 it is the first space or impulse zero.
    if (segment !== 'initial') fade(s, t, unit);
  },
  *options({ unit: { veil } }) {
    if (veil) yield { act: 'cloak', begin: veil.step === 0 };
  },
};

/** TP-11.1.6 Each way is open again; a device that is not paid for fades in from the unit's first impulse of the turn. */
export function renewVeil(t: TpTable, { id, veil }: Pick<Unit, 'id' | 'veil'>, { cloak: paid }: Pick<Form, 'cloak'>): void {
  if (!veil) return;
  veil.done = [];
  if (veil.step === 0 || paid) return;
  veil.way = 'in';
  veil.done.push('in');
  t.tell(() => ({ kind: 'cloak', unit: id, begins: false }));
}

/** TP-11.1.1, TP-11.1.2 One impulse of a fade: out of sight step by step, or back. */
export function fade(s: TpState, t: TpTable, unit: Unit): void {
  if (unit.veil && unit.veil.way !== null) fadeTo(s, t, { unit, step: unit.veil.step + (unit.veil.way === 'out' ? 1 : -1) });
}

/** TP-11.1.4 The waterfall completes any fade. */
export function completeFades(s: TpState, t: TpTable): void {
  for (const unit of s.open.units)
    if (isHere(unit) && unit.veil && unit.veil.way !== null) fadeTo(s, t, { unit, step: unit.veil.way === 'out' ? FULL : 0 });
}

function fadeTo(s: TpState, t: TpTable, { unit, step }: { unit: Unit; step: number }): void {
  const veil = unit.veil as Veil;
  veil.step = step;
  // TP-11.1.12 Lost lock-ons come back when a ship begins to be seen again.
  if (veil.way === 'in') veil.lost = [];
  if (step === 0 || step === FULL) veil.way = null;
  t.tell(() => ({ kind: 'faded', unit: unit.id, step }));
  if (step !== FULL) return;
  rollLocks(s, t, unit);
  dropUnguided(s, t);
}
