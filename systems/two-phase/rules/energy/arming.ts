// Chapters 9.3 to 9.5: how weapons that take energy are armed, held and overloaded.

import { memoise } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import type { Arm } from '../folder.ts';

/** One way to go on with a mount this turn: the energy of its line, how much of that is warp power, and what it then holds. */
export interface Arming {
  energy: number;
  warp: number;
  next: Arm;
  /** What a captain does who says nothing: goes on arming, or holds. */
  keeps: boolean;
}

/** A mount that holds nothing. */
export const EMPTY: Arm = Object.freeze({ turns: 0, energy: 0 });

const EMPTIED: Arming = { energy: 0, warp: 0, next: EMPTY, keeps: false };

/** Every way to go on with a mount; none but nothing where the weapon takes no energy by this line. */
export function armingsOf(weapon: Pick<WeaponCard, 'type'>, arm: Arm): readonly Arming[] {
  return armings(weapon, arm.turns, arm.cools === true ? -1 : arm.energy);
}

const armings = memoise(({ type }: Pick<WeaponCard, 'type'>, turns: number, energy: number): readonly Arming[] => {
  if (energy < 0) return [EMPTIED];
  switch (type) {
    case 'photon':
      return photon(turns, energy);
    case 'disruptor':
      return [EMPTIED, ready(2, 2, true), ready(4, 4)];
    case 'fusion':
      return fusion(energy);
    case 'hellbore':
      return hellbore(turns, energy);
    case 'trb-heavy':
      return [EMPTIED, ready(4, 4, true)];
    case 'trb-light':
      return [EMPTIED, ready(2, 2, true)];
    default:
      return plasma(type, turns, energy);
  }
});

/** Energy that makes a mount ready this turn. */
function ready(energy: number, total: number, keeps = false): Arming {
  return { energy, warp: 0, next: { turns: 1, energy: total }, keeps };
}

/** TP-9.3.4 The most a photon tube takes, overload and all. */
const PHOTON_MOST = 8;
/** TP-9.3.1 Warp points of each of the two turns. */
const PHOTON_STEP = 2;

/** TP-9.3.1 Two warp points in each of two turns, held for 1 of any power; TP-9.3.4 with up to 4 more in the second turn or while it is held. */
function photon(turns: number, energy: number): Arming[] {
  if (turns === 0)
    return [EMPTIED, { energy: PHOTON_STEP, warp: PHOTON_STEP, next: { turns: 1, energy: PHOTON_STEP }, keeps: true }];
  const found = [EMPTIED];
  const [price, warp] = turns === 1 ? [PHOTON_STEP, PHOTON_STEP] : [1, 0];
  const base = turns === 1 ? energy + PHOTON_STEP : energy;
  for (let more = 0; base + more <= PHOTON_MOST; more += 1)
    found.push({ energy: price + more, warp, next: { turns: 2, energy: base + more }, keeps: more === 0 });
  return found;
}

/** TP-9.4.5 Two points, held for 1, overloaded by 2 more. */
function fusion(energy: number): Arming[] {
  if (energy === 0) return [EMPTIED, ready(2, 2, true), ready(4, 4)];
  return energy === 2 ? [EMPTIED, ready(1, 2, true), ready(3, 4)] : [EMPTIED, ready(1, 4, true)];
}

/** TP-9.4.6 Three points in each of two turns, held for 2, overloaded by 3 more. */
function hellbore(turns: number, energy: number): Arming[] {
  if (turns === 0) return [EMPTIED, ready(3, 3, true)];
  const price = turns === 1 ? 3 : 2;
  const base = turns === 1 ? 6 : energy;
  const held: Arming = { energy: price, warp: 0, next: { turns: 2, energy: base }, keeps: true };
  return base === 9
    ? [EMPTIED, held]
    : [EMPTIED, held, { energy: price + 3, warp: 0, next: { turns: 2, energy: 9 }, keeps: false }];
}

/** TP-9.5.1 Energy of each of the three arming turns, and of each turn of holding; none where it cannot be held. */
const PLASMA: Readonly<Record<string, { steps: readonly number[]; hold: number | null }>> = {
  'plasma-f': { steps: [1, 1, 3], hold: 0 },
  'plasma-g': { steps: [2, 2, 3], hold: 1 },
  'plasma-s': { steps: [2, 2, 4], hold: 2 },
  'plasma-r': { steps: [2, 2, 5], hold: null },
};

/** TP-9.5.1 Three turns running; a missed turn loses all. */
function plasma(type: string, turns: number, energy: number): Arming[] {
  const { steps, hold } = PLASMA[type] ?? { steps: [], hold: null };
  const next = steps[turns];
  if (next !== undefined)
    return [EMPTIED, { energy: next, warp: 0, next: { turns: turns + 1, energy: energy + next }, keeps: true }];
  if (steps.length === 0 || hold === null) return [EMPTIED];
  const held: Arming = { energy: hold, warp: 0, next: { turns, energy }, keeps: true };
  // TP-9.5.1 What is held for nothing stays armed unless it is let go by firing.
  return hold === 0 ? [held] : [EMPTIED, held];
}

/** Whether a mount holds all it needs to fire or launch. */
export function isArmed({ type }: Pick<WeaponCard, 'type'>, arm: Arm): boolean {
  if (type === 'photon' || type === 'hellbore') return arm.turns >= 2;
  if (type in PLASMA) return arm.turns >= 3;
  return !ONE_TURN.has(type) || arm.energy > 0;
}

const ONE_TURN: ReadonlySet<string> = new Set(['disruptor', 'fusion', 'trb-heavy', 'trb-light']);

/** TP-9.4.1, TP-9.4.8 Weapons that lose what they hold at the end of the turn in which they were armed. */
export function losesAtEnd({ type }: Pick<WeaponCard, 'type'>): boolean {
  return type !== 'fusion' && ONE_TURN.has(type);
}
