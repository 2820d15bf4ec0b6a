// Whole numbers without bound, and sines worked out anew.

/** A place, in mil. */
export interface Place {
  x: bigint;
  y: bigint;
}

/** n over d to the nearest whole number, halves away from zero. */
export function rnd(n: bigint, d: bigint): bigint {
  const [top, low] = d < 0n ? [-n, -d] : [n, d];
  const size = top < 0n ? -top : top;
  const whole = (2n * size + low) / (2n * low);
  return top < 0n ? -whole : whole;
}

/** One million times the sine of so many hundredths of a degree. */
export function sine(hundredths: number): bigint {
  return BigInt(Math.round(1e6 * Math.sin((hundredths * Math.PI) / 18_000)));
}

export function cosine(hundredths: number): bigint {
  return sine(hundredths + 9000);
}

const MILLION = 1_000_000n;

/** What lies u forward and v to starboard of a pose. */
export function at(pose: Place & { heading: number }, u: bigint, v: bigint): Place {
  const [s, c] = [sine(pose.heading), cosine(pose.heading)];
  return { x: pose.x + rnd(u * s + v * c, MILLION), y: pose.y + rnd(u * c - v * s, MILLION) };
}

/** Above zero where c lies to the left of the way from a to b. */
export function turn(a: Place, b: Place, c: Place): bigint {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
