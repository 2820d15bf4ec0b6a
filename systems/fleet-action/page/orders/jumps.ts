/** What of the enemy bears on the orders of a whole fleet. */

import type { FaSeen } from '../../scene/seen.ts';

/** FA-4.8.3 The enemy that lost its flagship in the turn before, if one did. */
export function strickenOf({ open, clock, side }: Pick<FaSeen, 'open' | 'clock' | 'side'>): string | undefined {
  return open.fleets.find(fleet => fleet.side !== side && fleet.stricken === clock.turn)?.side;
}
