import type { Battle } from './battle.svelte.ts';

/** Whether a battle can be studied from here: one that is over by anybody, one under way by a side that sits here. */
export function canStudy(battle: Battle): boolean {
  return battle.seat.outcome !== undefined || (battle.seating.sitting !== undefined && !battle.seating.covered);
}
