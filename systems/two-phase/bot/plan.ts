// What a ship is about: to close and fight, to stand off, to run while it arms, to hide.

import { hexes } from '@flagplot/hexes';
import { isCrippled } from '../rules/damage/condition.ts';
import { isArmed } from '../rules/energy/arming.ts';
import type { Ship } from '../rules/energy/power.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { foesOf } from './field.ts';
import type { Aims } from './helm.ts';

export type Plan = 'close' | 'stand-off' | 'run' | 'cloak';

/** What each plan wants of a move: the range, and what it gives for what it suffers. */
const AIMS: Readonly<Record<Plan, Aims>> = {
  close: { gives: 1, takes: 0.75, range: 4, hex: 40 },
  'stand-off': { gives: 1, takes: 1, range: 10, hex: 30 },
  run: { gives: 0.4, takes: 1, range: 24, hex: 40 },
  cloak: { gives: 0, takes: 1, range: 12, hex: 20 },
};

export function aimsOf(plan: Plan): Aims {
  return AIMS[plan];
}

/** The enemy that is nearest, and how far off. */
export function nearestFoe(seen: Seen, unit: Unit): { foe: Unit; range: number } | undefined {
  let found: { foe: Unit; range: number } | undefined;
  for (const foe of foesOf(seen, unit)) {
    const range = hexes.range(unit, foe);
    if (!found || range < found.range) found = { foe, range };
  }
  return found;
}

/** Launchers that are not armed yet, of those it has. */
function launchersToArm({ card, unit, hold }: Ship): { idle: number; all: number } {
  let [idle, all] = [0, 0];
  for (const [mount, weapon] of card.weapons.entries()) {
    if (!weapon.type.startsWith('plasma-') || unit.weapons[mount] === LOST) continue;
    all += 1;
    if (!isArmed(weapon, hold.arms[mount] ?? { turns: 0, energy: 0 })) idle += 1;
  }
  return { idle, all };
}

/** TP-9.5.1 Whoever lives by torpedoes dances: away while they are armed, in when they are. */
export function planOf(seen: Seen, ship: Ship): Plan {
  const { unit, card } = ship;
  const { idle, all } = launchersToArm(ship);
  if (isCrippled(card, unit)) return 'run';
  if (all > 0 && idle === all) return 'stand-off';
  return foesOf(seen, unit).length > 0 ? 'close' : 'stand-off';
}
