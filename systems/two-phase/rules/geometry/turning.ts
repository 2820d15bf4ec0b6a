// TP-4.2 How many hexes a unit goes before it may turn.

import type { Charts } from '../charts.ts';

/** A row of the turn mode chart. */
export type TurnRow = keyof Charts['turnModes'];

/** TP-4.2.1, TP-4.2.2, TP-4.2.3, TP-4.2.4 Hexes needed at a speed: one for each bracket that the speed is above, and one. */
export function hexesToTurn({ turnModes }: Pick<Charts, 'turnModes'>, row: TurnRow, speed: number): number {
  let hexes = 1;
  for (const last of turnModes[row]) if (speed > last) hexes += 1;
  return hexes;
}

/** TP-4.2.5 Hexes a seeker goes before it may turn. */
export const SEEKER_TURN = 1;
