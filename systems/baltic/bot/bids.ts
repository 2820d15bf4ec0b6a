// What is bid for the order of play.

import type { About } from '@flagplot/kernel';
import { isLive } from '../rules/roster.ts';
import type { Baltic, BbView } from '../rules/state.ts';
import { dealtAt, stationOf } from './station.ts';

/** BB-2.2.1 One point while nobody strikes anybody; then what the pool has for each turn that is left, BB-2.2.3 and no more than it takes to outbid whoever has most. */
export function bidFor(v: BbView, { for: purpose, pool }: About<Baltic, 'bid'>): { points: number } {
  if (pool <= 1 || purpose === 'set-up' || !isMet(v)) return { points: Math.min(pool, 1) };
  const turns = v.book.turns - v.clock.turn + 1;
  const others = v.book.sides.filter(({ id }) => id !== v.side).map(({ id }) => v.open.pools[id] as number);
  return { points: Math.min(Math.ceil(pool / turns), Math.max(...others) + 1, pool) };
}

/** Whether any of its ships could strike an enemy from where it lies. */
function isMet(v: BbView): boolean {
  return v.open.vessels.some(vessel => vessel.side === v.side && isLive(vessel) && dealtAt(stationOf(v, vessel), vessel) > 0);
}
