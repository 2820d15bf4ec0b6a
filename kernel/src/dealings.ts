// What the sides of a match settle among themselves, beside the orders they give.

import type { Side } from './contract.ts';
import type { Offer } from './saved.ts';

/** All of it at one moment: replaced as a whole, never changed. */
export interface Dealings {
  /** With keyed dice: who is there. */
  readonly ready: readonly Side[];
  readonly resigned: readonly Side[];
  /** What is offered and not agreed to by all yet. */
  readonly offers: readonly Offer[];
  /** The kinds of question each side has handed to its staff. */
  readonly staff: Readonly<Record<Side, readonly string[]>>;
  /** Faces that wait for another side's word, by the number of their entry. */
  readonly unconfirmed: { readonly number: number; readonly by: Side; readonly faces: readonly number[] } | undefined;
  /** All have agreed to a draw. */
  readonly drawn: boolean;
}

export const NO_DEALINGS: Dealings = Object.freeze({
  ready: [],
  resigned: [],
  offers: [],
  staff: {},
  unconfirmed: undefined,
  drawn: false,
});
