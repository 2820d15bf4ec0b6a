// Chapter 11.1: how far a ship has faded, and what that keeps it from.

import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { hasLockOn } from '../ew/lock-on.ts';
import type { Target, Unit, Veil } from '../open.ts';
import { isSeeker } from '../open.ts';
import type { Act, Id } from '../orders.ts';

/** TP-11.1.1 The step of a fade that is full cloak. */
export const FULL = 4;

/** A device at rest. */
export function veilAtFirst(): Veil {
  return { step: 0, way: null, done: [], lost: [] };
}

/** TP-11.1.5 Fading, or cloaked. */
export function isVeiled({ veil }: Pick<Unit, 'veil'>): boolean {
  return veil !== undefined && veil.step > 0;
}

export function isCloaked({ veil }: Pick<Unit, 'veil'>): boolean {
  return veil?.step === FULL;
}

/** TP-11.1.1, TP-11.1.2, TP-11.1.9 What a veil adds to the range at which its ship is fired at. */
export function veilOf({ fade, cloaked }: Pick<Charts, 'fade' | 'cloaked'>, target: Target): number {
  const step = isSeeker(target) ? 0 : (target.veil?.step ?? 0);
  return step === FULL ? cloaked : (fade[step - 1] ?? 0);
}

/** TP-8.3.2, TP-11.1.7 Whether a unit has lock-on, and has not lost it on this target. */
export function locksOn(unit: Pick<Unit, 'id' | 'lockOn' | 'disrupted'>, target: Target): boolean {
  return hasLockOn(unit) && (isSeeker(target) || !hasLost(target, unit.id));
}

/** TP-11.1.7 Whether a ship has lost its lock-on on a cloaked one. */
export function hasLost({ veil }: Pick<Unit, 'veil'>, hunter: Id): boolean {
  return veil?.lost.includes(hunter) === true;
}

/** TP-11.1.5 Acts that a veil forbids; fire it forbids too. */
const FORBIDDEN: ReadonlySet<Act['act']> = new Set(['seeker', 'launch', 'tractor', 'transport', 'lab', 'probe', 'esg']);

/** TP-11.1.5 Why a unit does nothing of this kind while it is fading or cloaked. */
export function veilFault(unit: Pick<Unit, 'veil'>, { act }: Pick<Act, 'act'>): Refusal | undefined {
  return isVeiled(unit) && FORBIDDEN.has(act) ? UNDER_CLOAK : undefined;
}

/** TP-11.1.5 The words of it. */
export const UNDER_CLOAK: Refusal = Object.freeze({
  rule: 'TP-11.1.5',
  say: 'While it fades, or is cloaked, nothing of this kind is done.',
});
