/** What there is, what it goes into, and what is left by kind of power. */

import type { Ship } from '../../rules/energy/power.ts';
import { billOf, powerOf, totalOf } from '../../rules/energy/power.ts';
import type { Form } from '../../rules/orders.ts';

/** Everything a form may ever spend: engines, and all that batteries hold. */
export function powerThere({ unit, hold }: Pick<Ship, 'unit' | 'hold'>): number {
  const { warp, impulse, apr } = powerOf(unit);
  return warp + impulse + apr + hold.battery;
}

export interface Tally {
  /** Engines, and what comes out of batteries by the form. */
  readonly there: number;
  readonly spent: number;
  /** Left over, and lost if it stays so; below 0 where too much is spent. */
  readonly free: number;
  /** As much of that as may still be warp power, or impulse power. */
  readonly warp: number;
  readonly impulse: number;
  /** TP-2.3.1 What stays in batteries: reserve power. */
  readonly reserve: number;
}

/** TP-2.1.2, TP-2.1.4, TP-2.1.5 The form added up. */
export function tallyOf(ship: Ship, form: Form): Tally {
  const power = powerOf(ship.unit);
  const bill = billOf(ship, form);
  const there = power.warp + power.impulse + power.apr + form.discharge;
  const free = there - totalOf(bill);
  const within = (n: number): number => Math.max(0, Math.min(n, free));
  return {
    there,
    spent: totalOf(bill),
    free,
    warp: within(power.warp - bill.warp - Math.max(0, bill.lent - form.discharge)),
    impulse: within(power.impulse - bill.impulse),
    reserve: ship.hold.battery - form.discharge,
  };
}

/** `6 left: warp 6, impulse 3`; `2 too many`. */
export function leftWords({ free, warp, impulse }: Tally): string {
  if (free < 0) return `${-free} too many`;
  if (free === 0) return 'nothing left over';
  const kinds = [...(warp > 0 ? [`warp up to ${warp}`] : []), ...(impulse > 0 ? [`impulse up to ${impulse}`] : [])];
  return `${free} left over${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
}
