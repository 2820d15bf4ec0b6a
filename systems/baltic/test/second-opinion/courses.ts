// Where courses end: pieces straight and turned, each rounded once, and the places after which a course is looked at.

import type { Place } from './numbers.ts';
import { cosine, rnd, sine } from './numbers.ts';

/** A place and a heading, as a model stands there. */
export interface Stand extends Place {
  heading: number;
}

/** So many mil, below 0 astern; hundredths of a degree an inch to starboard, below 0 to port. */
export interface Piece {
  d: number;
  turn: number;
}

const MILLION = 1_000_000n;
/** One radian in hundredths of a degree, times 1000. */
const RADIAN = 5_729_578n;

/** The end of a piece. */
export function endOf({ x, y, heading }: Stand, { d, turn }: Piece): Stand {
  if (turn === 0)
    return { x: x + rnd(BigInt(d) * sine(heading), MILLION), y: y + rnd(BigInt(d) * cosine(heading), MILLION), heading };
  const side = turn > 0 ? 1n : -1n;
  const rate = BigInt(Math.abs(turn));
  const after = (heading + Number(side * rnd(BigInt(d) * rate, 1000n)) + 720_000) % 36_000;
  return {
    x: x + rnd(side * RADIAN * (cosine(heading) - cosine(after)), MILLION * rate),
    y: y + rnd(side * RADIAN * (sine(after) - sine(heading)), MILLION * rate),
    heading: after,
  };
}

/** How long a course is, whichever way it goes. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { d }) => sum + Math.abs(d), 0);
}

/** Where she is after so many mil: whole pieces, and a shorter last one. */
export function standAfter(from: Stand, pieces: readonly Piece[], mil: number): Stand {
  let [at, left] = [from, mil];
  for (const piece of pieces) {
    const long = Math.abs(piece.d);
    if (left < long) return left === 0 ? at : endOf(at, { ...piece, d: Math.sign(piece.d) * left });
    at = endOf(at, piece);
    left -= long;
  }
  return at;
}

/** Every 50 mil, and the ends of pieces. */
export function samplesOf(pieces: readonly Piece[]): number[] {
  const ends = pieces.map((_, i) => lengthOf(pieces.slice(0, i + 1)));
  const whole = Array.from({ length: Math.floor(lengthOf(pieces) / 50) + 1 }, (_, i) => 50 * i);
  return [...new Set([...whole, ...ends])].sort((a, b) => a - b);
}
