// What a ship is about: to close and fight, to stand off, to run while it arms, to hide.

import { leastOf } from '@flagplot/bots';
import { hexes } from '@flagplot/hexes';
import { isCrippled } from '../rules/damage/condition.ts';
import type { Ship } from '../rules/energy/power.ts';
import { powerOf } from '../rules/energy/power.ts';
import { LOST, type Unit } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { shipsOf } from '../rules/roster.ts';
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

/** TP-9.1.5 What enemies may do is done to one of several friends: it counts the less, the more they are. */
export function aimsOf(seen: Seen, { side }: Pick<Unit, 'side'>, plan: Plan): Aims {
  const aims = AIMS[plan];
  return { ...aims, takes: aims.takes / Math.max(1, shipsOf(seen.open, side).length) };
}

/** The enemy that is nearest, and how far off. */
export function nearestFoe(seen: Seen, unit: Unit): { foe: Unit; range: number } | undefined {
  const foes = foesOf(seen, unit).map(foe => ({ foe, range: hexes.range(unit, foe) }));
  return leastOf(foes, ({ range }) => range);
}

/** TP-9.5.1 Turns that a launcher takes to be armed. */
const ARMED_AFTER = 3;

/** Launchers, and those of them that will not be armed so many allocations on. */
function launchersToArm({ card, unit, hold }: Ship, ahead: number): { idle: number; all: number } {
  let [idle, all] = [0, 0];
  for (const [mount, weapon] of card.weapons.entries()) {
    if (!weapon.type.startsWith('plasma-') || weapon.type === 'plasma-d' || unit.weapons[mount] === LOST) continue;
    all += 1;
    if ((hold.arms[mount]?.turns ?? 0) + ahead < ARMED_AFTER) idle += 1;
  }
  return { idle, all };
}

/** Whoever pays no more than such a part of his power for a cloak hides while he arms. */
const CLOAK_SHARE = 3;

function canHide({ card, unit }: Ship): boolean {
  const { warp, impulse, apr } = powerOf(unit);
  return card.cloak !== undefined && CLOAK_SHARE * card.cloak <= warp + impulse + apr;
}

/** TP-9.5.1 Whoever lives by torpedoes dances: away, or under his cloak, while they are armed, in when they are. `ahead`: 1 while forms are filled in. */
export function planOf(seen: Seen, ship: Ship, ahead: number): Plan {
  const { unit, card } = ship;
  const { idle, all } = launchersToArm(ship, ahead);
  if (isCrippled(card, unit)) return 'run';
  if (all > 0 && idle === all) return canHide(ship) ? 'cloak' : 'stand-off';
  return foesOf(seen, unit).length > 0 ? 'close' : 'stand-off';
}
