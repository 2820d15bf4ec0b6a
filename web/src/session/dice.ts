import { type Dice, GENERATOR } from '@flagplot/kernel';

/** Dice thrown from these words; without any, on a real table, and typed in. */
export function diceFrom(seed: string | undefined): Dice {
  return seed === undefined ? { kind: 'by hand' } : { kind: 'seeded', generator: GENERATOR, seed };
}
