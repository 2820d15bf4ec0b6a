// Chapter 2.3: how often a weapon fires, and which weapons are secondary.

import type { WeaponCard } from '../cards.ts';
import { NEVER } from '../open.ts';

/** FA-2.3.3, FA-6.2.6 A weapon with as many shots as the turn has pulses fires in each, and is a secondary weapon. */
const EVERY_PULSE = 3;

/** FA-6.2.6 Secondary weapons fire three times a turn; all others are primary. */
export function isSecondary(weapon: WeaponCard): boolean {
  return weapon.shots >= EVERY_PULSE;
}

/** A pulse counted through the whole battle, the first of turn 1 being 1. */
export function pulseOf(turn: number, pulse: number): number {
  return (turn - 1) * EVERY_PULSE + pulse;
}

/** FA-2.3.5 The pulse in which a shot counts: a mine launch, before anything moves, as one in pulse 1. */
export function countsIn(weapon: WeaponCard, turn: number, pulse: number): number {
  return pulseOf(turn, weapon.delivery === 'proximity' ? 1 : pulse);
}

/** FA-2.3.1, FA-2.3.2, FA-2.3.3, FA-2.3.4, FA-6.2.5 Whether a weapon that fired last in pulse `last` may fire in pulse `now`, counted through the battle. */
export function ready(weapon: WeaponCard, last: number, now: number): boolean {
  if (last === NEVER) return true;
  if (isSecondary(weapon)) return now > last;
  return now - last >= 2 && (weapon.shots > 1 || turnOf(last) !== turnOf(now));
}

function turnOf(pulse: number): number {
  return Math.ceil(pulse / EVERY_PULSE);
}

/** A pulse of a turn, both counted from 1. */
export interface PulseOfTurn {
  turn: number;
  pulse: number;
}

/** When a weapon that fired last in pulse `last` and may not fire in pulse `now`, counted through the battle, may do so again. */
export function readyAgain(weapon: WeaponCard, last: number, now: number): PulseOfTurn {
  let pulse = now + 1;
  while (!ready(weapon, last, pulse)) pulse += 1;
  return { turn: turnOf(pulse), pulse: ((pulse - 1) % EVERY_PULSE) + 1 };
}
