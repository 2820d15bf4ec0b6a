// Where an ordinary player sets up: as far forward as its strip goes, close together behind a screen, heading for the enemy.

import { leastOf } from '@flagplot/bots';
import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { redeployQuestion } from '../rules/abilities/redeploy.ts';
import type { ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import { inFormation, LAYOUT, on, writtenPlace } from '../rules/map.ts';
import type { Deployment, Place } from '../rules/orders.ts';
import { squadronsOf } from '../rules/roster.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { setUpIn, TOP_FLEET_SPEED } from '../rules/turn/0-deploy.ts';
import { priceOf, screens } from './screen.ts';

type About = FleetAction['asks']['deploy']['about'];
type Order = FleetAction['asks']['deploy']['order'];

/** A squadron alone comes to grips; a fleet arrives slowly enough for its heaviest ships to turn, and lets the enemy come on. */
const ALONE = Math.min(8, TOP_FLEET_SPEED);
const FLEET = Math.min(4, TOP_FLEET_SPEED);

/** Rows that what is screened stands behind its screen. */
const BEHIND = 6;
/** The share of a fleet's price from which on a screen is one. */
const ENOUGH = 0.25;
/** Hexes between two squadrons that are close enough to each other. */
const ABREAST = 8;

/** The scenario's columns, moved forward, each squadron close together. */
export function deploymentsFor(v: FaView, about: About): Order {
  const own = setUpIn(v.book, v.side, about);
  const rows = rowsBehind(own.map(of => of.ships.map(i => v.book.ships[i] as ShipOfBook)));
  return {
    speed: own.length > 1 ? FLEET : ALONE,
    squadrons: own.map((of, n) => forward(v, about, { of, behind: rows[n] as number })),
  };
}

/** How many rows each squadron stays behind: none where too few could screen it. */
function rowsBehind(squadrons: readonly (readonly ShipOfBook[])[]): number[] {
  const prices = squadrons.map(priceOf);
  const before = prices.map(price => screens(price, prices));
  const all = squadrons.flat().length * priceOf(squadrons.flat());
  const screen = squadrons.reduce((sum, ships, n) => sum + (before[n] ? ships.length * (prices[n] as number) : 0), 0);
  return before.map(screening => (screening || screen < ENOUGH * all ? 0 : BEHIND));
}

/** The foremost row in which the whole formation finds room, or so many rows behind it; as printed where there is none. */
function forward(v: FaView, { rows: [first, last] }: About, { of, behind }: { of: SquadronOfBook; behind: number }): Deployment {
  const enemy = v.book.sides.find(({ id }) => id !== v.side)?.rows[0] ?? first;
  const heading = enemy < first ? 0 : 3;
  const column = hexes.columnOf(of.place, LAYOUT);
  const formation = screenFormation(of);
  for (let n = behind; n <= last - first; n += 1) {
    const lead = { ...hexes.hexAt(column, heading === 0 ? first + n : last - n, LAYOUT), heading };
    if (
      fits(
        v,
        [first, last],
        formation.map(offset => inFormation(lead, offset)),
      )
    )
      return deployment(v, { of, lead, formation });
  }
  return { squadron: of.id, ...writtenPlace(of.place), ships: [] };
}

/** FA-4.1.2, FA-A16 All others in one hex before the command ship: whoever fires at it fires over them, and all reach and turn as one. */
function screenFormation(of: SquadronOfBook): Hex[] {
  return of.ships.map((_, n) => ({ q: 0, r: n === 0 ? 0 : -1 }));
}

/** Whether ships find room in these places: on the map, in these rows of it. */
function fits(v: FaView, [first, last]: readonly [number, number], places: readonly Place[]): boolean {
  return places.every(at => {
    const row = hexes.rowOf(at, LAYOUT);
    return on(v, at) && row >= first && row <= last;
  });
}

function deployment(
  v: FaView,
  { of, lead, formation }: { of: SquadronOfBook; lead: Place; formation: readonly Hex[] },
): Deployment {
  const ships = of.ships.slice(1).map((i, n) => ({
    ship: (v.book.ships[i] as ShipOfBook).id,
    hex: hexes.nameOf(inFormation(lead, formation[n + 1] as Hex), LAYOUT),
  }));
  return { squadron: of.id, ...writtenPlace(lead), ships };
}

/** FA-4.4.8 The squadron that stands farthest from all others of its side is shifted towards them, as far as may be. */
export function shiftFor(v: FaView, about: FleetAction['asks']['redeploy']['about']): FleetAction['asks']['redeploy']['order'] {
  const own = squadronsOf(v, v.side);
  const apart = (one: Hex) => own.reduce((sum, other) => sum + hexes.range(one, other), 0);
  const far = own.toSorted((a, b) => apart(b) - apart(a))[0];
  const near = far && leastOf(own, one => (one === far ? Number.POSITIVE_INFINITY : hexes.range(one, far)));
  if (!far || !near || near === far) return { squadrons: [] };
  const way = hexes.line(far, near).slice(1, Math.min(about.hexes, hexes.range(far, near) - ABREAST) + 1);
  for (const hex of way.toReversed()) {
    const order = { squadrons: [{ squadron: far.id, hex: hexes.nameOf(hex, LAYOUT) }] };
    if (redeployQuestion.judge(v, about, order).length === 0) return order;
  }
  return { squadrons: [] };
}
