// How a battle stands by the book's points: where a system's mind begins, until it knows better.

import type { Score, Side } from '@flagplot/kernel';

/** How a battle stands for one side. */
export interface Standing {
  /** The chance to win, a draw counted half: 0 to 10,000. */
  readonly worth: number;
  /** Its reasons, in the book's points. */
  readonly terms: readonly { readonly what: string; readonly own: number; readonly foe: number }[];
}

/** A sure win, in the parts that a standing's worth is told in. */
const SURE = 10_000;

/** The worth of a battle to one side by the points scored so far. Of two sides the worths add up to a sure win. */
export function standingByScore(scores: Readonly<Record<Side, Score>>, side: Side): Standing {
  const sides = Object.keys(scores).sort();
  const own = pointsOf(scores, side);
  const foe = Math.max(0, ...sides.filter(one => one !== side).map(one => pointsOf(scores, one)));
  // Rounded for the first of the sides, so that both roundings fit together.
  const worth = side === sides[0] ? Math.round(SURE * shareOf(own, foe)) : SURE - Math.round(SURE * shareOf(foe, own));
  return { worth, terms: [{ what: 'points', own, foe }] };
}

function pointsOf(scores: Readonly<Record<Side, Score>>, side: Side): number {
  return scores[side]?.points ?? 0;
}

/** The logistic of three times the logarithm of the ratio, by plain arithmetic: the same in every engine. */
function shareOf(a: number, b: number): number {
  const [x, y] = [(a + 1) * (a + 1) * (a + 1), (b + 1) * (b + 1) * (b + 1)];
  return x / (x + y);
}
