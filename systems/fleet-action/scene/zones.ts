/** Where the fleets set up, and the edges by which they leave. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { AreaItem } from '@flagplot/scene';
import type { Book } from '../rules/book.ts';
import { LAYOUT } from '../rules/map.ts';
import { toEdge } from '../rules/movement/withdrawal.ts';
import type { Strip } from '../rules/orders.ts';
import type { FaSeen } from './seen.ts';

/** The hexes of so many rows, from one to the other, or of so many columns. */
export function strip(
  { map }: Pick<Book, 'map'>,
  { rows: [first, last], columns: [west, east] = [1, map.columns] }: Strip,
): Hex[] {
  const found: Hex[] = [];
  for (let row = first; row <= last; row += 1) {
    for (let column = west; column <= east; column += 1) found.push(hexes.hexAt(column, row, LAYOUT));
  }
  return found;
}

/** FA-1.1.4 The strips of the others while fleets are set up: one's own is laid by whoever sets up in it. FA-11.4.2 The edge of each side. */
export function zones({ book, side, clock }: FaSeen): AreaItem[] {
  const strips = book.deploys && clock.turn === 0 ? book.sides.filter(({ id }) => id !== side) : [];
  return [
    ...strips.map(({ id, name, rows }) =>
      area({ id: `strip/${id}`, side: id, look: 'tint', label: `${name} sets up here` }, strip(book, { rows })),
    ),
    ...book.sides.map(({ id, name }) => ({
      ...area({ id: `edge/${id}`, side: id, look: 'outline', label: `way out of ${name}` }, edgeOf(book, id)),
      says: `the ${isNorth(book, id) ? 'northern' : 'southern'} edge, for squadrons of ${name} that withdraw`,
    })),
  ];
}

function area(of: Pick<AreaItem, 'id' | 'side' | 'look' | 'label'>, places: readonly Hex[]): AreaItem {
  return { kind: 'area', role: 'told', ...of, places };
}

function edgeOf(book: Book, side: string): Hex[] {
  const row = isNorth(book, side) ? 1 : book.map.rows;
  return strip(book, { rows: [row, row] });
}

function isNorth(book: Book, side: string): boolean {
  return toEdge(book, side, hexes.hexAt(1, 1, LAYOUT)) === 1;
}
