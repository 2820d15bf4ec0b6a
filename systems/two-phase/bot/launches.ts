// Chapter 6.1: when a ship sends drones and torpedoes after the enemy.

import { hexes } from '@flagplot/hexes';
import { droneOf } from '../rules/loads.ts';
import type { Unit } from '../rules/open.ts';
import type { Act, ActOf } from '../rules/orders.ts';
import { unitNamed } from '../rules/roster.ts';
import { launchSeeker } from '../rules/seekers/launch.ts';
import type { Occasion } from '../rules/window/window.ts';
import { actFault, inWindow } from '../rules/window/window.ts';

type Launch = ActOf<'seeker'>;

/** Hexes within which a torpedo still strikes hard before its target is out of the way. */
const TORPEDO = 8;

/** What a ship launches in a window: from each mount at the nearest enemy within reach. */
export function launchesOf(on: Occasion, unit: Unit): Act[] {
  const taken: Launch[] = [];
  const first = inWindow(on, unit, { acts: [] });
  if (!first || first.hold.magazines.length === 0) return taken;
  const near = [...launchSeeker.options(first)].map(act => ({ act, range: rangeTo(on, unit, act) }));
  for (const { act, range } of near.sort((a, b) => a.range - b.range)) {
    if (act.pseudo || taken.some(({ weapon }) => weapon === act.weapon)) continue;
    if (range > reachOf(on, act)) continue;
    const c = { ...first, window: { acts: [...taken, act] } };
    if (!actFault(c, act)) taken.push(act);
  }
  return taken;
}

function rangeTo({ v }: Occasion, unit: Unit, { on }: Launch): number {
  const target = unitNamed(v.open, on);
  return target && target.kind === 'ship' ? hexes.range(unit, target) : Number.POSITIVE_INFINITY;
}

/** TP-9.6.1 Half of what a drone flies in all: its target goes on meanwhile. */
function reachOf({ v }: Occasion, { load }: Launch): number {
  const drone = load === undefined ? undefined : droneOf(v.book.charts, load);
  return drone ? Math.min(20, (drone.speed * drone.endurance) / 2) : TORPEDO;
}
