// The fleet fight by hand: a loop, a list of ships, and dice. What an engine costs is measured against this.

import type { RollDie } from '@flagplot/kernel';
import { seeded } from '@flagplot/kernel';
import type { Fight, Sea, Ship, Shot } from './fleets.ts';
import { atSea, NEEDS, strike } from './fleets.ts';

/** Plays a fight to its end. */
export function playFight({ seed, shots }: Fight): Sea {
  const sea = atSea();
  shots.forEach((shot, i) => void fire(sea, shot, seeded(seed, i + 1)));
  return sea;
}

/** Carries one shot out. */
export function fire(sea: Sea, { firer, target }: Shot, face: RollDie): void {
  const { guns } = sea.ships[firer] as Ship;
  let hits = 0;
  for (let i = 0; i < guns; i += 1) if (face(6) >= NEEDS) hits += 1;
  strike(sea, sea.ships[target] as Ship, hits);
}
