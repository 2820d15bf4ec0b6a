// The spread of a handful of which the best dice alone are read: counted by faces, the highest first, however many dice there are.

import type { Reading } from '../contract.ts';
import type { Chances } from './chances.ts';
import { heapUp } from './chances.ts';
import type { Whole } from './fraction.ts';
import { choose, minus, power, times } from './fraction.ts';
import type { ValueTable } from './value-table.ts';

/** A reading that says how many of the best faces are all it reads. */
export interface BestOf<A> extends Reading<A> {
  readonly best: number;
}

/** Whether a handful is counted by faces: more dice are thrown than are read. */
export function readsBest<A>(dice: number, reading: Reading<A>): reading is BestOf<A> {
  return reading.best !== undefined && reading.best > 0 && dice > reading.best;
}

/** How many handfuls of best faces there are, whatever the others show: each is read once. */
export function bestHandfuls<A>({ best, sides }: BestOf<A>): number {
  return Number(choose(sides + best - 1, best));
}

/** What a handful is read as, in how many of all ways it can fall. */
export function bestChances<A>(dice: number, reading: BestOf<A>, values: ValueTable): Chances {
  const { best, sides, start } = reading;
  const rest = restWays(dice, best);
  const which = (left: number, shown: number): Whole => choose(dice - best + left, shown);
  const ids: number[] = [];
  const weights: Whole[] = [];
  /** The best dice but `left` of them show more than `face`, are read as `soFar`, and can be those in so many `ways`. */
  const readOn = (soFar: A, { left, face, ways }: Unread): void => {
    let next = soFar;
    if (face > 1) readOn(next, { left, face: face - 1, ways });
    for (let shown = 1; shown < left; shown += 1) {
      next = reading.add(next, face);
      if (face > 1) readOn(next, { left: left - shown, face: face - 1, ways: times(ways, which(left, shown)) });
    }
    ids.push(values.id(reading.add(next, face)));
    weights.push(times(ways, rest({ left, face })));
  };
  readOn(start, { left: best, face: sides, ways: 1 });
  return heapUp(ids, weights, power(sides, dice));
}

interface Unread {
  readonly left: number;
  readonly face: number;
  readonly ways: Whole;
}

/** In how many ways the dice that are left, the best `left` and all worse ones, can show a face that often at least, and nothing above it. */
function restWays(dice: number, best: number): (unread: Pick<Unread, 'left' | 'face'>) => Whole {
  const raised = powersFrom(dice - best + 1);
  const known: (Whole | undefined)[] = [];
  return ({ left, face }) => {
    const place = face * best + left - 1;
    known[place] ??= waysAtLeast({ dice: dice - best + left, count: left, face }, raised);
    return known[place];
  };
}

interface AtLeast {
  readonly dice: number;
  readonly count: number;
  readonly face: number;
}

/** In how many ways of so many dice at least `count` show the face and the others less: all ways but those in which fewer do. */
function waysAtLeast({ dice, count, face }: AtLeast, raised: Powers): Whole {
  let ways = raised(face, dice);
  for (let fewer = 0; fewer < count; fewer += 1) ways = minus(ways, times(choose(dice, fewer), raised(face - 1, dice - fewer)));
  return ways;
}

type Powers = (base: number, exponent: number) => Whole;

/** Powers of small numbers, none below `least`; each made from the one before. */
function powersFrom(least: number): Powers {
  const known: Whole[][] = [];
  return (base, exponent) => {
    known[base] ??= [power(base, least)];
    const powers = known[base];
    while (powers.length <= exponent - least) powers.push(times(powers.at(-1)!, base));
    return powers[exponent - least]!;
  };
}
