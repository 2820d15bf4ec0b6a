// Chapter 11.4: what the form says of power absorbers.

import type { Refusal } from '@flagplot/kernel';
import { bankRoom, panelsOf } from '../damage/banks.ts';
import type { Form } from '../orders.ts';
import { movedToBatteries } from './panel-energy.ts';
import type { Ship } from './power.ts';
import { batteryRoom } from './power.ts';

/** TP-11.4.8 A point a panel that works goes out of a bank, as far as it holds any and there is room. */
export function panelFaults(ship: Ship, form: Form): Refusal[] {
  const { panels } = form;
  if (!panels) return [];
  if (!ship.card.panels) return [{ rule: 'TP-11.4.5', at: '/panels', say: 'There are no panels aboard.' }];
  const { charts, unit, hold } = ship;
  const held = unit.banks?.held ?? [0, 0];
  const most = [0, 1].map(bank => Math.min(panelsOf(unit)[bank] as number, held[bank] as number));
  const out = [0, 0];
  const faults: Refusal[] = [];
  for (const [i, { from, to, points }] of panels.moves.entries()) {
    const bank = from === 'fore' ? 0 : 1;
    out[bank]! += points;
    const room = to === 'bank' ? bankRoom(charts, unit, 1 - bank) - (held[1 - bank] as number) : points;
    if (out[bank]! > (most[bank] as number) || points > room)
      faults.push({ rule: 'TP-11.4.8', at: `/panels/moves/${i}`, say: `The ${from} bank cannot give ${points} points there.` });
  }
  const free = batteryRoom(ship) - hold.battery + form.discharge - form.recharge;
  if (movedToBatteries(form) > free)
    faults.push({ rule: 'TP-11.4.8', at: '/panels/moves', say: `Batteries have room for ${Math.max(0, free)} points.` });
  return faults;
}
