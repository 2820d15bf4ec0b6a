// Second opinion: who may fire what at whom, with how many dice, and what they must show (FA-2.3, 2.4, 6.2 to 6.6, 9.1).

import type { Ship } from './cards.ts';
import { cap, left } from './cards.ts';
import type { Help } from './elint.ts';
import { arcsOf, range } from './hexes.ts';

/** A ship that fires, with what command leaves it of its fire. */
export interface Firer {
  readonly ship: Ship;
  /** FA-4.6.3, FA-4.7.2 Out of command, or without a commander. */
  readonly halved: boolean;
  /** FA-4.8.7, FA-4.8.13 Without a flagship. */
  readonly threeQuarters: boolean;
  /** When each weapon fired, in pulses counted from the start of the battle. */
  readonly fired: readonly (readonly number[])[];
}

export interface Shot {
  readonly dice: number;
  readonly sides: number;
  /** What a die must show. */
  readonly need: number;
  /** 0 short to 3 extreme. */
  readonly band: number;
  /** The pulse in which it arrives, this one for all but ballistics. */
  readonly due: number;
}

const RANGE_MODIFIERS = [0, 1, 2, 4];

/** Pulses counted from the start of the battle, three to a turn. */
export function pulseOf(turn: number, pulse: number): number {
  return 3 * (turn - 1) + pulse;
}

/** FA-2.4.1 to 2.4.3 Pulses under way. */
export function delay(hexes: number): number {
  return Math.ceil(hexes / 15) + 1;
}

/** FA-2.3, FA-6.2.5 Whether a weapon may fire in that pulse. */
export function isReady(shots: number, fired: readonly number[], now: number): boolean {
  const start = now - ((now - 1) % 3);
  if (fired.includes(now)) return false;
  if (fired.filter(pulse => pulse >= start).length >= shots) return false;
  return shots === 3 || !fired.includes(now - 1);
}

/** FA-6.3.2, FA-6.3.5, FA-6.5.1 The x printed for the arc of the target: the better where there are several. */
export function printed(firer: Ship, mount: number, target: Ship): number {
  return Math.max(0, ...arcsOf(firer.hex, firer.heading, target.hex).map(arc => firer.card.mounts[mount]!.arcs[arc] ?? 0));
}

/** FA-6.5, FA-4.8.8, FA-4.8.10 The dice for an x. */
export function diceFor(x: number, { halved, threeQuarters }: Pick<Firer, 'halved' | 'threeQuarters'>): number {
  return Math.ceil(x * (halved ? 0.5 : 1) * (threeQuarters ? 0.75 : 1));
}

/** FA-6.4.3 to 6.4.7 How many ships of the target's squadron are passed over. */
export function bypassed(firer: Ship, target: Ship, squadron: readonly Ship[]): number {
  return squadron.filter(ship => range(firer.hex, ship.hex) < range(firer.hex, target.hex)).length;
}

/** A weapon of a ship in a pulse. */
export interface Gun {
  readonly firer: Firer;
  readonly mount: number;
  readonly now: number;
  readonly help: Help;
}

/** A shot of one weapon at a ship of a squadron, all of whose living ships are given; or why there is none. */
export function shotOf({ firer, mount, now, help }: Gun, target: Ship, squadron: readonly Ship[]): Shot | string {
  const { weapon } = firer.ship.card.mounts[mount]!;
  const hexes = range(firer.ship.hex, target.hex);
  const isBallistic = weapon.delivery === 'ballistic';
  if (!isBallistic && weapon.delivery !== 'direct') return 'not fired at ships';
  if (!isReady(weapon.shots, firer.fired[mount]!, now)) return 'not ready';
  const x = Math.min(printed(firer.ship, mount, target), cap(firer.ship, mount));
  if (x <= 0) return 'does not bear';
  const printedBand = weapon.bands.findIndex(last => hexes <= last);
  const band = help.worse && !isBallistic ? printedBand + 1 : printedBand;
  if (printedBand < 0 || band >= weapon.bands.length) return 'out of range';
  const sides = weapon.control[target.card.category === 'medium' ? 1 : 0]!;
  if (sides === 0) return 'no die';
  const need =
    target.card.def +
    help.def +
    (isBallistic ? 0 : RANGE_MODIFIERS[band]!) +
    (help.lit ? 0 : bypassed(firer.ship, target, squadron)) -
    left(firer.ship, 'sensor') -
    help.sensor;
  if (need > sides) return 'cannot hit';
  return { dice: diceFor(x, firer), sides, need, band, due: isBallistic ? now + delay(hexes) : now };
}

/** FA-6.6.1, FA-8.3.1, FA-8.3.2 How many hits a face is worth. */
export function hitsOf(need: number, face: number, pulses: number): number {
  return face < need ? 0 : Math.min(pulses, face - need + 1);
}

/** One shot as ordered: places of firer, weapon and target in lists of ships. */
export interface Ordered {
  readonly firer: number;
  readonly mount: number;
  readonly target: number;
}

/** FA-6.4.1, FA-6.4.2, FA-6.4.13 Whether shots, each lawful by itself, may be fired in the same step by ships of one squadron. */
export function agree(shots: readonly Ordered[], squadronOf: (target: number) => string, together: boolean): boolean {
  for (const [at, shot] of shots.entries())
    for (const other of shots.slice(at + 1)) {
      if (shot.firer === other.firer && (shot.mount === other.mount || shot.target !== other.target)) return false;
      if (together && squadronOf(shot.target) !== squadronOf(other.target)) return false;
    }
  return true;
}
