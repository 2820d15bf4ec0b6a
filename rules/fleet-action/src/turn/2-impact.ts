// Chapter 2.4: what is due arrives as a pulse begins.

import type { Phase } from '@flagplot/kernel';
import { arrive } from '../combat/ballistics.ts';
import type { FaState, FleetAction } from '../state.ts';
import { inOrder } from './2-move.ts';

/** FA-2.1.2, FA-2.4.4 The pulse begins, and what has been under way arrives before anything moves or fires. */
export function impact(pulse: number): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: ballistics`,
    rule: 'FA-2.4.4',
    begin(s, t) {
      s.open.pulse = pulse;
      s.open.done = 'ordered';
      arrive(s, inOrder(s.book, s.clock.turn), t);
    },
  };
}

/** FA-4.8.3, FA-4.8.4 The sides that lost their flagships and must move first in this pulse, as their enemies have named it. */
export function strickenIn({ open, sealed, clock }: FaState, pulse: number): string[] {
  const struck = open.fleets.filter(fleet => fleet.stricken === clock.turn).map(({ side }) => side);
  return struck.filter(side => Object.entries(sealed).some(([enemy, folder]) => enemy !== side && folder.pulse === pulse));
}
