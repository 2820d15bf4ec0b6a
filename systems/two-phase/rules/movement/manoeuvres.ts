// Chapter 4.6: erratic manoeuvres as they lie on the table: in effect, announced, or announced to end.

import type { Unit } from '../open.ts';

/** TP-4.6.1 The delays of what is announced, and in effect from the unit's next impulse on. */
export const COMING = 'erratic';
export const ENDING = 'steady';

type Manoeuvring = Pick<Unit, 'erratic' | 'delays'>;

/** TP-4.6.1 Whether manoeuvres are announced. */
function isComing({ delays }: Pick<Unit, 'delays'>): boolean {
  return delays.some(({ what }) => what === COMING);
}

/** TP-4.6.1, ruling R101 Whether they will be in effect in the next impulse of a unit. */
export function manoeuvresNext({ erratic, delays }: Manoeuvring): boolean {
  return (erratic || isComing({ delays })) && !delays.some(({ what }) => what === ENDING);
}

/** TP-4.6.1 What was announced is in effect from here on, TP-4.6.2 for the step of this impulse too. */
export function takeUpManoeuvres(unit: Manoeuvring): void {
  if (unit.delays.length === 0) return;
  unit.erratic = manoeuvresNext(unit);
  unit.delays = unit.delays.filter(({ what }) => what !== COMING && what !== ENDING);
}
