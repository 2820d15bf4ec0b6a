// What fire is worth, in structure points, tabulated from the charts of the rules: every die counted, nothing sampled.

import type { WeaponCard } from '@flagplot/fleet-action/table';
import { armourAgainst, bandAt, costOf, damageDie, hitsOf, MATTER, severityOf } from '@flagplot/fleet-action/table';

/** What a box of a minor and of a primary system is worth, in structure points. */
const MINOR = 0.3;
const PRIMARY = 0.45;

/** Beyond every armour on a card. */
const ARMOURS = 24;
const BANDS = 4;
/** No weapon card reaches further. */
const FARTHEST = 200;

/** A weapon card read once: the band of every range, what a hit does to every armour. */
export interface Gun {
  weapon: WeaponCard;
  /** Ranges up to here are within reach. */
  reach: number;
  /** Range band by range. */
  band: Int8Array;
  /** Worth of a hit by band and armour. */
  wound: Float64Array;
}

const guns = new WeakMap<WeaponCard, Gun>();

export function gunOf(weapon: WeaponCard): Gun {
  const known = guns.get(weapon);
  if (known) return known;
  const reach = weapon.delivery === 'direct' ? Math.min(FARTHEST, weapon.bands.at(-1) ?? -1) : -1;
  const band = Int8Array.from({ length: reach + 1 }, (_, range) => bandAt(weapon, range) ?? -1);
  const wound = new Float64Array(BANDS * ARMOURS);
  for (let b = 0; b < BANDS; b += 1)
    for (let armour = 0; armour < ARMOURS; armour += 1) wound[b * ARMOURS + armour] = woundOf(weapon, b, armour);
  const made = { weapon, reach, band, wound };
  guns.set(weapon, made);
  return made;
}

/** FA-7.1, FA-8.1 What one hit does on average. */
function woundOf(weapon: WeaponCard, band: number, armour: number): number {
  if (weapon.points > 0) {
    const each = MATTER.reduce((sum, spot) => sum + worthOfSpot(spot), 0) / MATTER.length;
    return weapon.points * each;
  }
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

/** Numbers needed from here up are told apart; lower ones never come up on any card. */
const LEAST = -16;
const NEEDS = 64;
const PULSES = 16;
const SIDES = 21;
const hits = new Float64Array(SIDES * NEEDS * PULSES).fill(-1);

/** FA-6.6.1, FA-8.3.1 Hits that one die brings on average. */
export function hitsExpected(weapon: WeaponCard, sides: number, needs: number): number {
  const at = (sides * NEEDS + Math.max(0, needs - LEAST)) * PULSES + weapon.pulses;
  const known = hits[at] as number;
  if (known >= 0) return known;
  let sum = 0;
  for (let face = 1; face <= sides; face += 1) sum += hitsOf(weapon, face, needs);
  hits[at] = sum / sides;
  return sum / sides;
}

/** What one die to hit is worth against an armour at a band, in structure points. */
export function worthOfDie(gun: Gun, at: { sides: number; needs: number; band: number; armour: number }): number {
  const { sides, needs, band, armour } = at;
  if (needs > sides) return 0;
  return hitsExpected(gun.weapon, sides, needs) * (gun.wound[band * ARMOURS + armour] as number);
}
