// Fights to be played again: shots drawn by chance, lawful in the battle they were drawn in.

import type { RollDie } from '@flagplot/kernel';
import { seeded, stream } from '@flagplot/kernel';
import type { Fight, Fleet, Sea, Shot } from './fleets.ts';
import { atSea, enemyOf } from './fleets.ts';
import { fire } from './loop.ts';

const FIGHTS = 100;

/** The fights all engines play, always the same. */
export const fights: readonly Fight[] = Array.from({ length: FIGHTS }, (_, n) => drawFight(`fight ${n + 1}`));

/** Shots of all fights together. */
export const MOVES: number = fights.reduce((sum, { shots }) => sum + shots.length, 0);

function drawFight(seed: string): Fight {
  const face = stream(seed);
  const sea = atSea();
  const shots: Shot[] = [];
  while (sea.winner === null) {
    const shot = { firer: afloat(sea, sea.next, face), target: afloat(sea, enemyOf(sea.next), face) };
    shots.push(shot);
    fire(sea, shot, seeded(seed, shots.length));
  }
  return { seed, shots };
}

function afloat({ ships }: Sea, side: Fleet, face: RollDie): number {
  const found = ships.flatMap((ship, i) => (ship.side === side && ship.hull > 0 ? [i] : []));
  return found[face(found.length) - 1] as number;
}
