// What of a ship can be repaired, and what a repair gives back.

import type { Vessel } from '../open.ts';
import type { Mending } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isLive, isSotl } from '../roster.ts';

/** BB-5.1.2 Every critical of a ship that can be repaired, one entry each. */
export function mendable({ id: ship, out, engine, rudder, fires }: Vessel): Mending[] {
  return [
    ...times(fires, { ship, critical: 'fire' }),
    ...times(engine, { ship, critical: 'engine' }),
    ...out.map(weapon => ({ ship, critical: 'weapon' as const, weapon })),
    ...times(rudder, { ship, critical: 'rudder' }),
  ];
}

function times(n: number, one: Mending): Mending[] {
  return Array.from({ length: n }, () => one);
}

/** BB-5.1.1 Ships-of-the-Line with criticals to repair; BB-5.1.8 no wrecks. */
export function shipsToMend({ book, open }: Seen): Vessel[] {
  return open.vessels.filter(vessel => isLive(vessel) && isSotl(cardOf(book, vessel)) && mendable(vessel).length > 0);
}

/** BB-5.1.7 It is repaired once more after the criticals of the turn. */
export function isLivingHull({ book }: Pick<Seen, 'book'>, vessel: Vessel): boolean {
  return cardOf(book, vessel).traits?.includes('living-hull') ?? false;
}

/** BB-5.1.6 Gives back that weapon, the lowest setting lost, a step of the template, or puts out a fire. */
export function mend(vessel: Vessel, { critical, weapon }: Mending): void {
  if (critical === 'weapon') vessel.out = vessel.out.filter(id => id !== weapon);
  else if (critical === 'engine') vessel.engine -= 1;
  else if (critical === 'rudder') vessel.rudder -= 1;
  else vessel.fires -= 1;
}

/** Whether two entries speak of the same kind of damage to the same ship. */
export function isAlike(one: Mending, other: Mending): boolean {
  return one.ship === other.ship && one.critical === other.critical && one.weapon === other.weapon;
}

/** What is left of a list when entries of another are taken from it. */
export function lessThese(list: readonly Mending[], gone: readonly Mending[]): Mending[] {
  const left = [...list];
  for (const one of gone) {
    const at = left.findIndex(other => isAlike(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
