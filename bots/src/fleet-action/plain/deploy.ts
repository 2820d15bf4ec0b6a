// Where an ordinary player sets up: as far forward as its strip goes, heading for the enemy.

import type { Deployment, FaView, FleetAction, Place, SquadronOfBook } from '@flagplot/fleet-action/table';
import { inFormation, LAYOUT, on, TOP_FLEET_SPEED } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';

type About = FleetAction['asks']['deploy']['about'];
type Order = FleetAction['asks']['deploy']['order'];

/** Fast enough to come to grips, slow enough for a heavy ship to turn. */
const SPEED = Math.min(8, TOP_FLEET_SPEED);

/** The scenario's columns and formations, moved forward. */
export function deployed(v: FaView, about: About): Order {
  const own = v.book.squadrons.filter(({ side }) => side === v.side);
  return { speed: SPEED, squadrons: own.map(of => forward(v, about, of)) };
}

/** The foremost row in which the whole formation finds room; as printed where there is none. */
function forward(v: FaView, { rows: [first, last] }: About, of: SquadronOfBook): Deployment {
  const enemy = v.book.sides.find(({ id }) => id !== v.side)?.rows[0] ?? first;
  const heading = enemy < first ? 0 : 3;
  const column = hexes.columnOf(of.place, LAYOUT);
  for (let n = 0; n <= last - first; n += 1) {
    const lead = { ...hexes.hexAt(column, heading === 0 ? first + n : last - n, LAYOUT), heading };
    if (fits(v, [first, last], of, lead)) return deployment(of, lead);
  }
  return deployment(of, of.place);
}

function fits(v: FaView, [first, last]: readonly [number, number], of: SquadronOfBook, lead: Place): boolean {
  return of.formation.every(offset => {
    const at = inFormation(lead, offset);
    const row = hexes.rowOf(at, LAYOUT);
    return on(v, at) && row >= first && row <= last;
  });
}

function deployment(of: SquadronOfBook, lead: Place): Deployment {
  return { squadron: of.id, hex: hexes.named(lead, LAYOUT), heading: lead.heading, ships: [] };
}
