// The edges of the map, and the strips along them.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import file from '../../data/reinforcements.json' with { type: 'json' };
import type { Book } from '../book.ts';
import { LAYOUT } from '../map.ts';
import type { Edge, Heading, Strip } from '../orders.ts';

type Map = Pick<Book, 'map'>;

/** FA-A64 Rows or columns from the edge in which reinforcements stand as they come (ruling R50). */
const DEEP = file.strip;

/** Where reinforcements that come over an edge are set up. */
export function stripAlong({ map: { columns, rows } }: Map, edge: Edge): Strip {
  const all: Strip = { rows: [1, rows], relief: true };
  switch (edge) {
    case 'north':
      return { ...all, rows: [1, DEEP] };
    case 'south':
      return { ...all, rows: [rows - DEEP + 1, rows] };
    case 'west':
      return { ...all, columns: [1, DEEP] };
    case 'east':
      return { ...all, columns: [columns - DEEP + 1, columns] };
  }
}

/** The edge that the scenario has a side's reinforcements next to: of two as near, the first in the order of the compass. */
export function nearestEdge(book: Pick<Book, 'map' | 'squadrons'>, side: Side): Edge {
  const place = book.squadrons.find(of => of.side === side && of.relief)?.place ?? { q: 0, r: 0 };
  const [column, row] = [hexes.columnOf(place, LAYOUT), hexes.rowOf(place, LAYOUT)];
  const { columns, rows } = book.map;
  const far = { north: row - 1, east: columns - column, south: rows - row, west: column - 1 };
  const edges = Object.keys(far) as Edge[];
  return edges.reduce((best, edge) => (far[edge] < far[best] ? edge : best));
}

/** The hex in the outermost row or column of a strip that lies nearest to another. */
export function hexAlong({ map }: Map, { rows, columns }: Strip, to: Hex): Hex {
  const [column, row] = [hexes.columnOf(to, LAYOUT), hexes.rowOf(to, LAYOUT)];
  if (columns) return hexes.hexAt(columns[0] === 1 ? 1 : map.columns, row, LAYOUT);
  return hexes.hexAt(column, rows[0] === 1 ? 1 : map.rows, LAYOUT);
}

/** The heading that leads onto the map from a hex of a strip. */
export function inward({ map }: Map, { rows, columns }: Strip, from: Hex): Heading {
  if (!columns) return rows[0] === 1 ? 'S' : 'N';
  const north = hexes.rowOf(from, LAYOUT) * 2 > map.rows;
  if (columns[0] === 1) return north ? 'NE' : 'SE';
  return north ? 'NW' : 'SW';
}
