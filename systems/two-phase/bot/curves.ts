// What a mount is to be expected to do by range: worked out once from the charts.

import { memoise } from '@flagplot/kernel';
import type { WeaponCard } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
import type { Unit } from '../rules/open.ts';
import { MODES } from '../rules/weapons/aim.ts';
import type { Aim } from '../rules/weapons/gun.ts';
import { columnAt } from '../rules/weapons/gun.ts';
import { chartFault, isGun, promiseOf } from '../rules/weapons/guns.ts';

/** Effective ranges are thought of up to this one. */
export const REACH = 40;
/** Columns of a table by range. */
export const RANGES: number = REACH + 1;

/** How a mount is loaded: the energy in it, what EW adds to its die, improved fire control aboard. */
export interface Loaded {
  energy: number;
  shift: number;
  improved: boolean;
}

const SHIFTS = 8;
const ENERGIES = 32;

/** TP-9.5.2 Of a torpedo's strength what is expected to strike: some are outrun, some are shot down. */
const STRIKES = 0.6;

/** A firer and a target of which nothing matters here: ranges are true, and both are locked on. */
const ANYBODY = { lockOn: true, veil: undefined } as unknown as Unit;

/** Mean damage in hundredths by effective range, in the best way of firing a mount that is so loaded. */
export function curveOf(charts: Charts, weapon: WeaponCard, { energy, shift, improved }: Loaded): Float64Array {
  const code = (Math.min(energy, ENERGIES - 1) * SHIFTS + Math.min(shift, SHIFTS - 1)) * 2 + (improved ? 1 : 0);
  return curves(charts, weapon, code);
}

const curves = memoise((charts: Charts, weapon: WeaponCard, code: number): Float64Array => {
  const loaded = { energy: Math.floor(code / 2 / SHIFTS), shift: Math.floor(code / 2) % SHIFTS, improved: code % 2 === 1 };
  if (weapon.type.startsWith('plasma-')) return strengths(charts, weapon, loaded);
  return Float64Array.from({ length: RANGES }, (_, range) => (isGun(weapon) ? bestAt(charts, { weapon, loaded }, range) : 0));
});

/** The most of all ways of firing at a range. */
function bestAt(charts: Charts, { weapon, loaded }: { weapon: WeaponCard; loaded: Loaded }, range: number): number {
  let best = 0;
  for (const mode of MODES[weapon.type] ?? [undefined]) {
    const aim: Aim = {
      ...{ charts, firer: ANYBODY, target: ANYBODY, weapon, mode, improved: loaded.improved },
      arm: { turns: 2, energy: loaded.energy },
      sight: { range, effective: range, shift: loaded.shift, bearing: 0, web: 0 },
      shots: weapon.type === 'ph-g' ? charts.gatlingShots : 1,
    };
    if (!chartFault(aim)) best = Math.max(best, promiseOf(aim).damage);
  }
  return best;
}

/** TP-9.5.2 A torpedo by the hexes it has to fly. */
function strengths({ plasma }: Charts, { type }: WeaponCard, { energy }: Loaded): Float64Array {
  const strength = plasma.strength[type.slice('plasma-'.length) as 'r'];
  const at = (range: number): number => (energy > 0 ? (strength[columnAt(plasma, range)] ?? 0) : 0);
  return Float64Array.from({ length: RANGES }, (_, range) => 100 * STRIKES * at(range));
}
