// The odds of a chain: one die, thrown again for as long as its faces say so.

import type { Chained } from '../contract.ts';
import type { Chances, Unfinished } from './chances.ts';
import { certain, mix, PathEnds } from './chances.ts';
import type { Whole } from './fraction.ts';
import { plus, times } from './fraction.ts';
import type { Odds } from './spread.ts';
import { LITTLE, oddsOf, takes } from './spread.ts';
import { ValueTable } from './value-table.ts';

/** What is known of a chain: how things stand after 0, 1, 2... faces, and the odds where it was cut off last. */
interface Known {
  readonly values: ValueTable;
  /** What each standing becomes with one face more. */
  readonly rows: Unfinished<never>[];
  readonly layers: Layer[];
  cut: Cut | undefined;
}

/** Chances of standings. A standing is twice the number of a value, and one more where the die is thrown again. */
interface Layer {
  readonly standings: Chances;
  /** The weight of all that goes on. */
  readonly open: Whole;
  /** What it took to get here. */
  readonly work: number;
}

interface Cut {
  readonly oneIn: number;
  readonly odds: Odds<unknown>;
  readonly work: number;
}

const known = new WeakMap<object, Known>();

/**
 * The exact odds of a chain, followed until it goes on less than once in `oneIn`; what is open then lies beyond. They are worked out once, but
 * `spend` is told of the work each time, as it is for a handful.
 */
export function chainOdds<A>(reading: Chained<A>, oneIn: number, spend: (work: number) => void = () => {}): Odds<A> {
  const of = known.get(reading) ?? newlyKnown(reading);
  if (of.cut?.oneIn !== oneIn) of.cut = follow(reading, of, { oneIn, spend });
  else if (of.cut.work > LITTLE) spend(of.cut.work);
  return of.cut.odds as Odds<A>;
}

function newlyKnown<A>(reading: Chained<A>): Known {
  const { sides, start } = reading;
  if (Array.from({ length: sides }, (_, i) => i + 1).every(face => reading.again(face)))
    throw new RangeError(`a d${sides} is thrown again on every face and never comes to rest`);
  const values = new ValueTable();
  const first: Layer = { standings: certain(goingOn(values.id(start))), open: 1, work: 0 };
  const fresh: Known = { values, rows: [], layers: [first], cut: undefined };
  known.set(reading, fresh);
  return fresh;
}

function follow<A>(reading: Chained<A>, of: Known, { oneIn, spend }: { oneIn: number; spend: (work: number) => void }): Cut {
  let last = of.layers[0]!;
  let spent = 0;
  for (let faces = 1; times(last.open, oneIn) >= last.standings.of; faces += 1) {
    last = of.layers[faces] ??= more(last, reading, of);
    if (last.work <= LITTLE) continue;
    spend(last.work - spent);
    spent = last.work;
  }
  return { oneIn, odds: atRest(last, of.values), work: last.work };
}

/** One face more. */
function more<A>({ standings: before, work }: Layer, reading: Chained<A>, of: Known): Layer {
  const { rows, values } = of;
  const next = before.ids.map(at => (rows[at] ??= isOpen(at) ? rowOf(at >> 1, reading, values) : certain(at)));
  const standings = mix(before, next);
  const open = standings.ids.reduce((sum: Whole, at, i) => (isOpen(at) ? plus(sum, standings.weights[i]!) : sum), 0);
  return { standings, open, work: work + takes(standings, reading) };
}

/** One face more on a value that goes on. */
function rowOf<A>(id: number, reading: Chained<A>, values: ValueTable): Unfinished<never> {
  const soFar = values.all[id] as A;
  const counts = new Map<number, number>();
  for (let face = 1; face <= reading.sides; face += 1) {
    const next = values.id(reading.add(soFar, face));
    const at = reading.again(face) && !isSettled(next, reading, values) ? goingOn(next) : next * 2;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return { ids: [...counts.keys()], weights: [...counts.values()], of: reading.sides, beyond: 0, tails: [] };
}

/** Whether a value stays what it is whatever falls: then nothing is left to be followed. */
function isSettled<A>(id: number, { sides, add }: Chained<A>, values: ValueTable): boolean {
  for (let face = 1; face <= sides; face += 1) if (values.id(add(values.all[id] as A, face)) !== id) return false;
  return true;
}

/** The odds of the values of chains that have ended. */
function atRest({ standings: { ids, weights, of } }: Layer, values: ValueTable): Odds<unknown> {
  const ends = new PathEnds<never>();
  for (const [i, at] of ids.entries()) {
    if (isOpen(at)) ends.cut(weights[i]!, of);
    else ends.at(at >> 1, weights[i]!, of);
  }
  return oddsOf(ends.chances(), values);
}

const goingOn = (id: number): number => id * 2 + 1;
const isOpen = (at: number): boolean => at % 2 === 1;
