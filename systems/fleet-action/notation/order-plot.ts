// FA-3.1 The plot that was typed, made of what is said of it and of what was laid before.

import { plotFaults } from '../rules/movement/faults.ts';
import { plotting } from '../rules/movement/lawful.ts';
import { straight } from '../rules/movement/path.ts';
import { holdingPlot } from '../rules/movement/random.ts';
import type { Squadron } from '../rules/open.ts';
import type { Plot } from '../rules/orders.ts';
import type { FaView } from '../rules/state.ts';
import { partPath, type TypedPath } from './path.ts';
import type { PlotSaid } from './plot.ts';

/** A squadron that is plotted. */
export interface Plotted {
  v: FaView;
  squadron: Squadron;
  /** The plot as it was laid before. */
  before: Plot | undefined;
}

/** The plot that was typed, on the one that was laid where it has no path of its own. */
export function plotOf({ v, squadron, before }: Plotted, { path, change, said }: PlotSaid): Plot {
  const { change: old, ...base } = path || !before ? { squadron: squadron.id, path: [] } : before;
  const pace = change === 'none' ? undefined : (change ?? old);
  const plot: Plot = { ...base, ...said, ...(pace ? { change: pace } : {}) };
  if (path) return { ...plot, path: pulsesOf(v, { squadron, plot }, path) };
  const isStraight = !before || before.path.flat().every(step => step === 'ahead');
  if (change && isStraight) return { ...plot, path: straight(v.book.charts, squadron.speed, pace) };
  return before ? plot : { ...plot, path: holdingPlot(plotting(v, squadron)).path };
}

/** A path in one piece is parted so that it may be flown, if that can be. */
function pulsesOf(v: FaView, { squadron, plot }: { squadron: Squadron; plot: Plot }, { pulses, parts }: TypedPath): Plot['path'] {
  if (parts > 1) return pulses;
  const speeds = { charts: v.book.charts, speed: squadron.speed, change: plot.change };
  const [early, late] = (['early', 'late'] as const).map(turns => partPath(pulses.flat(), speeds, turns)) as [
    Plot['path'],
    Plot['path'],
  ];
  const stands = (path: Plot['path']) => plotFaults(plotting(v, squadron), { ...plot, path }, '').length === 0;
  return !stands(early) && stands(late) ? late : early;
}
