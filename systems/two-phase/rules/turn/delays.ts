// Chapter 7: delays count impulses of their unit, or phases; the waterfall ends the former.

import { COMING, ENDING } from '../movement/manoeuvres.ts';
import type { Delay, Unit } from '../open.ts';

/** What comes into force when a delay of this name is over. A chapter adds its own here. */
const FULFILS: Readonly<Record<string, (unit: Unit) => void>> = {
  [COMING]: unit => {
    unit.erratic = true;
  },
  [ENDING]: unit => {
    unit.erratic = false;
  },
};

/** TP-7.2.1, TP-7.2.2 One impulse of this unit: what counts its last point is over. */
export function countImpulse(unit: Unit): void {
  if (unit.delays.length > 0) countDown(unit, 'impulse');
}

/** TP-7.1.3 A phase begins. */
export function countPhase(unit: Unit): void {
  if (unit.delays.length > 0) countDown(unit, 'phase');
}

function countDown(unit: Unit, by: Delay['by']): void {
  const over: Delay[] = [];
  const left: Delay[] = [];
  for (const delay of unit.delays) {
    if (delay.by === by) delay.left -= 1;
    (delay.left > 0 ? left : over).push(delay);
  }
  unit.delays = left;
  for (const { what } of over) FULFILS[what]?.(unit);
}

/** TP-7.3.1 Every delay that counts impulses is fulfilled. */
export function fulfilDelays(unit: Unit): void {
  const over = unit.delays.filter(({ by }) => by === 'impulse');
  if (over.length === 0) return;
  unit.delays = unit.delays.filter(({ by }) => by === 'phase');
  for (const { what } of over) FULFILS[what]?.(unit);
}
