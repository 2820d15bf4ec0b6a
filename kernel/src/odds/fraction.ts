// Exact chances: whole weights, and fractions of them.

/** A whole number from 0, exact: a number while it can be, a bigint from 2^53 on. */
export type Whole = number | bigint;

/** A chance in its lowest terms. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** Bigints of the numbers met most: making one costs more than reckoning with it. */
const SMALL: readonly bigint[] = Array.from({ length: 4096 }, (_, n) => BigInt(n));

export function big(whole: Whole): bigint {
  if (typeof whole === 'bigint') return whole;
  return whole < 4096 ? SMALL[whole]! : BigInt(whole);
}

export function times(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return big(a) * big(b);
}

export function plus(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  }
  return big(a) + big(b);
}

/** `a` divided by a divisor of it. */
export function shared(a: Whole, divisor: Whole): Whole {
  if (typeof a === 'number' && typeof divisor === 'number') return a / divisor;
  return small(big(a) / big(divisor));
}

function small(whole: bigint): Whole {
  return whole <= Number.MAX_SAFE_INTEGER ? Number(whole) : whole;
}

export function commonDivisor(a: Whole, b: Whole): Whole {
  let [x, y] = [a, b];
  while (y) {
    if (typeof x === 'number' && typeof y === 'number') [x, y] = [y, x % y];
    else [x, y] = [y, small(big(x) % big(y))];
  }
  return x;
}

export function commonMultiple(a: Whole, b: Whole): Whole {
  if (a === b || (typeof a === 'number' && typeof b === 'number' && a % b === 0)) return a;
  return times(shared(a, commonDivisor(a, b)), b);
}

export function fraction(num: Whole, den: Whole): Fraction {
  const common = big(commonDivisor(num, den));
  return { num: big(num) / common, den: big(den) / common };
}

/** `125/324`; a certain thing is `1/1`. */
export function text(chance: Fraction): string {
  return `${chance.num}/${chance.den}`;
}
