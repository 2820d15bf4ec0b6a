// Where an ordinary player sets up: at the front of his zone, close together, towards the middle of the map; who runs, on the flank.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { SideCard, SquadronOfBook } from '../rules/book.ts';
import { LAYOUT } from '../rules/map.ts';
import type { Deployment } from '../rules/orders.ts';
import { sideOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { facingOfSide, squadronsToPlace } from '../rules/turn/0-deploy.ts';

/** Hexes between the middles of two squadrons. */
const APART = 5;
/** Hexes from the middle of a squadron to its outermost craft: within one link of each other. */
const SPREAD = 1;
/** Share of the zone that lies above who runs for an edge. */
const FLANK = 0.1;

export function deploymentsFor(v: SqView): Deployment[] {
  const side = sideOf(v.book, v.side);
  const all = squadronsToPlace(v.book, v.side);
  const facing = facingOfSide(side);
  return all.map((of, n) => ({ squadron: of.id, facing, hexes: placesOf(middleOf(v, of, [n, all.length]), of.size, side) }));
}

function middleOf({ book, side }: SqView, of: SquadronOfBook, [n, squadrons]: readonly [number, number]): Hex {
  const card = sideOf(book, side);
  const { columns, rows } = card.zone;
  const runs = book.goal?.squadron === of.id && of.goalEdge !== null;
  const across = card.edge === 'north' || card.edge === 'south';
  const [low, high] = across ? columns : rows;
  const middle = (low + high + 1) / 2 + (n - (squadrons - 1) / 2) * APART;
  const at = Math.round(runs ? low + (high - low) * FLANK : middle);
  const along = Math.min(high, Math.max(low, at));
  const front = frontOf(card);
  return across ? hexes.hexAt(along, front, LAYOUT) : hexes.hexAt(front, along, LAYOUT);
}

/** The column or row of a zone that is furthest from its own edge. */
function frontOf({ zone, edge }: SideCard): number {
  if (edge === 'west' || edge === 'east') return zone.columns[edge === 'west' ? 1 : 0];
  return zone.rows[edge === 'north' ? 1 : 0];
}

/** About a middle, those hexes first that lie in the zone; a hex more than once where there are too few. */
function placesOf(middle: Hex, size: number, { zone }: SideCard): string[] {
  const near = hexes.within(middle, SPREAD).filter(hex => inZone(hex, zone));
  return Array.from({ length: size }, (_, i) => hexes.nameOf(near[i % near.length] as Hex, LAYOUT));
}

function inZone(hex: Hex, { columns, rows }: SideCard['zone']): boolean {
  const column = hexes.columnOf(hex, LAYOUT);
  const row = hexes.rowOf(hex, LAYOUT);
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}
