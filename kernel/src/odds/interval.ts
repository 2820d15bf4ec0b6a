// Figures for people: chances as decimals, and how far a counted one may be off. These are the only floats here; nothing is decided by them.

/** 19 times in 20 a normal figure lies within so many standard deviations. */
const NINETEEN_IN_TWENTY = 1.959963984540054;
/** Bits of a whole number that a float holds, and some to spare. */
const BITS = 64;

/** A chance as a decimal between 0 and 1, however long its fraction. */
export function decimal(num: bigint, den: bigint): number {
  if (num === 0n) return 0;
  const shift = Math.max(0, length(den) - length(num) + BITS);
  const top = Number((num << BigInt(shift)) / den);
  // Halved twice, since 2^shift alone may be more than a float can be.
  const half = shift >> 1;
  return top / 2 ** half / 2 ** (shift - half);
}

function length(whole: bigint): number {
  return whole.toString(16).length * 4;
}

/**
 * The 95 % interval of a chance after `wins` in `runs`, by Wilson's score: sensible also near 0 and 1 and for few runs.
 * With no runs nothing is known: 0 to 1.
 */
export function wilson(wins: number, runs: number): { low: number; high: number } {
  if (runs === 0) return { low: 0, high: 1 };
  const square = NINETEEN_IN_TWENTY ** 2 / runs;
  const share = wins / runs;
  const middle = (share + square / 2) / (1 + square);
  const half = Math.sqrt(square * (share * (1 - share) + square / 4)) / (1 + square);
  return { low: wins === 0 ? 0 : middle - half, high: wins === runs ? 1 : middle + half };
}

/** How far any chance counted in so many runs may be off, 19 times in 20: half the width of the interval where it is widest, at one half. */
export function halfWidth(runs: number): number {
  return (NINETEEN_IN_TWENTY * 0.5) / Math.sqrt(runs);
}

/** What is exact but for paths too rare to be followed, as people read it: off by no more than `text`, which is `1e-9`; so many digits hold. */
export function boundOf(beyond: number): { digits: number; text: string } {
  let digits = 0;
  while (beyond * 10 ** (digits + 1) <= 1) digits += 1;
  return { digits, text: `1e-${digits}` };
}
