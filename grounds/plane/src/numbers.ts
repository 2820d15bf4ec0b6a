// The two divisions of the plane. All else is sums, products below 2^53 and comparisons, so that whole numbers held in doubles stay exact.

/**
 * n / d to the nearest whole number, halves away from zero; never -0. Both whole, d above 0, |n| + d below 2^53. A quotient of doubles may
 * come out one too high where n / d all but reaches a whole number: the remainder, which is exact, puts it right.
 */
export function quotient(n: number, d: number): number {
  const size = n < 0 ? 0 - n : n;
  let q = Math.floor(size / d);
  let rest = size - q * d;
  if (rest < 0) {
    q -= 1;
    rest += d;
  }
  if (rest + rest >= d) q += 1;
  // -0 and 0 make 0.
  return n < 0 ? 0 - q : q + 0;
}

/** The greatest whole number whose square is not above n: lengths in whole mil of squared ones. n whole, from 0 to below 2^53. */
export function root(n: number): number {
  let r = Math.floor(Math.sqrt(n));
  while (r * r > n) r -= 1;
  while ((r + 1) * (r + 1) <= n) r += 1;
  return r;
}
