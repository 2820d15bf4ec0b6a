// Chapter 11.4: power absorbers: two banks of panels in place of shields.

import type { Charts } from '../charts.ts';
import type { Banks, Unit } from '../open.ts';
import type { Form } from '../orders.ts';
import { isHere } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

type PanelCharts = Pick<Charts, 'panels'>;

/** TP-11.4.5 The shields for which the forward bank stands. */
const FORWARD: readonly number[] = [1, 2, 6];

/** Working panels of the forward and the rear bank. */
export function panelsOf({ boxes }: Pick<Unit, 'boxes'>): readonly [number, number] {
  return [boxes.foreBank, boxes.rearBank];
}

/** TP-11.4.5 The bank that stands for a shield. */
export function bankOf(shield: number): 0 | 1 {
  return FORWARD.includes(shield) ? 0 : 1;
}

/** TP-11.4.5 What a bank holds at most. */
export function bankRoom({ panels }: PanelCharts, unit: Pick<Unit, 'boxes'>, bank: number): number {
  return panels.holds * (panelsOf(unit)[bank] as number);
}

/** TP-11.4.5 A bank that is on fills up; what it takes. */
export function absorb(charts: PanelCharts, unit: Unit, { shield, points }: { shield: number; points: number }): number {
  const { banks } = unit;
  const bank = bankOf(shield);
  if (!banks?.on[bank]) return 0;
  const taken = Math.max(0, Math.min(points, bankRoom(charts, unit, bank) - (banks.held[bank] as number)));
  banks.held[bank]! += taken;
  return taken;
}

/** TP-11.4.7 What banks hold beyond the panels they have left comes out of them. */
export function spillOf(charts: PanelCharts, unit: Unit): number {
  let over = 0;
  for (const [bank, held] of unit.banks?.held.entries() ?? []) {
    const left = Math.min(held, bankRoom(charts, unit, bank));
    over += held - left;
    (unit.banks as Banks).held[bank] = left;
  }
  return over;
}

export function tellBanks(t: TpTable, unit: Unit): void {
  const { held, on } = unit.banks as Banks;
  t.tell(() => ({ kind: 'banks', unit: unit.id, held: [...held], on: [...on] }));
}

/** TP-11.4.6, TP-11.4.8 What the form says of banks is open with the speeds. */
export function announceBanks(t: TpTable, unit: Unit, { panels }: Pick<Form, 'panels'>): void {
  const { banks } = unit;
  if (!banks) return;
  // Ruling R95.
  banks.on = [panels?.fore ?? true, panels?.rear ?? true];
  for (const { from, to, points } of panels?.moves ?? []) {
    const bank = from === 'fore' ? 0 : 1;
    banks.held[bank]! -= points;
    if (to === 'bank') banks.held[1 - bank]! += points;
  }
  tellBanks(t, unit);
}

/** TP-11.4.8 A point a panel is lost at the end of the turn. */
export function dissipate(_s: TpState, t: TpTable, unit: Unit): void {
  const { banks } = unit;
  if (!banks || !isHere(unit) || banks.held.every(held => held === 0)) return;
  banks.held = banks.held.map((held, bank) => Math.max(0, held - (panelsOf(unit)[bank] as number)));
  tellBanks(t, unit);
}
