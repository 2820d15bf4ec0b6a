// What a vessel defends itself with.

import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isInCoherency } from '../roster.ts';

/** BB-1.1.5 Ack-Ack of a vessel as it is now, in attack and in defence: BB-4.6.6 none Hull Down, BB-3.2.62 all of a crippled ship. */
export function ackAckOf(seen: Seen, vessel: Vessel): number {
  return vessel.down ? 0 : halfWhereWeak(seen, vessel, cardOf(seen.book, vessel).aa);
}

/** BB-1.1.6 Concussion charges of a vessel as it is now: BB-4.1.12 all of them Hull Down, BB-3.2.62 all of a crippled ship. */
export function chargesOf(seen: Seen, vessel: Vessel): number {
  return halfWhereWeak(seen, vessel, cardOf(seen.book, vessel).cc);
}

/** BB-1.1.7, BB-3.2.66 Halved and floored, once, of a wreck and of a live vessel out of coherency. */
function halfWhereWeak(seen: Seen, vessel: Vessel, value: number): number {
  return vessel.status === 'wreck' || !isInCoherency(seen, vessel) ? Math.floor(value / 2) : value;
}
