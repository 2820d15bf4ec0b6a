// Chapter 9: the ways in which one weapon may be fired at one target, TP-2.3.1 out of batteries too.

import { isPhaser } from '../energy/power.ts';
import type { Target } from '../open.ts';
import type { Shot } from '../orders.ts';
import { cardOf } from '../roster.ts';
import type { Firer, Laid } from './aim.ts';
import { aimOf, fireFaults, MODES, mountsAt, quartersOf } from './aim.ts';
import { promiseOf } from './guns.ts';

/** A shot with what it promises: mean damage and chance, both in hundredths. */
export interface Prospect {
  shot: Shot;
  damage: number;
  chance: number;
  range: number;
}

/** Every way in which each weapon of a unit may be fired at a target by itself: weapon by weapon, the usual way first. */
export function waysAt(firer: Firer, target: Target): Prospect[][] {
  const all: Prospect[][] = [];
  for (const mounted of mountsAt(firer, target)) {
    const ways = waysOf(firer, target, mounted).filter(({ chance }) => chance > 0);
    if (ways.length > 0) all.push(ways);
  }
  return all;
}

function waysOf(firer: Firer, target: Target, { mount, sight }: Omit<Laid, 'shot'>): Prospect[] {
  const shots = [...shotsWith(firer, { mount, on: target.id })].filter(shot => fireFaults(firer, [shot], 0).length === 0);
  return shots.map(shot => ({ shot, ...promiseOf(aimOf(firer, target, { mount, shot, sight })), range: sight.range }));
}

/** Every mode, TP-9.1.1 every number of shots, TP-2.3.1 and every number of points out of batteries that may make sense. */
function* shotsWith(firer: Firer, { mount, on }: { mount: number; on: string }): Generator<Shot> {
  const { seen, unit } = firer;
  const weapon = cardOf(seen.book, unit).weapons[mount]!;
  const left = weapon.type === 'ph-g' ? seen.book.charts.gatlingShots - (unit.weapons[mount] as number) : 1;
  for (const as of MODES[weapon.type] ?? [undefined])
    for (let shots = left; shots > 0; shots -= 1) {
      const shot: Shot = { weapon: weapon.id, on, ...(as && { as }), ...(weapon.type === 'ph-g' && { shots }) };
      yield shot;
      for (const reserve of reservesFor(firer, { shot, mount })) yield { ...shot, reserve };
    }
}

/** TP-2.2.6 All that phasers take may come out of batteries, TP-2.3.1 and whatever completes an overload. */
function reservesFor({ seen, unit, hold }: Firer, { shot, mount }: { shot: Shot; mount: number }): number[] {
  const weapon = cardOf(seen.book, unit).weapons[mount]!;
  if (isPhaser(weapon)) return [Math.floor((quartersOf(seen.book.charts, weapon, shot) + 3) / 4)];
  return Array.from({ length: weapon.type === 'mauler' ? 0 : hold.battery }, (_, i) => i + 1);
}
