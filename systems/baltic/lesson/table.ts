// Who meets whom in the lesson.

import type { Pose } from '@flagplot/plane';
import { rangeOf, squaredDistance } from '@flagplot/plane';
import type { Vessel } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { areEnemies, footprint, isLive } from '../rules/roster.ts';

/** The side of whoever learns. */
export const PUPIL = 'sd';

/** The first vessel of whoever learns that still fights. */
export function ownVessel({ open }: Pick<Seen, 'open'>): Vessel | undefined {
  return open.vessels.find(vessel => vessel.side === PUPIL && isLive(vessel));
}

/** How far the nearest enemy is from a vessel in a pose, hull to hull; nothing where there is none. */
export function nearestEnemy(seen: Seen, vessel: Vessel, pose: Pose = vessel): { enemy: Vessel; range: number } | undefined {
  const here = footprint(seen.book, vessel, pose);
  const foes = seen.open.vessels
    .filter(other => isLive(other) && areEnemies(seen.book, vessel.side, other.side))
    .map(enemy => ({ enemy, range: rangeOf(squaredDistance(here, footprint(seen.book, enemy))) }));
  return foes.sort((a, b) => a.range - b.range)[0];
}
