// What an opponent is: it sees a view, is asked, and answers.

import type { GameTypes, Json, Refusal, RollDie, View } from '@flagplot/kernel';

/** What an opponent thinks with. */
export interface Think {
  /** Its own dice, never the table's. */
  face: RollDie;
  /** How hard to think: 1 as it is meant to be, more tries more courses. No clock decides anything. */
  work?: number;
  /** Told when an order of its own would be refused and the idle one is given in its place. Without a listener that throws. */
  fault?(refusals: readonly Refusal[]): void;
}

/** A question as put to an opponent: any of the kernel's asks. */
export interface Asked {
  kind: string;
  about: unknown;
}

/** An opponent. The same view, question and faces always get the same answer. */
export interface Bot {
  readonly name: string;
  /** It comes from a module outside the product: its faults are its own, and are counted. */
  readonly outside?: true;
  answer(v: View<GameTypes>, ask: Asked, think: Think): Json;
}
