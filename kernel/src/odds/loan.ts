// Values lent to rules: frozen while they are only read, as copies where they are written to.

import { copy } from '../json.ts';

/** Hands out a value that many runs share. */
export type Lend = <T>(value: T) => T;

/**
 * Plays with frozen values, which costs nothing; where the rules write to one (a TypeError), plays all of it again with a copy for each
 * use. Any other fault of the rules comes out the second time as it did the first.
 */
export function playOnLoan<T>(play: (lend: Lend, copies: boolean) => T): T {
  try {
    return play(value => value, false);
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
    return play(copy, true);
  }
}
