// Chapter 13.4: hit-and-run raids.

import type { Refusal } from '@flagplot/kernel';
import type { Unit } from '../open.ts';
import type { TpState, TpTable } from '../state.ts';
import type { Transport } from '../transporters/uses.ts';
import type { InWindow } from '../window/act.ts';

/** Why a ship cannot be raided so. */
export function raidFault(_c: InWindow, _act: Transport): Refusal | undefined {
  return { rule: 'TP-13.4.3', at: '/what', say: 'Nothing is raided in this battle.' };
}

/** One party has arrived aboard to wreck a box. */
export function raid(_s: TpState, _t: TpTable, _raid: { unit: Unit; on: Unit; box: string }): void {}

/** Every box of a ship that may be raided. */
export function raidOptions(_c: InWindow, _on: Unit): Transport[] {
  return [];
}
