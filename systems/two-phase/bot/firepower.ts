// What the guns of a ship are to be expected to do, by bearing and range.

import type { WeaponCard } from '../rules/cards.ts';
import { isArmed } from '../rules/energy/arming.ts';
import type { PhaserType } from '../rules/energy/power.ts';
import { capacitorRoom, isPhaser } from '../rules/energy/power.ts';
import type { Arm, Hold } from '../rules/folder.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf } from '../rules/roster.ts';
import { curveOf, RANGES } from './curves.ts';

/** Mean damage in hundredths, for each of 24 bearings by effective range. */
export type Firepower = Float64Array;

const BEARINGS = 24;

/** What is in the mounts and the capacitor of a ship, known or taken for granted. */
export type Loads = Pick<Hold, 'arms' | 'capacitor'>;

/** Mounts as an enemy's are thought of: whatever can be armed is armed. */
const ASSUMED: Readonly<Record<string, Arm>> = {
  photon: { turns: 2, energy: 4 },
  disruptor: { turns: 1, energy: 2 },
  fusion: { turns: 1, energy: 2 },
  hellbore: { turns: 2, energy: 6 },
  'trb-heavy': { turns: 1, energy: 4 },
  'trb-light': { turns: 1, energy: 2 },
  'plasma-r': { turns: 3, energy: 9 },
  'plasma-s': { turns: 3, energy: 8 },
  'plasma-g': { turns: 3, energy: 7 },
  'plasma-f': { turns: 3, energy: 5 },
};
const NOTHING: Arm = { turns: 0, energy: 0 };

/** What an enemy is taken to hold. */
export function assumedLoads(seen: Seen, unit: Unit): Loads {
  const card = cardOf(seen.book, unit);
  return {
    arms: card.weapons.map(({ type }) => ASSUMED[type] ?? NOTHING),
    capacitor: capacitorRoom({ charts: seen.book.charts, unit, card }),
  };
}

/** All that a ship may still fire this turn. `shift`: what EW adds to its dice. */
export function firepowerOf(seen: Seen, unit: Unit, { loads, shift }: { loads: Loads; shift: number }): Firepower {
  const table = new Float64Array(BEARINGS * RANGES);
  const card = cardOf(seen.book, unit);
  const { charts } = seen.book;
  const fed = shareFed(seen, unit, loads);
  const improved = card.flags?.includes('derfacs') === true;
  for (let mount = 0; mount < card.weapons.length; mount += 1) {
    const weapon = card.weapons[mount] as WeaponCard;
    if (!isReady(unit, mount, weapon)) continue;
    const arm = loads.arms[mount] ?? NOTHING;
    if (!isArmed(weapon, arm)) continue;
    const curve = curveOf(charts, weapon, { energy: arm.energy, shift, improved });
    addCurve(table, curve, { arc: card.arcs[mount] as number, by: isPhaser(weapon) ? fed : 1 });
  }
  return table;
}

/** Whether a mount is whole and has not fired this turn. */
function isReady({ weapons }: Unit, mount: number, { type }: WeaponCard): boolean {
  const shots = weapons[mount] as number;
  return shots !== LOST && (shots === 0 || type === 'add');
}

function addCurve(table: Float64Array, curve: Float64Array, { arc, by }: { arc: number; by: number }): void {
  for (let bearing = 0; bearing < BEARINGS; bearing += 1) {
    if (((arc >> bearing) & 1) === 0) continue;
    const from = bearing * RANGES;
    for (let range = 0; range < RANGES; range += 1) table[from + range]! += by * (curve[range] as number);
  }
}

/** TP-2.2.6 Of the phasers that are ready the part that the capacitor feeds. */
function shareFed(seen: Seen, unit: Unit, { capacitor }: Loads): number {
  const { weapons } = cardOf(seen.book, unit);
  const { shots } = seen.book.charts.capacitor;
  let wanted = 0;
  for (let mount = 0; mount < weapons.length; mount += 1) {
    const weapon = weapons[mount] as WeaponCard;
    if (isPhaser(weapon) && isReady(unit, mount, weapon))
      wanted += shots[weapon.type as PhaserType] * (weapon.type === 'ph-g' ? seen.book.charts.gatlingShots : 1);
  }
  return wanted > capacitor ? capacitor / wanted : 1;
}
