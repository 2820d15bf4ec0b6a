// Dice that lie ready: from a script, or as people threw them. Where too few do, it is said what is wanted.

import type { Why } from './contract.ts';
import type { Again, Source } from './table.ts';

/** Dice that somebody must throw before a battle goes on. `again`: one of them is thrown again. */
export interface Wanted {
  readonly dice: number;
  readonly sides: number;
  readonly why: Why;
  readonly again?: Again;
}

/** What stands in the place of a face where a die that might be thrown again is left lying. */
export const LIES = 0;

/** A die of a script: its face, or its face and the sides (`of`) of the die it must be; `LIES` where one is left lying. */
export type Scripted = number | { readonly face: number; readonly of: number };

/** Thrown (as an error) where a script has too few dice for the throw at hand. */
export class Missing extends Error {
  readonly wanted: Wanted;
  /** What was told of the step before it broke off. */
  told: readonly unknown[] = [];
  constructor(wanted: Wanted) {
    super(`${wanted.why.what}: ${wanted.dice} d${wanted.sides} wanted`);
    this.wanted = wanted;
  }
}

/** Thrown (as an error) where a scripted die cannot be what the throw asks for. */
export class WrongDie extends Error {}

/**
 * Faces from a list, in order. `diceLeft()` counts those not yet thrown.
 * @throws {Missing} from a throw for which too few are left, {WrongDie} where the next one cannot lie so.
 */
export function scriptedDice(dice: readonly Scripted[]): Source & { diceLeft(): number } {
  let next = 0;
  return {
    diceLeft: () => dice.length - next,
    ready({ dice: wanted, sides, again }, why) {
      const missing = wanted - (dice.length - next);
      if (missing > 0) throw new Missing({ dice: missing, sides, why: why(), ...(again && { again }) });
    },
    lies() {
      if (dice[next] !== LIES) return false;
      next += 1;
      return true;
    },
    face(sides) {
      const die = dice[next];
      if (die === undefined) throw new WrongDie('the script has no die left');
      next += 1;
      return faceOf(die, sides, next);
    },
  };
}

function faceOf(die: Scripted, sides: number, place: number): number {
  const { face, of } = typeof die === 'number' ? { face: die, of: sides } : die;
  if (of !== sides) throw new WrongDie(`die ${place} is a d${of}, and a d${sides} is thrown`);
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new WrongDie(`die ${place} shows ${face}, and a d${sides} is thrown`);
  return face;
}
