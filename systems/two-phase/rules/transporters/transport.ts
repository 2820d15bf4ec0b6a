// Chapter 13.1: what transporters send.

import type { Refusal } from '@flagplot/kernel';
import { whyBlind } from '../ew/systems.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import type { Cargo } from './cargo.ts';
import { party, raiders } from './troops.ts';
import type { Transport } from './uses.ts';
import { boxFault, reserveFor, spendUses } from './uses.ts';

/** TP-13.1.2 What there is to send. */
const CARGOES: { readonly [K in Transport['what']]?: Cargo } = { party, raid: raiders };

/** TP-13.1.1, TP-5.4.2 A transporter sends something within its reach, but for the time when seekers move. */
export const transport: ActRule<'transport'> = {
  rule: 'TP-13.1.1',
  place: 7,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-5.4.2',
  aboard: ({ unit }) => unit.boxes.transporter > 0,
  fault: (c, act) => whyBlind(c.unit) ?? boxFault(c, act) ?? cargoFault(c, act),
  reserve: reserveFor,
  carry(acting, act) {
    const { s, t, unit } = acting;
    t.reveal(unit.side);
    spendUses(s.book.charts, acting, act);
    CARGOES[act.what]?.arrive(acting, act);
  },
  *options(c) {
    for (const cargo of Object.values(CARGOES)) yield* cargo.options(c);
  },
};

function cargoFault(c: InWindow, act: Transport): Refusal | undefined {
  const cargo = CARGOES[act.what];
  return cargo ? cargo.fault(c, act) : { rule: 'TP-13.1.2', at: '/what', say: `Nothing like a ${act.what} is sent here.` };
}
