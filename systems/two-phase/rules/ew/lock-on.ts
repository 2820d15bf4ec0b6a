// Chapter 8.3: lock-on as it counts now.

import type { Unit } from '../open.ts';

/** TP-8.3.1, TP-11.4.4 The lock-on of the turn, but none under Disrupted Fire Control. */
export function hasLockOn({ lockOn, disrupted }: Pick<Unit, 'lockOn' | 'disrupted'>): boolean {
  return lockOn && disrupted === undefined;
}
