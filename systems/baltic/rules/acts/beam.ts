// Beam projectors.

import type { Refusal, RollDie } from '@flagplot/kernel';
import { CIRCLE, headingOf, headingTo } from '@flagplot/plane';
import type { Altitude, WeaponCard } from '../cards.ts';
import { mountOf, sectorOf } from '../gunnery/bearing.ts';
import { nameOf, weaponName } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { Beam } from '../orders.ts';
import { areEnemies, isLive } from '../roster.ts';
import { fireBeam, metByBeam } from '../strips/beam.ts';
import type { ActKind, Firing } from './act.ts';
import { actorOf, noActor, onceFaults, readyWeapon, readyWeapons } from './single.ts';

export const beamKind: ActKind<Beam> = {
  isOpen: firing => readyWeapons(firing, 'beam').length > 0,
  faults: beamFaults,
  clashes: onceFaults,
  carry: fireBeam,
  best: firing => readyWeapons(firing, 'beam').flatMap(projector => bestBeam(firing, projector)),
  draw: (firing, roll) => readyWeapons(firing, 'beam').flatMap(projector => anyBeam(firing, projector, roll)),
};

/** BB-3.2.78, BB-3.2.99 Along a bearing inside its arc; BB-3.2.88 that is all it needs. */
function beamFaults(firing: Firing, { weapon, by, bearing }: Beam): Refusal[] {
  const vessel = actorOf(firing, by);
  if (!vessel) return [noActor(firing, by)];
  const card = readyWeapon(firing, vessel, { weapon, kind: 'beam' });
  if (!card)
    return [
      {
        rule: 'BB-3.2.9',
        at: '/weapon',
        say: `${nameOf(firing.book, by)} cannot fire ${weaponName(firing.book, by, weapon)} as a beam.`,
      },
    ];
  if (isInArc(firing, { vessel, weapon: card }, bearing)) return [];
  return [
    {
      rule: 'BB-3.2.99',
      at: '/bearing',
      say: `${card.name} of ${nameOf(firing.book, by)} does not bear along ${bearing / 100}°.`,
    },
  ];
}

interface Projector {
  readonly vessel: Vessel;
  readonly weapon: WeaponCard;
}

/** BB-3.2.99 Both edges of the arc belong to it. */
function isInArc({ book }: Firing, { vessel, weapon }: Projector, bearing: number): boolean {
  const { middle, half } = sectorOf(book, vessel, weapon);
  const off = headingOf(bearing - middle);
  return Math.min(off, CIRCLE - off) <= half;
}

/** At whatever enemy it strikes most of, and no friend; none where it strikes nobody. */
function bestBeam(firing: Firing, { vessel, weapon }: Projector): Beam[] {
  let best: { act: Beam; worth: number } | undefined;
  for (const act of likelyBeams(firing, { vessel, weapon })) {
    const worth = metByBeam(firing, act).reduce((sum, { vessel: met }) => sum + worthOf(firing, met), 0);
    if (worth > (best?.worth ?? 0)) best = { act, worth };
  }
  return best ? [best.act] : [];
}

/** BB-3.2.79 Friends are struck as well. */
function worthOf(firing: Firing, met: Vessel): number {
  if (!areEnemies(firing.book, firing.side, met.side)) return -2;
  return isLive(met) ? 1 : 0;
}

/** Along the bearing of every enemy that lies in the arc. */
function likelyBeams(firing: Firing, { vessel, weapon }: Projector): Beam[] {
  const mount = mountOf(firing.book, vessel, weapon);
  const enemies = firing.open.vessels.filter(other => isLive(other) && areEnemies(firing.book, firing.side, other.side));
  return enemies.flatMap(({ x, y }) => {
    const bearing = headingTo({ x: x - mount.x, y: y - mount.y });
    if (!isInArc(firing, { vessel, weapon }, bearing)) return [];
    return ALTITUDES.map(altitude => ({ act: 'beam' as const, weapon: weapon.id, by: vessel.id, bearing, altitude }));
  });
}

const ALTITUDES: readonly Altitude[] = ['surface', 'airborne'];

/** Along any bearing of the arc, half the time at somebody; or not at all. */
function anyBeam(firing: Firing, { vessel, weapon }: Projector, roll: RollDie): Beam[] {
  if (roll(4) === 1) return [];
  const likely = likelyBeams(firing, { vessel, weapon });
  if (likely.length > 0 && roll(2) === 1) return [likely[roll(likely.length) - 1] as Beam];
  const { middle, half } = sectorOf(firing.book, vessel, weapon);
  const bearing = headingOf(middle - half + roll(2 * half + 1) - 1);
  return [{ act: 'beam', weapon: weapon.id, by: vessel.id, bearing, altitude: roll(2) === 1 ? 'surface' : 'airborne' }];
}
