// Chapters 8.2 and 8.3: tractor beams and transporters, which lock-on carries and EW defeats.

import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { unitName } from '../names.ts';
import type { Target, Unit } from '../open.ts';
import { isShip } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { hasLockOn } from './lock-on.ts';
import { shiftBetween } from './shift.ts';

/** TP-8.3.3 Why a unit uses neither beams nor transporters on anything now. */
export function whyBlind(unit: Unit): Refusal | undefined {
  return whyWithout(unit) ?? (hasLockOn(unit) ? undefined : { rule: 'TP-8.3.3', say: 'There is no lock-on.' });
}

/** TP-4.6.3 Why a unit has no use of beams and transporters at all. */
export function whyWithout(unit: Unit): Refusal | undefined {
  if (!isShip(unit)) return { rule: 'TP-13.2.1', say: 'There are neither beams nor transporters aboard.' };
  if (unit.erratic) return { rule: 'TP-4.6.3', say: 'Under erratic manoeuvres there are no beams and no transporters.' };
  return undefined;
}

interface Used {
  unit: Unit;
  on: Target;
  what: 'tractor' | 'transporter';
}

/** TP-8.2.7 A shift wants a die: with it at most the number of the chart, or the use fails and its energy is gone. */
export function worksOn(s: TpState, t: TpTable, { unit, on, what }: Used): boolean {
  const shift = shiftBetween(s, unit, on);
  if (shift === 0) return true;
  const last = s.book.charts.systemFails;
  const why = (): Why => ({
    rule: 'TP-8.2.7',
    what: `${what === 'tractor' ? 'Tractor' : 'Transporter'} of ${unitName(s, unit.id)} at ${unitName(s, on.id)}`,
    by: unit.side,
    test: { of: 'each', is: 'atMost', n: last - shift },
    mods: [
      { by: last, for: 'beams' },
      { by: -shift, for: 'EW' },
    ],
  });
  const works = last > shift && t.throw(1, face(6), why) <= last - shift;
  if (!works) t.tell(() => ({ kind: 'failed', unit: unit.id, what }));
  return works;
}
