// Chapter 11.4: the way out of the battle.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import { LAYOUT } from '../map.ts';
import type { Open, Squadron } from '../open.ts';
import type { Place, Plot, Step } from '../orders.ts';
import { rootOf } from '../roster.ts';
import { courses } from './courses.ts';
import { destination, take } from './path.ts';
import type { Plotting } from './plotting.ts';

/** Hexes from a hex to a side's own edge of the map: the one nearer to the strip it deploys in, the first row where neither is. */
export function toEdge({ map, sides }: Pick<Book, 'map' | 'sides'>, side: string, hex: Hex): number {
  const [first, last] = sides.find(({ id }) => id === side)?.rows ?? [1, map.rows];
  const row = hexes.rowOf(hex, LAYOUT);
  return first - 1 <= map.rows - last ? row : map.rows + 1 - row;
}

/** FA-11.4.8 The gates that serve a side. */
export function gatesOf(book: Book, side: string): Hex[] {
  return book.gates.filter(gate => gate.side === undefined || gate.side === side);
}

/** FA-11.4.2 Hexes by which a squadron may leave: its own vortices and its side's gates. */
export function waysOut(book: Book, { vortices }: Pick<Open, 'vortices'>, squadron: Squadron): Hex[] {
  const { id, side } = rootOf(book, squadron.id);
  return [...vortices.filter(one => one.squadron === id), ...gatesOf(book, side)];
}

/**
 * FA-11.4.2 By how many hexes a plot takes the command ship away from what it makes for: less than 0 is nearer. The edge, a vortex or a gate,
 * whichever it nears most. A course through a vortex or gate leads out of the battle, however far it would go on.
 */
function distanceChange(it: Plotting, plot: Plot): number {
  const { side } = rootOf(it.book, it.squadron.id);
  const ways = it.ways ?? [];
  const steps = plot.path.flat();
  if (ways.length > 0 && leadsOut(ways, it.squadron, steps)) return Number.NEGATIVE_INFINITY;
  const end = destination(it.squadron, steps);
  const edge = toEdge(it.book, side, end) - toEdge(it.book, side, it.squadron);
  return Math.min(edge, ...ways.map(way => hexes.range(way, end) - hexes.range(way, it.squadron)));
}

/** Whether a run of steps comes through one of these hexes, as ships do that leave by it (ruling R20). */
function leadsOut(ways: readonly Hex[], from: Place, steps: readonly Step[]): boolean {
  let at = from;
  for (const step of steps) {
    at = take(at, step);
    if (ways.some(way => hexes.same(way, at))) return true;
  }
  return false;
}

/**
 * FA-11.4.2 Which plots take a withdrawing squadron nearer to its way out. Where none does, since it cannot turn in time, those that take it
 * the least further away (ruling R18).
 */
export function homeward(it: Plotting): (plot: Plot) => boolean {
  let least = Number.POSITIVE_INFINITY;
  for (const plot of courses(it)) {
    least = Math.min(least, distanceChange(it, plot));
    if (least < 0) return one => distanceChange(it, one) < 0;
  }
  return one => distanceChange(it, one) <= least;
}
