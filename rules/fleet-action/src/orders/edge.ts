// FA-5.6.3, FA-A60 The edge of the map.

import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import { LAYOUT, on } from '../map.ts';
import type { Place, Plot, Ship, ShipOfBook, SquadronOfBook } from '../state.ts';
import { courses } from './courses.ts';
import { inFormation } from './formation.ts';
import { fights } from './limits.ts';
import { take } from './path.ts';
import type { Plotting } from './plotting.ts';

/** The first ship that a plot takes off the map, and the pulse: the command ship at any hex, the others where they end a pulse (ruling R10). */
export function overEdge(it: Plotting, plot: Plot): { ship: ShipOfBook; pulse: number } | undefined {
  if (farFromEdge(it, plot)) return undefined;
  let lead: Place = it.squadron;
  for (const [i, steps] of plot.path.entries()) {
    for (const step of steps) {
      lead = take(lead, step);
      if (!on(it, lead)) return { ship: shipCalled(it, it.squadron.commander), pulse: i + 1 };
    }
    const off = offMap(it, lead);
    if (off) return { ship: off, pulse: i + 1 };
  }
  return undefined;
}

/** Whether nothing can reach the edge: no hex of the path, nor of the formation wherever it turns, changes column or row by more than one. */
function farFromEdge(it: Plotting, plot: Plot): boolean {
  const { columns, rows } = it.book.map;
  const column = hexes.columnOf(it.squadron, LAYOUT);
  const row = hexes.rowOf(it.squadron, LAYOUT);
  let reach = 0;
  for (const steps of plot.path) reach += steps.length;
  let wide = 0;
  for (const { q, r } of it.squadron.formation) wide = Math.max(wide, hexes.rangeOf(q, r));
  return Math.min(column - 1, columns - column, row - 1, rows - row) > reach + wide;
}

/** A living member that has no place on the map when its command ship stands there. */
function offMap(it: Plotting, lead: Place): ShipOfBook | undefined {
  const { ships } = it.book.squadrons[it.book.squadronAt[it.squadron.id] as number] as SquadronOfBook;
  const n = ships.findIndex((i, n) => fights(it.ships[i] as Ship) && !on(it, inFormation(lead, it.squadron.formation[n] as Hex)));
  return n < 0 ? undefined : it.book.ships[ships[n] as number];
}

/** Whether the squadron has any plot that keeps it on the map. Where there is none, it goes over the edge (ruling R1). */
export function stays(it: Plotting): boolean {
  for (const plot of courses(it)) if (!overEdge(it, plot)) return true;
  return false;
}

function shipCalled(it: Plotting, id: string): ShipOfBook {
  return it.book.ships[it.book.shipAt[id] as number] as ShipOfBook;
}
