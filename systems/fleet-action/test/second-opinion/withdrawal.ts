// Second opinion: where a squadron that withdraws may go (FA-11.4.2, R18).

import type { Hex, Sheet } from './hexes.ts';
import { range } from './hexes.ts';
import type { Plot, Squadron } from './movement.ts';
import { pathOf, plotsOf } from './movement.ts';

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

/** How much nearer (under 0) or further from its ways out a plot takes the command ship, for the way that comes off best. */
function gain(sheet: Sheet, ways: WaysOut, squadron: Squadron, plot: Plot): number {
  const from = squadron.ships[0]!;
  const to = pathOf(from, plot.steps)[2]!.at(-1)!;
  const edge = toEdge(sheet, ways.edge, to.hex) - toEdge(sheet, ways.edge, from.hex);
  return Math.min(edge, ...ways.openings.map(opening => range(to.hex, opening) - range(from.hex, opening)));
}

/** Whether a plot is one that a withdrawing squadron may make. */
export function withdraws(sheet: Sheet, ways: WaysOut, squadron: Squadron, plot: Plot): boolean {
  const passes = pathOf(squadron.ships[0]!, plot.steps)
    .flat()
    .some(({ hex }) => ways.openings.some(opening => range(hex, opening) === 0));
  const nearer = gain(sheet, ways, squadron, plot);
  if (passes || nearer < 0) return true;
  for (const other of plotsOf(squadron)) if (gain(sheet, ways, squadron, other) < nearer) return false;
  return true;
}
