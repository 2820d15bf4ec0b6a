// What an opponent is: it sees a view, is asked, and answers.

import type { Ask, GameTypes, Json, Refusal, RollDie, View } from '@flagplot/kernel';
import type { Standing } from './evaluate.ts';

/** What an opponent thinks with. */
export interface Think {
  /** Its own dice, never the table's. */
  roll: RollDie;
  /** The word by which whoever errs errs, once for a battle and a seat: asked again, it errs alike. Left out: it is thrown anew each time. */
  seed?: string;
  /** How hard to think: 1 as it is meant to be, more tries more courses. No clock decides anything. */
  work?: number;
  /** Told when an order of its own would be refused and the idle one is given in its place. Without a listener that throws. */
  fault?(refusals: readonly Refusal[]): void;
}

/** An opponent. The same view, question and faces always get the same answer. */
export interface Bot {
  readonly name: string;
  /** It comes from a module outside the product: its faults are its own, and are counted. */
  readonly outside?: true;
  answer(v: View<GameTypes>, ask: Ask<GameTypes>, think: Think): Reply;
}

/** An order, and why it was given: whoever searches says so, whoever plays by rule of thumb does not. */
export interface Reply {
  order: Json;
  because?: Because;
}

/** What a search has found: the order given beside the usual one, and the best of those left out. */
export interface Because {
  /** Imagined battles that the order given was tried in. */
  worlds: number;
  given: Tried;
  usual: Tried;
  others: readonly Tried[];
  /** What the order given does otherwise than the usual one, in a sentence. */
  differs: string;
}

/** An order tried in imagined battles, and how they stood at their ends, on average. */
export interface Tried {
  order: Json;
  /** The chance to win, a draw counted half, 0 to 10,000; by so much it may be more or less, 19 times of 20. */
  worth: number;
  halfWidth: number;
  terms: Standing['terms'];
}
