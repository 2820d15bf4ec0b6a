// What an ordinary player launches its mines at: where the enemy comes to if he holds his course, and no ship of its own will be.

import { leastOf } from '@flagplot/bots';
import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { pulseOf } from '../rules/combat/refire.ts';
import { inFormation, LAYOUT, on } from '../rules/map.ts';
import { HIT } from '../rules/mines/burst.ts';
import { groupsOf } from '../rules/mines/launch.ts';
import { countOf, dueAt, LAUNCH_PULSE, minesAt, radiusOf, rowFor } from '../rules/mines/pattern.ts';
import { launchAt } from '../rules/mines/question.ts';
import { destination, PULSES, straight } from '../rules/movement/path.ts';
import type { Squadron } from '../rules/open.ts';
import type { Launch } from '../rules/orders.ts';
import { activeShips, squadronsOf } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';
import { sightOf } from '../rules/turn/3-fire.ts';

type Group = ReturnType<typeof groupsOf>[number];

/** A ship of one's own is worth so many of the enemy's that may be elsewhere by then. */
const OWN = 3;
/** Twelfths of a hit on an enemy below which nothing is launched. */
const LEAST = 3;
const DIE = 12;
/** Pulses that mines may take to where they go off. */
const FLOWN = [1, 2, 3, 4];

/** A launch for every squadron that has something to hit. */
export function minesFor(v: FaView): Launch[] {
  return groupsOf(v, v.side).flatMap(group => bestLaunch(v, group) ?? []);
}

function bestLaunch(v: FaView, group: Group): Launch | undefined {
  const enemies = v.book.sides.filter(({ id }) => id !== v.side);
  const spots = enemies.flatMap(({ id }) => FLOWN.flatMap(pulses => placesAfter(v, id, pulses)));
  const aimed = spots.flatMap(hex => (on(v, hex) ? (launchAt(v, group, hexes.nameOf(hex, LAYOUT)) ?? []) : []));
  const rated = aimed.map(launch => ({ launch, worth: worthOf(v, group, launch) })).filter(({ worth }) => worth >= LEAST);
  return leastOf(rated, ({ worth }) => -worth)?.launch;
}

/** Twelfths of hits on enemies, less those on one's own ships. */
function worthOf(v: FaView, { members }: Group, { hex, ships, squadron }: Launch): number {
  const at = hexes.parseAnyName(hex, LAYOUT) as Hex;
  const from = members.filter(({ ship }) => ships.includes(ship.id));
  const pattern = { squadron, ships: from.map(one => ({ ship: one.ship.id, mines: minesAt(sightOf(v), one, at) })) };
  const row = rowFor(v.book.charts, countOf(pattern));
  const due = dueAt(
    v.clock.turn,
    from.map(({ ship }) => ship),
    at,
  );
  const moved = due - pulseOf(v.clock.turn, LAUNCH_PULSE);
  const hits = (side: string) =>
    placesAfter(v, side, moved).reduce((sum, hex) => {
      const ring = hexes.range(hex, at);
      return ring > radiusOf(row) ? sum : sum + Math.max(0, DIE + 1 - HIT - (row.less[ring] as number));
    }, 0);
  return v.book.sides.reduce((sum, { id }) => sum + (id === v.side ? -OWN : 1) * hits(id), 0);
}

/** Where the ships of a side are when so many pulses have been moved: one's own as they are plotted, the others if they hold their courses. */
function placesAfter(v: FaView, side: string, pulses: number): Hex[] {
  return squadronsOf(v, side).flatMap(squadron => placesOf(v, squadron, pulses));
}

function placesOf(v: FaView, squadron: Squadron, pulses: number): Hex[] {
  const plot = v.own.plots.find(one => one.squadron === squadron.id);
  const path = plot?.path ?? straight(v.book.charts, squadron.speed);
  const beyond = straight(v.book.charts, squadron.speed).slice(0, Math.max(0, pulses - PULSES.length));
  const end = destination(squadron, [...path.slice(0, pulses), ...beyond].flat());
  return activeShips(v, squadron.id).map(({ n }) => inFormation(end, squadron.formation[n] as Hex));
}
