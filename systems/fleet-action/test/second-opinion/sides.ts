// Who comes first.

import type { FaState } from '../../rules/state.ts';

/** FA-5.5.2 The attacker first in even turns, the defender in odd. */
export function sidesInOrder({ book, clock }: Pick<FaState, 'book' | 'clock'>): string[] {
  const { attacker, sides } = book;
  const defender = sides.find(({ id }) => id !== attacker)!.id;
  return clock.turn % 2 === 0 ? [attacker, defender] : [defender, attacker];
}
