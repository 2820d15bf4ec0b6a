// Chapter 2.4: what is due arrives as a pulse begins.

import type { Phase } from '@flagplot/kernel';
import type { Chapter } from '../chapter.ts';
import { arrive } from '../combat/ballistics.ts';
import { inOrder } from '../movement/groups.ts';
import type { FleetAction } from '../state.ts';

/** FA-2.1.2, FA-2.4.4 The pulse begins, and what has been under way arrives before anything moves or fires. */
export function impact(pulse: number, chapters: readonly Chapter[]): Phase<FleetAction> {
  return {
    name: `Pulse ${pulse}: ballistics`,
    rule: 'FA-2.4.4',
    begin(s, t) {
      s.open.pulse = pulse;
      arrive(s, inOrder(s.book, s.clock.turn), t);
      for (const { arrives } of chapters) arrives?.(s, t);
    },
  };
}
