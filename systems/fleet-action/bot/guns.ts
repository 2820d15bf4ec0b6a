// What fire is worth, tabulated from the charts of the rules: every face of every die counted, nothing sampled.

import type { WeaponCard } from '../rules/cards.ts';
import { bandAt, isFired } from '../rules/combat/numbers.ts';
import { armourAgainst, costOf, damageDie, hitsOf, MATTER, severityOf } from '../rules/combat/severity.ts';

/** What a hit on a minor and on a primary system is worth, in structure points. */
const MINOR = 0.3;
const PRIMARY = 0.45;

/** Range bands of a weapon. */
export const BANDS = 4;
/** More than the armour of any card. */
const ARMOURS = 24;

/** A weapon card read once. */
export interface Gun {
  weapon: WeaponCard;
  /** The furthest hex it reaches; below 0 for what is not fired at ships. */
  reach: number;
  /** Range band by range. */
  band: Int8Array;
  /** What a hit is worth in structure points, by band and armour. */
  wound: Float64Array;
}

const guns = new WeakMap<WeaponCard, Gun>();

export function gunOf(weapon: WeaponCard): Gun {
  const known = guns.get(weapon);
  if (known) return known;
  const reach = isFired(weapon) ? (weapon.bands.at(-1) ?? -1) : -1;
  const band = Int8Array.from({ length: reach + 1 }, (_, range) => bandAt(weapon, range) ?? -1);
  const wound = Float64Array.from({ length: BANDS * ARMOURS }, (_, i) => woundOf(weapon, Math.floor(i / ARMOURS), i % ARMOURS));
  const made = { weapon, reach, band, wound };
  guns.set(weapon, made);
  return made;
}

/** What a hit of a gun is worth at a band against an armour. */
export function woundAt({ wound }: Gun, band: number, armour: number): number {
  return wound[band * ARMOURS + armour] as number;
}

/** FA-7.1, FA-8.1 What one hit does on average. */
function woundOf(weapon: WeaponCard, band: number, armour: number): number {
  if (weapon.points > 0) return (weapon.points * MATTER.reduce((sum, spot) => sum + worthOfSpot(spot), 0)) / MATTER.length;
  if (weapon.dice.length === 0) return 0;
  const die = damageDie(weapon, band);
  let sum = 0;
  for (let face = 1; face <= die; face += 1) sum += worthOfFace(weapon, face, armour);
  return sum / die;
}

function worthOfSpot(spot: (typeof MATTER)[number]): number {
  if (spot === 'structure') return 1;
  return spot === 'drive' || spot === 'secondary' ? MINOR : PRIMARY;
}

function worthOfFace(weapon: WeaponCard, face: number, armour: number): number {
  const severity = severityOf(face, armourAgainst(weapon, armour));
  if (!severity) return 0;
  const { structure, minor, primary } = costOf(severity, face, weapon);
  return structure + minor * MINOR + primary * PRIMARY;
}

/** Numbers needed below this one bring no more hits than it does. */
const LEAST = -16;
const NEEDS = 64;
const PULSES = 16;
const SIDES = 21;
const known = new Float64Array(SIDES * NEEDS * PULSES).fill(-1);

/** FA-6.6.1, FA-8.3.1 Hits that one die brings on average. */
export function hitsExpected(weapon: WeaponCard, sides: number, needs: number): number {
  if (needs > sides) return 0;
  const at = (sides * NEEDS + Math.max(0, needs - LEAST)) * PULSES + weapon.pulses;
  if ((known[at] as number) < 0) {
    let sum = 0;
    for (let face = 1; face <= sides; face += 1) sum += hitsOf(weapon, face, needs);
    known[at] = sum / sides;
  }
  return known[at] as number;
}
