// Choices by chance.

import type { RollDie } from '@flagplot/kernel';

/** A whole number from one to the other, both included. */
export function between(roll: RollDie, from: number, to: number): number {
  return from + roll(to - from + 1) - 1;
}

/** One of a list that is not empty. */
export function oneOf<T>(roll: RollDie, all: readonly T[]): T {
  return all[roll(all.length) - 1] as T;
}

/** True once in so many times. */
export function once(roll: RollDie, inTimes: number): boolean {
  return roll(inTimes) === 1;
}

/** So many of a list, in its order. */
export function some<T>(roll: RollDie, all: readonly T[], count: number): T[] {
  const drawn = shuffle(
    roll,
    all.map((_, place) => place),
  ).slice(0, count);
  return all.filter((_, place) => drawn.includes(place));
}

/** A list in another order. */
export function shuffle<T>(roll: RollDie, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(roll(left.length) - 1, 1)[0] as T);
}
