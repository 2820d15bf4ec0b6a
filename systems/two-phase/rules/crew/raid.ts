// Chapter 13.4: raiders who come for one box.

import type { Refusal, Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { deviceOf, devicesOf, isDevice } from '../damage/devices.ts';
import type { Box } from '../damage/hull.ts';
import { destroyBox } from '../damage/volley.ts';
import { hexOf } from '../map.ts';
import { boxOf, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, holdOf, unitCalled } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import type { Transport } from '../transporters/uses.ts';
import type { InWindow } from '../window/act.ts';
import { partiesAboard } from './parties.ts';

/** A party of one ship that raids another. */
export interface Raid {
  unit: Unit;
  on: Unit;
  box: Id;
}

/** TP-9.1.5 A ship of an enemy's; TP-13.4.3 and what is named aboard. */
export function raidFault({ v, unit }: InWindow, { to, box = '' }: Pick<Transport, 'to' | 'box'>): Refusal | undefined {
  const on = unitCalled(v.open, to);
  if (!areEnemies(v.book, unit.side, on.side))
    return { rule: 'TP-9.1.5', at: '/to', say: `${unitName(v, to)} is no enemy of yours.` };
  return boxFault(v, on, box);
}

/** TP-13.4.3 A raid names one box of a weapon or a system. */
export function boxFault(seen: Seen, on: Unit, box: Id): Refusal | undefined {
  if (isDevice(seen, on, box)) return undefined;
  return { rule: 'TP-13.4.3', at: '/box', say: `${unitName(seen, on.id)} has no ${boxOf(seen, on.id, box)} left to be raided.` };
}

/** Every box of a ship that may be raided. */
export function raidOptions({ v }: InWindow, on: Unit): Transport[] {
  return devicesOf(v, on).map(box => ({ act: 'transport', what: 'raid', to: on.id, box }));
}

/** TP-13.4.1 The raiders are there: what they destroy, and whether they come back. */
export function raid(s: TpState, t: TpTable, { unit, on, box }: Raid): void {
  // Which die is thrown tells whether the box is guarded.
  t.reveal(on.side);
  const guarded = holdOf(s, on).guards.includes(box);
  const { destroyed, raiders } = rollRaid(s, t, { unit, on, box, guarded });
  if (!raiders) unit.parties[unit.side] = partiesAboard(unit, unit.side) - 1;
  t.tell(() => ({ kind: 'raided', unit: unit.id, on: on.id, box, destroyed, raiders, at: hexOf(on) }));
  if (destroyed) destroyBox(s, t, { unit: on, box: deviceOf(s, on, box) as Box });
}

/** What a raid comes to: whether its box is destroyed, and its raiders return. */
export interface RaidResult {
  destroyed: boolean;
  raiders: boolean;
}

/** A guard lets a raid pass seldom; TP-13.4.1 then the raid's own die. */
export function rollRaid(s: Seen, t: TpTable, { unit, on, box, guarded }: Raid & { guarded: boolean }): RaidResult {
  const { guard, raid: chart } = s.book.charts;
  const roll = (rule: string, what: string): number => {
    const why = (): Why => ({
      rule,
      what: `${what} ${boxOf(s, on.id, box)} of ${unitName(s, on.id)}`,
      by: rule === GUARDED ? on.side : unit.side,
    });
    return t.throw(1, face(6), why) - 1;
  };
  // TP-13.4.2
  const met = guarded ? guard[roll(GUARDED, 'Guard of')] : 'raid';
  if (met !== 'raid') return { destroyed: false, raiders: met === 'nothing' };
  const end = chart[roll('TP-13.4.1', 'Raid on')];
  return { destroyed: end === 'box' || end === 'box-and-raiders', raiders: end === 'box' || end === 'nothing' };
}

const GUARDED = 'TP-13.4.2';
