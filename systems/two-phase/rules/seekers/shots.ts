// Chapter 6.3: direct fire at seekers.

import type { WeaponCard } from '../cards.ts';
import { isPhaser } from '../energy/power.ts';
import { hexOf } from '../map.ts';
import type { Seeker } from '../open.ts';
import type { TpState, TpTable } from '../state.ts';
import { droneIn, removeSeeker, strengthOf, truthOf } from './truth.ts';

/** TP-6.3.5, TP-9.4.10 Only phasers hurt plasma; an anti-drone is fired at drones alone. */
export function hurts(weapon: Pick<WeaponCard, 'type'>, { shown }: Pick<Seeker, 'shown'>): boolean {
  if (shown === 'plasma') return isPhaser(weapon);
  return !weapon.type.startsWith('plasma-');
}

/** TP-6.3.4, TP-6.3.5 Damage adds up, TP-1.5.5 of a pseudo-plasma as of a real one, until a drone is at its kill number and a torpedo without strength. A hit of an anti-drone is enough. */
export function hurtSeeker(
  s: TpState,
  t: TpTable,
  { seeker, points, kills }: { seeker: Seeker; points: number; kills: boolean },
): void {
  if (points === 0 && !kills) return;
  seeker.damage += points;
  const drone = droneIn(s.book, truthOf(s, seeker));
  const gone = kills || (drone ? seeker.damage >= drone.kills : strengthOf(s.book.charts, seeker) === 0);
  if (gone) t.reveal(seeker.side);
  t.tell(() => ({ kind: 'shot-at', seeker: seeker.id, damage: points, gone, at: hexOf(seeker) }));
  if (gone) removeSeeker(s, seeker);
}
