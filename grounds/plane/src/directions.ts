// Headings in whole hundredths of a degree, clockwise from north, and the table that stands for their sines.

import { SINE_STEPS } from './sine-steps.ts';

/** Hundredths of a degree in a whole circle. */
export const CIRCLE = 36_000;

/** Millionths in one: what sines and cosines are counted in. */
export const ONE = 1_000_000;

const RIGHT_ANGLE = CIRCLE / 4;
const SINES = makeSines();

/** Sines of all headings and a right angle beyond, in millionths: a cosine is the sine a right angle on. */
function makeSines(): Int32Array {
  const steps = SINE_STEPS.join('');
  const sines = new Int32Array(CIRCLE + RIGHT_ANGLE);
  for (let a = 1; a <= RIGHT_ANGLE; a += 1) sines[a] = sines[a - 1]! + Number.parseInt(steps.slice(2 * a - 2, 2 * a), 16);
  for (let a = RIGHT_ANGLE + 1; a <= CIRCLE / 2; a += 1) sines[a] = sines[CIRCLE / 2 - a]!;
  for (let a = CIRCLE / 2 + 1; a < CIRCLE; a += 1) sines[a] = -sines[a - CIRCLE / 2]!;
  for (let a = CIRCLE; a < sines.length; a += 1) sines[a] = sines[a - CIRCLE]!;
  return sines;
}

/** The sine of a heading (0 to 35999), in millionths: how far east one comes for each mil. */
export function sin(heading: number): number {
  return SINES[heading]!;
}

/** The cosine of a heading (0 to 35999), in millionths: how far north one comes for each mil. */
export function cos(heading: number): number {
  return SINES[heading + RIGHT_ANGLE]!;
}

/** Any whole number of hundredths of a degree as a heading, 0 to 35999. */
export function headingOf(hundredths: number): number {
  const heading = hundredths % CIRCLE;
  return heading < 0 ? heading + CIRCLE : heading + 0;
}
