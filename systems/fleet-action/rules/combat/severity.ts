// Chapter 7.1 and chapter 8: how bad a hit is, and what classes of weapon change about it.

import type { WeaponCard } from '../cards.ts';
import type { Severity } from '../events.ts';

/** FA-8.2.2 The lowest that plasma brings armour to. */
const PLASMA_FLOOR = 2;
/** FA-8.2.1 What plasma takes off the armour. */
const PLASMA_BITE = 2;

/** FA-8.1.1 Armour as it stands against most weapons; FA-8.2.1, FA-8.2.2, FA-A40 against plasma two less, but not under two, nor ever raised. */
export function armourAgainst(weapon: WeaponCard, armour: number): number {
  return isPlasma(weapon) ? Math.max(Math.min(armour, PLASMA_FLOOR), armour - PLASMA_BITE) : armour;
}

/** FA-8.4.4 Plasma/flash weapons are both. */
function isPlasma(weapon: WeaponCard): boolean {
  return weapon.class === 'plasma' || weapon.class === 'plasma-flash';
}

/** FA-8.4.1, FA-8.4.4 Whether a weapon's hits cost what those of flash do. */
export function isFlash(weapon: Pick<WeaponCard, 'class'>): boolean {
  return weapon.class === 'flash' || weapon.class === 'plasma-flash';
}

/** FA-8.2.3 The damage die at a range band; weapons with one die throw it at any. */
export function damageDie(weapon: WeaponCard, band: number): number {
  return weapon.dice[band] ?? (weapon.dice[0] as number);
}

/**
 * FA-8.3.1, FA-8.3.2 The hits of one die to hit: one on the number needed, with pulses one more for each point above, up to the card's limit;
 * FA-8.3.4 whatever the target.
 */
export function hitsOf(weapon: Pick<WeaponCard, 'pulses'>, face: number, needs: number): number {
  return face < needs ? 0 : Math.min(weapon.pulses, face - needs + 1);
}

/** FA-7.1.3, FA-7.1.4, FA-7.1.5 By how much at least a damage die is above the armour for a hit of each kind. */
export const LEAST_OVER: Readonly<Record<Exclude<Severity, 'matter'>, number>> = { minor: 0, moderate: 2, severe: 4 };

/** FA-7.1.1, FA-7.1.3, FA-7.1.4, FA-7.1.5 How bad a damage die is, by how much it beats the armour; nothing below it. */
export function severityOf(face: number, armour: number): Exclude<Severity, 'matter'> | undefined {
  const over = face - armour;
  if (over < LEAST_OVER.minor) return undefined;
  if (over < LEAST_OVER.moderate) return 'minor';
  return over < LEAST_OVER.severe ? 'moderate' : 'severe';
}

/** What a hit costs: structure points, and how many dice are thrown for minor and for primary systems. */
export interface Cost {
  structure: number;
  minor: number;
  primary: number;
}

/** The costs of hits by severity and by an even or odd damage die, and those of flash weapons. */
// biome-ignore format: a chart, row by row
export const COSTS: Readonly<Record<Exclude<Severity, 'matter'>, Readonly<Record<'even' | 'odd' | 'flash', Cost>>>> = {
  //                    structure  minor  primary
  minor: {
    even:  { structure: 1, minor: 0, primary: 0 }, // FA-7.1.6
    odd:   { structure: 1, minor: 0, primary: 0 }, // FA-7.1.6
    flash: { structure: 1, minor: 0, primary: 0 }, // FA-8.4.1
  },
  moderate: {
    even:  { structure: 0, minor: 0, primary: 1 }, // FA-7.1.7
    odd:   { structure: 1, minor: 1, primary: 0 }, // FA-7.1.8
    flash: { structure: 1, minor: 1, primary: 1 }, // FA-8.4.2
  },
  severe: {
    even:  { structure: 1, minor: 2, primary: 0 }, // FA-7.1.9
    odd:   { structure: 2, minor: 0, primary: 1 }, // FA-7.1.10
    flash: { structure: 2, minor: 2, primary: 1 }, // FA-8.4.3
  },
};

/** What a hit of this severity costs. */
export function costOf(severity: Exclude<Severity, 'matter'>, face: number, weapon: WeaponCard): Cost {
  return COSTS[severity][isFlash(weapon) ? 'flash' : face % 2 === 0 ? 'even' : 'odd'];
}

/** A place a hit goes to. */
export type Spot = 'structure' | 'drive' | 'secondary' | 'sensor' | 'primary';

/** FA-7.1.11, FA-7.1.12 Which system of a kind is hit, by an even or odd die; of the drive the box to mark is its own question. */
export const SYSTEM_HIT: Readonly<Record<'minor' | 'primary', Readonly<Record<'even' | 'odd', Spot>>>> = {
  minor: { even: 'secondary', odd: 'drive' },
  primary: { even: 'primary', odd: 'sensor' },
};

/** FA-8.1.3, FA-A39 Where a matter hit goes, by the face of a d10. */
// biome-ignore format: a chart, in the order of the faces
export const MATTER: readonly Spot[] = [
  // 1            2            3            4            5        6            7        8            9         10
  'structure', 'structure', 'structure', 'structure', 'drive', 'secondary', 'drive', 'secondary', 'sensor', 'primary',
];
