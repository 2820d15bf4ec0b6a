// What every kind of act of a fire step says of itself.

import type { Refusal, RollDie, Side } from '@flagplot/kernel';
import type { Sealed } from '../folder.ts';
import type { Act, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import type { BbState, BbTable, BbView } from '../state.ts';

/** BB-3.2.2 A unit in its fire step: those of its vessels that have one, and what its side knows. */
export interface Firing extends Seen {
  readonly side: Side;
  readonly own: Sealed;
  readonly turn: number;
  readonly vessels: readonly Id[];
}

/** The fire step as the side knows it that is asked for it. */
export function firingOf({ book, open, side, own, clock: { turn } }: BbView, vessels: readonly Id[]): Firing {
  return { book, open, side, own, turn, vessels };
}

/** One kind of act. Acts of any kind stand in one list; each kind knows what others it cannot follow. */
export interface ActKind<A extends Act> {
  /** Whether there is anything of this kind to choose. */
  isOpen(firing: Firing): boolean;
  /** Every reason it cannot be carried out on the table as it is; `at` counts from the act. */
  faults(firing: Firing, act: A): Refusal[];
  /** BB-3.2.4 Every reason it cannot follow those before it in the list: what is spent is spent. */
  clashes(firing: Firing, act: A, before: readonly Act[]): Refusal[];
  /** What is left of it once events have gone by: nothing where they have made it impossible. Left out: all of it or nothing. */
  remainder?(firing: Firing, act: A): A | undefined;
  /** Carries it out. It has no fault. */
  carry(s: BbState, t: BbTable, act: A): void;
  /** Worth a thought; together they stand. */
  best(firing: Firing): A[];
  /** Any that stand together, by chance, none out of reach. */
  draw(firing: Firing, roll: RollDie): A[];
}
