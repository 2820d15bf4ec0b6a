// Chapter 3.1: how fast a ship may go.

import type { Charts } from '../charts.ts';
import type { Unit } from '../open.ts';

/** TP-3.1.1, TP-3.1.7, TP-3.1.8 The greatest speed a ship may take this turn, whatever its power: TP-3.1.2 at most half of what the base game allows. */
export function speedLimit({ speeds }: Pick<Charts, 'speeds'>, { kind, before }: Pick<Unit, 'kind' | 'before'>): number {
  return kind === 'ship' ? Math.min(speeds.ships, before + Math.max(before, speeds.rise)) : speeds.ships;
}
