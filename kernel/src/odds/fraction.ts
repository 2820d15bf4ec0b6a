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

/** `a` less what is no more than it. */
export function minus(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return small(big(a) - big(b));
}

/** A whole number multiplied by itself so many times. */
export function power(base: number, exponent: number): Whole {
  const product = base ** exponent;
  return product <= Number.MAX_SAFE_INTEGER ? product : BigInt(base) ** BigInt(exponent);
}

/** In how many ways so few of so many can be chosen. */
export function choose(of: number, few: number): Whole {
  let ways: Whole = 1;
  for (let n = 1; n <= few; n += 1) ways = quotient(times(ways, of - few + n), n);
  return ways;
}

/** `a` divided by a divisor of it. */
export function quotient(a: Whole, divisor: Whole): Whole {
  if (typeof a === 'number' && typeof divisor === 'number') return a / divisor;
  return small(big(a) / big(divisor));
}

function small(whole: bigint): Whole {
  return whole <= Number.MAX_SAFE_INTEGER ? Number(whole) : whole;
}

/**
 * The greatest whole number that divides both. Quickest where `a` is what chances are parts of: that is made of the faces of dice, and so of
 * small primes alone.
 */
export function commonDivisor(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' || typeof b === 'number' || b === 0n) return euclid(a, b);
  const { powers, rest } = factor(a);
  let common = rest === 1n ? 1n : big(euclid(rest, b));
  for (const { of, times: most } of powers) common *= of.prime ** BigInt(Math.min(most, timesIn(b, of)));
  return small(common);
}

function euclid(a: Whole, b: Whole): Whole {
  let [x, y] = [a, b];
  while (y) {
    if (typeof x === 'number' && typeof y === 'number') [x, y] = [y, x % y];
    else [x, y] = [y, small(big(x) % big(y))];
  }
  return x;
}

/** A prime, and the highest power of it that is still a number. */
interface Prime {
  readonly prime: bigint;
  readonly step: bigint;
  readonly steps: number;
}

/** The primes of all common dice. */
const PRIMES: readonly Prime[] = [2, 3, 5, 7, 11, 13, 17, 19].map(prime => {
  let [step, steps] = [prime, 1];
  for (; step * prime <= Number.MAX_SAFE_INTEGER; steps += 1) step *= prime;
  return { prime: BigInt(prime), step: BigInt(step), steps };
});

/** A whole as powers of small primes, and what else it is the product of. */
interface Factored {
  readonly whole: bigint;
  readonly powers: readonly { of: Prime; times: number }[];
  readonly rest: bigint;
}

/** The last one is kept: many parts of one whole are asked about, one after another. */
let last: Factored = { whole: 1n, powers: [], rest: 1n };

function factor(whole: bigint): Factored {
  if (last.whole === whole) return last;
  const powers = PRIMES.map(of => ({ of, times: timesIn(whole, of) })).filter(({ times }) => times > 0);
  const rest = powers.reduce((left, { of, times }) => left / of.prime ** BigInt(times), whole);
  last = { whole, powers, rest };
  return last;
}

/** How many times a prime divides a whole above 0. */
function timesIn(whole: bigint, { prime, step, steps }: Prime): number {
  let found = 0;
  let [left, over] = [whole, Number(whole % step)];
  for (; over === 0; over = Number(left % step)) {
    left /= step;
    found += steps;
  }
  for (const by = Number(prime); over % by === 0; over /= by) found += 1;
  return found;
}

/** Whether a whole above 0 is a multiple of another: quickly told, where finding what they have in common is not. */
function divides(a: Whole, b: Whole): boolean {
  if (typeof b === 'number') return typeof a === 'number' && b % a === 0;
  return b % big(a) === 0n;
}

export function commonMultiple(a: Whole, b: Whole): Whole {
  if (a === b || divides(b, a)) return a;
  if (divides(a, b)) return b;
  return times(quotient(a, commonDivisor(a, b)), b);
}

export function fraction(num: Whole, den: Whole): Fraction {
  const common = big(commonDivisor(den, num));
  return { num: big(num) / common, den: big(den) / common };
}

/** `125/324`; a certain thing is `1/1`. */
export function text(chance: Fraction): string {
  return `${chance.num}/${chance.den}`;
}
