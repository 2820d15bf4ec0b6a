// Second opinion: where a squadron that withdraws may go (FA-11.4.2, R18).

import type { Hex, Sheet } from './hexes.ts';
import { range } from './hexes.ts';
import type { Plot, Squadron } from './movement.ts';
import { pathOf } from './movement.ts';
import { plotsOf } from './search.ts';

/** The ways out of a side: its edge, and the gates and vortices it may use. */
export interface WaysOut {
  readonly edge: 'first row' | 'last row';
  readonly openings: readonly Hex[];
}

/** Hexes to the edge along the column; under 0 beyond it. */
function toEdge({ rows }: Sheet, edge: WaysOut['edge'], { x, y }: Hex): number {
  const row = (y - (Math.abs(x) % 2)) / 2;
  return edge === 'first row' ? row : rows - 1 - row;
}

/**
 * How much nearer (under 0) or further from its ways out a plot takes the command ship, for the way that comes off best; infinitely nearer
 * through one of them.
 */
function gain(sheet: Sheet, ways: WaysOut, squadron: Squadron, plot: Plot): number {
  const from = squadron.ships[0]!;
  const steps = plot.steps.flat();
  const way = steps.length > 0 ? pathOf(from, [steps])[0]! : [];
  if (way.some(({ hex }) => ways.openings.some(opening => range(hex, opening) === 0))) return Number.NEGATIVE_INFINITY;
  const to = way.at(-1) ?? from;
  const edge = toEdge(sheet, ways.edge, to.hex) - toEdge(sheet, ways.edge, from.hex);
  return Math.min(edge, ...ways.openings.map(opening => range(to.hex, opening) - range(from.hex, opening)));
}

const least = new WeakMap<Squadron, number>();

/** The best that any lawful plot gains; any that is under 0, where one is. */
function bestGain(sheet: Sheet, ways: WaysOut, squadron: Squadron): number {
  let best = least.get(squadron);
  if (best !== undefined) return best;
  best = Number.POSITIVE_INFINITY;
  for (const plot of plotsOf(squadron)) {
    best = Math.min(best, gain(sheet, ways, squadron, plot));
    if (best < 0) break;
  }
  least.set(squadron, best);
  return best;
}

/** Whether a plot is one that a withdrawing squadron may make: through a way out, or nearer to one, or the least further away. */
export function withdraws(sheet: Sheet, ways: WaysOut, squadron: Squadron, plot: Plot): boolean {
  const nearer = gain(sheet, ways, squadron, plot);
  return nearer < 0 || nearer <= bestGain(sheet, ways, squadron);
}
