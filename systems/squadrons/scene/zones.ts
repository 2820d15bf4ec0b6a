/** Where the sides set up, the edges over which craft leave, and what the scenario's goal is about. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Shown, View } from '@flagplot/kernel';
import type { AreaItem } from '@flagplot/scene';
import type { Book, SideCard } from '../rules/book.ts';
import { type Edge, LAYOUT } from '../rules/map.ts';
import { isFlying, squadronCalled, squadronOf } from '../rules/roster.ts';
import type { Squadrons } from '../rules/state.ts';
import { squadronsToPlace } from '../rules/turn/0-deploy.ts';
import { EDGE_NAMES } from '../words/names.ts';
import { zoneHexes } from './places.ts';

type Seen = Shown<Squadrons> & Partial<Pick<View<Squadrons>, 'side'>>;

/** SQ-8.1.1 The zones of the others while squadrons are set up: one's own is laid by whoever sets up in it; then edges and goal. */
export function zones(seen: Seen): AreaItem[] {
  const { book, side, clock } = seen;
  const placed = clock.turn === 0 ? book.sides.filter(({ id }) => id !== side && squadronsToPlace(book, id).length > 0) : [];
  return [
    ...placed.map(({ id, name, zone }) =>
      area({ id: `zone/${id}`, side: id, look: 'tint', label: `${name} sets up here` }, zoneHexes(zone)),
    ),
    ...book.sides.map(of => wayHome(book, of)),
    ...aims(seen),
  ];
}

function area(of: Pick<AreaItem, 'id' | 'side' | 'look' | 'label' | 'says'>, places: readonly Hex[]): AreaItem {
  return { kind: 'area', role: 'told', ...of, places };
}

/** SQ-8.1.3 The edge over which Broken squadrons of a side flee. */
function wayHome(book: Book, { id, name, edge }: SideCard): AreaItem {
  const says = `the ${EDGE_NAMES[edge]} edge, over which Broken squadrons of ${name} flee`;
  return area({ id: `edge/${id}`, side: id, look: 'outline', label: `way out of ${name}`, says }, edgeHexes(book, edge));
}

function edgeHexes({ map: { columns, rows } }: Pick<Book, 'map'>, edge: Edge): Hex[] {
  const isLevel = edge === 'north' || edge === 'south';
  return Array.from({ length: isLevel ? columns : rows }, (_, i) => {
    if (isLevel) return hexes.hexAt(i + 1, edge === 'north' ? 1 : rows, LAYOUT);
    return hexes.hexAt(edge === 'west' ? 1 : columns, i + 1, LAYOUT);
  });
}

const AIMS = { exit: 'to get off the map', capture: 'to be frozen', cripple: 'to be crippled' } as const;

/** SQ-8.4.4, SQ-8.4.6, SQ-8.4.8 The craft that a goal is about, and the edge they make for. */
function aims(seen: Seen): AreaItem[] {
  const { book } = seen;
  const { goal } = book;
  if (!goal) return [];
  const { name, side, goalEdge } = squadronOf(book, goal.squadron);
  const flying = squadronCalled(seen, goal.squadron).craft.filter(isFlying);
  const craft = area(
    { id: 'goal/craft', side, look: 'dashes', label: AIMS[goal.kind], says: `the craft of ${name}` },
    flying.map(({ q, r }) => ({ q, r })),
  );
  const says = `the ${goalEdge ? EDGE_NAMES[goalEdge] : ''} edge, over which ${name} wants to get away`;
  const edge = goalEdge
    ? [area({ id: 'goal/edge', side, look: 'shade', label: `the goal of ${name}`, says }, edgeHexes(book, goalEdge))]
    : [];
  return [...edge, ...(flying.length > 0 ? [craft] : [])];
}
