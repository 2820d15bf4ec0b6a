// Pools of dice that calculators are made for, asked of the exact table: readings and functions are made anew each time, so nothing is known of them.

import type { GameTypes, Json, Table, Why } from '@flagplot/kernel';

/** What is done with a table. */
export type Act = (t: Table<GameTypes>) => Json;

const why = (): Why => ({ rule: '', what: '' });

/** Damage by the face of a ten-sided die. */
const CHART: readonly number[] = [0, 0, 0, 1, 1, 2, 2, 3, 4, 6];

function chartDamage(dice: number): Act {
  const add = (soFar: number, face: number): number => soFar + (CHART[face - 1] as number);
  return t => t.throw(dice, { sides: 10, start: 0, add }, why);
}

const BEST = 3;

/** The best three of so many dice, added up. */
function bestThree(dice: number): Act {
  const add = (soFar: readonly number[], face: number): readonly number[] =>
    [...soFar, face].sort((a, b) => b - a).slice(0, BEST);
  const reading = { sides: 6, start: [] as readonly number[], add, best: BEST };
  return t => t.throw(dice, reading, why).reduce((sum, face) => sum + face, 0);
}

const NEEDS = 4;
/** Hits that count once; each one more counts double. */
const SINGLE = 3;

function doublingVolley(dice: number): Act {
  const once = (damage: number, face: number): number => (face < NEEDS ? damage : damage + (damage < SINGLE ? 1 : 2));
  return t => t.inTurn(dice, 6, 0, once, why);
}

/** What each pool is, by the name of its row. */
export const POOLS: Readonly<Record<string, () => Act>> = {
  'pool-chart-8': () => chartDamage(8),
  'pool-chart-30': () => chartDamage(30),
  'pool-chart-100': () => chartDamage(100),
  'pool-best-4': () => bestThree(4),
  'pool-best-30': () => bestThree(30),
  'pool-best-100': () => bestThree(100),
  'pool-volley-8': () => doublingVolley(8),
  'pool-volley-30': () => doublingVolley(30),
};
