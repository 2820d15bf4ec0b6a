// How far a share found in so many trials may be off.

/** A share of trials and the interval in which the true one lies, in 95 of 100 cases. All between 0 and 1. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above. */
const Z = 1.959963984540054;

/** Wilson's interval: sound for few trials too, and for shares of 0 and 1. Halves may stand among the successes; of no trials nothing is known. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const mean = successes / trials;
  const shrink = 1 + Z ** 2 / trials;
  const middle = (mean + Z ** 2 / (2 * trials)) / shrink;
  const half = (Z / shrink) * Math.sqrt((mean * (1 - mean)) / trials + Z ** 2 / (4 * trials ** 2));
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
