// Chapter 14.2: parties that guard a system against raiders.

import type { Refusal } from '@flagplot/kernel';
import { isDevice } from '../damage/devices.ts';
import { boxOf, capital, unitName } from '../names.ts';
import type { Id } from '../orders.ts';
import { holdIn, holdOf, isShip, unitCalled, unitNamed } from '../roster.ts';
import type { TpState, TpView } from '../state.ts';
import { whyIdle } from '../weapons/aim.ts';
import { partiesAboard } from './parties.ts';

interface Guard {
  unit: Id;
  box: Id;
}

/** TP-14.2.7 One party to one system of an own ship, and no more of them than there are. */
export function guardFaults(v: TpView, guards: readonly Guard[]): Refusal[] {
  return guards.flatMap((guard, i) => {
    const fault = guardFault(v, guards.slice(0, i), guard);
    return fault ? [{ ...fault, at: `/guards/${i}${fault.at ?? ''}` }] : [];
  });
}

function guardFault(v: TpView, before: readonly Guard[], { unit: id, box }: Guard): Refusal | undefined {
  const fault = (at: string, say: string): Refusal => ({ rule: 'TP-14.2.7', at, say });
  const unit = unitNamed(v.open, id);
  if (!unit || !holdIn(v.own, id) || !isShip(unit)) return fault('/unit', `${unitName(v, id)} is no ship of yours.`);
  const idle = whyIdle(unit);
  if (idle) return idle;
  if (!isDevice(v, unit, box))
    return fault('/box', `${capital(boxOf(v, id, box))} is no system of ${unitName(v, id)} that is guarded.`);
  const others = before.filter(one => one.unit === id);
  if (others.some(one => one.box === box))
    return fault('/box', `${capital(boxOf(v, id, box))} of ${unitName(v, id)} has a guard.`);
  const parties = partiesAboard(unit, unit.side);
  return others.length < parties ? undefined : fault('', `${unitName(v, id)} has ${parties} boarding parties.`);
}

/** TP-14.2.7 They stand until the turn is over. */
export function setGuards(s: TpState, guards: readonly Guard[]): void {
  for (const { unit, box } of guards) holdOf(s, unitCalled(s.open, unit)).guards.push(box);
}
