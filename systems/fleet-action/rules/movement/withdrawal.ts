// Chapter 11.4: the way out of the battle.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../book.ts';
import { LAYOUT } from '../map.ts';
import type { Open, Squadron } from '../open.ts';
import type { Place, Plot, Step } from '../orders.ts';
import { rootOf } from '../roster.ts';
import type { Draft } from './courses.ts';
import { drafts, plotOf } from './courses.ts';
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
export function waysOut(
  seen: { readonly book: Book; readonly open: Pick<Open, 'vortices' | 'units'> },
  squadron: Squadron,
): Hex[] {
  const { book, open } = seen;
  const { id, side } = rootOf(seen, squadron.id);
  return [...open.vortices.filter(one => one.squadron === id), ...gatesOf(book, side)];
}

/**
 * FA-11.4.2 By how many hexes a plot takes the command ship away from what it makes for: less than 0 is nearer. The edge, a vortex or a gate,
 * whichever it nears most. A course through a vortex or gate leads out of the battle, however far it would go on.
 */
function distanceChange(it: Plotting, plot: Plot): number {
  const { side } = rootOf(it, it.squadron.id);
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
 * the least further away (ruling R18): its other courses are asked for only where a plot leads away.
 */
export function homeward(it: Plotting): (plot: Plot) => boolean {
  return nearing(it, plot => distanceChange(it, plot));
}

/** The same of courses before plots are made of them. */
export function leadsHome(it: Plotting): (draft: Draft) => boolean {
  return nearing(it, distanceOf(it));
}

function nearing<C>(it: Plotting, awayBy: (course: C) => number): (course: C) => boolean {
  let least: number | undefined;
  return course => {
    const away = awayBy(course);
    if (away < 0) return true;
    least ??= bestWay(it).away;
    return least >= 0 && away <= least;
  };
}

/** FA-11.4.2 The first of all courses by which a squadron may withdraw: straight on, where that leads there. */
export function leavingPlot(it: Plotting): Plot {
  const { pace, put } = bestWay(it);
  return plotOf(it, pace, put);
}

/** A course, and the hexes it takes the command ship away from what it makes for. */
interface Way extends Draft {
  away: number;
}

/** The first course that takes a squadron nearer to its way out; where none does, the first that takes it the least further away. */
function bestWay(it: Plotting): Way {
  const awayBy = distanceOf(it);
  let best: Way | undefined;
  for (const draft of drafts(it)) {
    const away = awayBy(draft);
    if (!best || away < best.away) best = { ...draft, away };
    if (away < 0) break;
  }
  if (!best) throw new Error(`${it.squadron.id} has no course`);
  return best;
}

/** `distanceChange` of a course; where nothing but the edge leads out, from where the course ends, and no plot is made of it. */
function distanceOf(it: Plotting): (draft: Draft) => number {
  if (it.ways && it.ways.length > 0) return ({ pace, put }) => distanceChange(it, plotOf(it, pace, put));
  const { side } = rootOf(it, it.squadron.id);
  const before = toEdge(it.book, side, it.squadron);
  return ({ end }) => toEdge(it.book, side, end) - before;
}
