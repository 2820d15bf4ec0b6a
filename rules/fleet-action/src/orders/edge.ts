// FA-5.6.3, FA-A60 The edge of the map.

import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Place, Plot, ShipOfBook } from '../state.ts';
import { courses } from './courses.ts';
import type { Plotting } from './faults.ts';
import { inFormation } from './formation.ts';
import { members } from './limits.ts';
import { take } from './path.ts';

/** Every map of the book has hexsides to the north. */
export const LAYOUT = 'columns';

/** The first ship that a plot takes off the map, and the pulse: the command ship at any hex, the others where they end a pulse. */
export function overEdge(it: Plotting, plot: Plot): { ship: ShipOfBook; pulse: number } | undefined {
  let lead: Place = it.squadron;
  for (const [i, steps] of plot.path.entries()) {
    for (const step of steps) {
      lead = take(lead, step);
      if (!on(it, lead)) return { ship: shipCalled(it, it.squadron.commander), pulse: i + 1 };
    }
    const off = strays(it, lead)[0];
    if (off) return { ship: off, pulse: i + 1 };
  }
  return undefined;
}

/** The living members that have no place on the map when their command ship stands there. */
function strays(it: Plotting, lead: Place): ShipOfBook[] {
  const all = it.book.squadrons[it.book.squadronAt[it.squadron.id] as number];
  return members(it.book, it.ships, it.squadron.id)
    .map(({ of }) => of)
    .filter(of => {
      const place = all?.ships.indexOf(it.book.shipAt[of.id] as number) ?? 0;
      return !on(it, inFormation(lead, it.squadron.formation[place] as Hex));
    });
}

/** Whether the squadron has any plot that keeps it on the map. Where there is none, it goes over the edge (ruling R1). */
export function stays(it: Plotting): boolean {
  for (const plot of courses(it)) if (!overEdge(it, plot)) return true;
  return false;
}

export function on(it: Pick<Plotting, 'book'>, hex: Hex): boolean {
  return hexes.onMap(hex, it.book.map, LAYOUT);
}

function shipCalled(it: Plotting, id: string): ShipOfBook {
  return it.book.ships[it.book.shipAt[id] as number] as ShipOfBook;
}
