// The spread of a handful: every value its reading can give, and in how many of all ways the dice can fall.

import type { Reading } from '../contract.ts';
import type { BestOf } from './best.ts';
import { bestChances, bestHandfuls, readsBest } from './best.ts';
import type { Chances, Unfinished } from './chances.ts';
import { certain, mix } from './chances.ts';
import type { Whole } from './fraction.ts';
import { ValueTable } from './value-table.ts';

/** What may come of a throw or of a piece of rules: `weights[i]` in `of` for `values[i]`; `beyond` in `of` was cut off. Values are frozen. */
export interface Odds<A> {
  readonly values: readonly A[];
  readonly weights: readonly Whole[];
  readonly of: Whole;
  readonly beyond: Whole;
}

/** What is known of a reading: what each value becomes with one die more, and the chances of 0, 1, 2... dice. */
interface Known {
  readonly values: ValueTable;
  readonly rows: Unfinished<never>[];
  readonly handfuls: Handful[];
  /** Handfuls of which the best dice alone are read, by the number of their dice. */
  readonly bests: Map<number, Odds<unknown>>;
}

interface Handful {
  readonly chances: Chances;
  readonly odds: Odds<unknown>;
  /** What it took to get here, and to one die more. */
  readonly work: number;
}

const known = new WeakMap<object, Known>();

/** Work that is not worth counting. */
export const LITTLE = 2_000;
/** A value of several parts takes so many times the work of a number. */
const PARTS = 16;

/**
 * The exact odds of `dice` like dice under an order-blind reading: folded one die at a time, or by faces where few of many dice are read.
 * What a reading gives is worked out once, but `spend` is told of the work each time: so whether it is too much never hangs on what was
 * asked before.
 */
export function spread<A>(dice: number, reading: Reading<A>, spend: (work: number) => void = () => {}): Odds<A> {
  const of = known.get(reading) ?? newlyKnown(reading);
  if (readsBest(dice, reading)) {
    const work = bestHandfuls(reading) * worth(reading);
    if (work > LITTLE) spend(work);
    return best(dice, reading, of) as Odds<A>;
  }
  let last = of.handfuls[Math.min(Math.max(dice, 0), of.handfuls.length - 1)]!;
  let spent = last.work;
  if (spent > LITTLE) spend(spent);
  for (let thrown = of.handfuls.length; thrown <= dice; thrown += 1) {
    last = more(last, reading, of);
    if (last.work > LITTLE) spend(last.work - (spent > LITTLE ? spent : 0));
    spent = last.work;
    of.handfuls.push(last);
  }
  return last.odds as Odds<A>;
}

function best<A>(dice: number, reading: BestOf<A>, { values, bests }: Known): Odds<unknown> {
  const odds = bests.get(dice) ?? oddsOf(bestChances(dice, reading, values), values);
  bests.set(dice, odds);
  return odds;
}

function newlyKnown<A>(reading: Reading<A>): Known {
  const values = new ValueTable();
  const chances = certain(values.id(reading.start));
  const first = { chances, odds: oddsOf(chances, values), work: takes(chances, reading) };
  const fresh: Known = { values, rows: [], handfuls: [first], bests: new Map() };
  known.set(reading, fresh);
  return fresh;
}

/** One die more in the handful. */
function more<A>({ chances: before, work }: Handful, reading: Reading<A>, { values, rows }: Known): Handful {
  const chances = mix(
    before,
    before.ids.map(id => (rows[id] ??= rowOf(id, reading, values))),
  );
  return { chances, odds: oddsOf(chances, values), work: work + takes(chances, reading) };
}

/** The work of one die more. */
export function takes<A>({ ids }: Chances, { sides, start }: Reading<A>): number {
  return ids.length * sides * worth({ start });
}

/** How much more work the values of a reading are than numbers. */
function worth({ start }: Pick<Reading<unknown>, 'start'>): number {
  return typeof start === 'object' ? PARTS : 1;
}

/** One die more on a value. */
function rowOf<A>(id: number, reading: Reading<A>, values: ValueTable): Unfinished<never> {
  const soFar = values.all[id] as A;
  const counts = new Map<number, number>();
  for (let face = 1; face <= reading.sides; face += 1) {
    const next = values.id(reading.add(soFar, face));
    counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return { ids: [...counts.keys()], weights: [...counts.values()], of: reading.sides, beyond: 0, tails: [] };
}

/** Chances with the values themselves in place of their numbers. */
export function oddsOf(chances: Chances, values: ValueTable): Odds<unknown> {
  const { ids, weights, of, beyond } = chances;
  return { values: ids.map(id => values.all[id]), weights, of, beyond };
}
