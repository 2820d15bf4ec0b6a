// Chapter 13.1: what transporters send.

import type { Refusal } from '@flagplot/kernel';
import { whyBlind, whyWithout } from '../ew/systems.ts';
import { dummy, tBomb } from '../mines/lay.ts';
import { panelMine } from '../mines/panel-mines.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import type { Cargo } from './cargo.ts';
import { party, raiders } from './troops.ts';
import type { Transport } from './uses.ts';
import { boxFault, reserveFor, spendUses } from './uses.ts';

/** TP-13.1.2 What there is to send. */
const CARGOES: { readonly [K in Transport['what']]: Cargo } = {
  ...{ party, raid: raiders, dummy },
  't-bomb': tBomb,
  'pa-mine': panelMine,
};

/** TP-13.1.1 A transporter sends something within its reach. */
export const transport: ActRule<'transport'> = {
  rule: 'TP-13.1.1',
  place: 7,
  when: ['space', 'answer', 'zero', 'screen'],
  whenRule: 'TP-5.4.2',
  aboard: ({ unit }) => unit.boxes.transporter > 0,
  fault: (c, act) => whyShut(c, act) ?? boxFault(c, act) ?? CARGOES[act.what].fault(afterShields(c), act),
  reserve: reserveFor,
  carry(acting, act) {
    const { s, t, unit } = acting;
    t.reveal(unit.side);
    spendUses(s.book.charts, acting, act);
    CARGOES[act.what].arrive(acting, act);
  },
  *options(c) {
    for (const cargo of Object.values(CARGOES)) yield* cargo.options(c);
  },
  *choices(c) {
    for (const cargo of Object.values(CARGOES)) yield* cargo.choices?.(afterShields(c)) ?? cargo.options(afterShields(c));
  },
};

/** TP-1.4.1, TP-13.1.1 The ship as its shields stand once the same window has dropped and raised them: that comes first. */
function afterShields(c: InWindow): InWindow {
  const dropped = [...c.unit.dropped];
  for (const one of c.window.acts) if (one.act === 'shield' && one.shield <= dropped.length) dropped[one.shield - 1] = !one.up;
  return { ...c, unit: { ...c.unit, dropped } };
}

/** TP-5.4.2 While seekers move transporters stand still, but for TP-5.4.4 mines against plasma, TP-13.3.6 which want no lock-on. */
function whyShut({ unit, segment }: InWindow, { what }: Transport): Refusal | undefined {
  if (what === 'pa-mine') return whyWithout(unit);
  if (segment === 'screen')
    return { rule: 'TP-5.4.2', at: '/act', say: 'While seekers move nothing else is sent by transporter.' };
  return whyBlind(unit);
}
