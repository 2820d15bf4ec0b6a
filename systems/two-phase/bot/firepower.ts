// What the guns of a ship are to be expected to do, by bearing and range.

import { memoise } from '@flagplot/kernel';
import type { CardOfBook } from '../rules/book.ts';
import type { WeaponCard } from '../rules/cards.ts';
import type { Charts } from '../rules/charts.ts';
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
const USUAL: Readonly<Record<string, Arm>> = {
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

/** All that a ship may still fire this turn. `shift`: what EW adds to its dice. */
export function firepowerOf(seen: Seen, unit: Unit, { loads, shift }: { loads: Loads; shift: number }): Firepower {
  const { charts } = seen.book;
  const card = cardOf(seen.book, unit);
  const ready = (mount: number): boolean => isReady(unit, mount, card.weapons[mount] as WeaponCard);
  return tableOf(charts, card, { arms: loads.arms, shift, ready, fed: shareFed(charts, card, { loads, ready }) });
}

interface Firing {
  arms: readonly Arm[];
  shift: number;
  ready(mount: number): boolean;
  /** The part of its phasers that the capacitor feeds. */
  fed: number;
}

function tableOf(charts: Charts, card: CardOfBook, { arms, shift, ready, fed }: Firing): Firepower {
  const table = new Float64Array(BEARINGS * RANGES);
  const improved = card.flags?.includes('derfacs') === true;
  for (let mount = 0; mount < card.weapons.length; mount += 1) {
    const weapon = card.weapons[mount] as WeaponCard;
    const arm = arms[mount] ?? NOTHING;
    if (!ready(mount) || !isArmed(weapon, arm)) continue;
    const curve = curveOf(charts, weapon, { energy: arm.energy, shift, improved });
    addCurve(table, curve, { arc: card.arcs[mount] as number, by: isPhaser(weapon) ? fed : 1 });
  }
  return table;
}

const SHIFTS = 8;
/** So finely it is told apart how many of the phasers that are ready the capacitor feeds. */
const PARTS = 8;

/**
 * What a ship may fire whose mounts are taken to hold what they usually do: those that are ready, or that its owner knows to be armed. There are
 * few such tables, and they are asked for over and over.
 */
export function usualFirepower(seen: Seen, unit: Unit, { hold, shift }: { hold: Hold | undefined; shift: number }): Firepower {
  const { charts } = seen.book;
  const card = cardOf(seen.book, unit);
  const ready = (mount: number): boolean => isReady(unit, mount, card.weapons[mount] as WeaponCard);
  const capacitor = hold ? hold.capacitor : capacitorRoom({ charts, unit, card });
  const fed = Math.round(PARTS * shareFed(charts, card, { loads: { arms: [], capacitor }, ready }));
  let mounts = 0;
  for (let mount = card.weapons.length - 1; mount >= 0; mount -= 1) {
    const armed = hold === undefined || isArmed(card.weapons[mount] as WeaponCard, hold.arms[mount] ?? NOTHING);
    mounts = 2 * mounts + (armed && ready(mount) ? 1 : 0);
  }
  return usualTable(charts, card, (mounts * SHIFTS + Math.min(shift, SHIFTS - 1)) * (PARTS + 1) + fed);
}

const usualTable = memoise((charts: Charts, card: CardOfBook, code: number): Firepower => {
  const mounts = Math.floor(code / (PARTS + 1) / SHIFTS);
  return tableOf(charts, card, {
    arms: usualArms(card),
    shift: Math.floor(code / (PARTS + 1)) % SHIFTS,
    ready: mount => Math.floor(mounts / 2 ** mount) % 2 === 1,
    fed: (code % (PARTS + 1)) / PARTS,
  });
});

function usualArms({ weapons }: CardOfBook): Arm[] {
  return weapons.map(({ type }) => USUAL[type] ?? NOTHING);
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
function shareFed(charts: Charts, { weapons }: CardOfBook, { loads, ready }: Pick<Firing, 'ready'> & { loads: Loads }): number {
  const { shots } = charts.capacitor;
  let wanted = 0;
  for (let mount = 0; mount < weapons.length; mount += 1) {
    const weapon = weapons[mount] as WeaponCard;
    if (isPhaser(weapon) && ready(mount))
      wanted += shots[weapon.type as PhaserType] * (weapon.type === 'ph-g' ? charts.gatlingShots : 1);
  }
  return wanted > loads.capacitor ? loads.capacitor / wanted : 1;
}
