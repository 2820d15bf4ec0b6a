/** TP-14.2.7 Parties that guard systems against raiders for the turn: nothing here draws. */

import { partiesAboard } from '../../rules/crew/parties.ts';
import { devicesOf } from '../../rules/damage/devices.ts';
import { boxOf, ownName } from '../../rules/names.ts';
import { unitNamed } from '../../rules/roster.ts';
import type { TpView, TwoPhase } from '../../rules/state.ts';
import { whyIdle } from '../../rules/weapons/aim.ts';

type Guards = TwoPhase['asks']['initial']['order']['guards'];

/** A ship with parties aboard: what they guard, and what they might. */
export interface GuardRow {
  unit: string;
  name: string;
  parties: number;
  guards: { box: string; says: string }[];
  choices: { box: string; says: string }[];
}

export function guardRows(v: TpView, units: readonly string[], guards: Guards): GuardRow[] {
  return units.flatMap((id): GuardRow[] => {
    const unit = unitNamed(v.open, id);
    const parties = unit && !whyIdle(unit) ? partiesAboard(unit, unit.side) : 0;
    if (!unit || parties === 0) return [];
    const boxNamed = (box: string) => ({ box, says: boxOf(v, id, box) });
    const own = guards.filter(one => one.unit === id).map(({ box }) => box);
    const others = own.length < parties ? devicesOf(v, unit).filter(box => !own.includes(box)) : [];
    return [{ unit: id, name: ownName(v, id), parties, guards: own.map(boxNamed), choices: others.map(boxNamed) }];
  });
}

export function withGuard(guards: Guards, unit: string, box: string): Guards {
  return [...guards, { unit, box }];
}

export function withoutGuard(guards: Guards, unit: string, box: string): Guards {
  return guards.filter(one => one.unit !== unit || one.box !== box);
}
