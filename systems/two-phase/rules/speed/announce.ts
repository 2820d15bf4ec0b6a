// Chapters 1.5 and 3.1: what the form of a ship says in the open.

import { isInMutiny } from '../crew/mutiny.ts';
import { leaderOf } from '../docking/dock.ts';
import type { Unit } from '../open.ts';
import type { Form } from '../orders.ts';
import { cardOf, holdOf } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-9.1.1, TP-7.3.4 Weapons and systems may be used once more. */
export function resetForTurn(unit: Unit): void {
  for (let i = 0; i < unit.weapons.length; i += 1) if ((unit.weapons[i] as number) > 0) unit.weapons[i] = 0;
  unit.used = { transporter: 0, tractor: 0, lab: 0 };
  unit.half = null;
  unit.halted = false;
  unit.erraticDone = false;
  unit.inside = 0;
}

/** TP-1.5.1, TP-1.5.4 */
export function announceForm(s: TpState, unit: Unit, form: Form): void {
  unit.life = form.life;
  unit.fireControl = form.fireControl;
  unit.setting = form.shields;
  // TP-3.1.9
  unit.speed = plottedSpeed(s, unit, form);
  const card = cardOf(s.book, unit);
  const { sources } = s.book.charts;
  const built = card.flags?.includes('pf') ? sources.pf : card.flags?.includes('x') ? sources.x : undefined;
  unit.ecm = form.ecm + (built?.ecm ?? 0) + swingOf(form, built, 'ecm');
  unit.eccm = form.eccm + (built?.eccm ?? 0) + swingOf(form, built, 'eccm');
  // TP-4.6.1 Unless they are paid again they have ended.
  if (!form.erratic) unit.erratic = false;
}

/** TP-14.2.4 Docked ships have the speed of the bigger one; TP-14.2.2, ruling R90: who fights his own crew keeps the speed he had, and pays nothing for it. */
function plottedSpeed(s: TpState, unit: Unit, form: Form): number {
  const leader = leaderOf(s.open, unit);
  if (leader) return plottedSpeed(s, leader, holdOf(s, leader).form as Form);
  return isInMutiny(unit) ? unit.before : form.speed;
}

/** TP-8.1.1, TP-8.1.7 A swing point counts as it was set; without a word as ECM. */
function swingOf(form: Form, built: { swing: number } | undefined, as: 'ecm' | 'eccm'): number {
  return (form.swing ?? 'ecm') === as ? (built?.swing ?? 0) : 0;
}

export function tellAnnounced(t: TpTable, unit: Unit): void {
  t.tell(() => ({
    kind: 'announced',
    unit: unit.id,
    speed: unit.speed,
    ecm: unit.ecm,
    eccm: unit.eccm,
    life: unit.life,
    fireControl: unit.fireControl,
    shields: unit.setting,
    erratic: unit.erratic,
  }));
}
