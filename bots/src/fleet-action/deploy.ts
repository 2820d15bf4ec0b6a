// Where an ordinary player sets up: as far forward as the strip goes, towards the enemy.

import { fleetAction as rules } from '@flagplot/fleet-action';
import type { Deployment, FaView, FleetAction } from '@flagplot/fleet-action/table';
import { LAYOUT } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';

type About = FleetAction['asks']['deploy']['about'];
type Order = FleetAction['asks']['deploy']['order'];

export const D = { SPEED: 8 };

export function deployed(v: FaView, about: About): Order {
  const printed = rules.questions.deploy.idle(v, about);
  return { speed: D.SPEED, squadrons: printed.squadrons.map(given => forward(v, about, given)) };
}

/** The foremost row in which the whole formation finds room. */
function forward(v: FaView, about: About, given: Deployment): Deployment {
  const [first, last] = about.rows;
  const enemy = v.book.sides.find(({ id }) => id !== v.side)?.rows ?? about.rows;
  const north = enemy[0] < first;
  const hex = hexes.placed(given.hex, LAYOUT) ?? { q: 0, r: 0 };
  for (let n = 0; n <= last - first; n += 1) {
    const row = north ? first + n : last - n;
    const at = hexes.named(hexes.hexAt(hexes.columnOf(hex, LAYOUT), row, LAYOUT), LAYOUT);
    const moved = { ...given, hex: at, heading: north ? 0 : 3 };
    if (rules.questions.deploy.judge(v, about, { speed: 0, squadrons: [moved] }).length === 0) return moved;
  }
  return given;
}
