// A guess at the other side's folder, for opponents to think in.

import type { RollDie } from '@flagplot/kernel';
import type { Chapter } from './chapter.ts';
import { chaptersIn } from './chapter.ts';
import type { Sealed, SealedPlot } from './folder.ts';
import { plotting } from './movement/lawful.ts';
import { straight } from './movement/path.ts';
import { randomPlot } from './movement/random.ts';
import type { Squadron } from './open.ts';
import { squadronsOf } from './roster.ts';
import type { FaRules, FaView } from './state.ts';
import { isPlotted, pulsesMoved } from './turn.ts';

/** Folders that fit what a side sees: its own as it is, and for the others plots of which what is past has been seen anyway. */
export function imagineWith(all: readonly Chapter[]): FaRules['imagine'] {
  return (v, face) => {
    const chapters = chaptersIn(v.book, all);
    const folder = (side: string): Sealed => {
      const own = { plots: guessPlots(v, side, face), pulse: 0, jumps: [] };
      return Object.assign(own, ...chapters.map(({ imagine }) => imagine?.(v, side, face)));
    };
    return Object.fromEntries(v.book.sides.map(({ id }) => [id, id === v.side ? v.own : folder(id)]));
  };
}

/** Between orders and the end of the turn every squadron has a plot; at other times nobody has. */
function guessPlots(v: FaView, side: string, face: RollDie): SealedPlot[] {
  if (v.clock.turn === 0 || (v.open.pulse === 0 && !isPlotted(v))) return [];
  return squadronsOf(v, side).map(squadron => guessRest(v, squadron, face));
}

/** Any plot that changes speed, if at all, in a pulse to come; the pulses moved are left empty, as they are played and done with. */
function guessRest(v: FaView, squadron: Squadron, face: RollDie): SealedPlot {
  const drawn = randomPlot(plotting(v, squadron), face);
  const gone = pulsesMoved(v);
  const late = drawn.change && drawn.change.pulse <= gone;
  const { shift: _shift, reform: _reform, ...moves } = drawn;
  const plot: SealedPlot = late ? { squadron: squadron.id, path: straight(v.book.charts, squadron.speed) } : moves;
  return { ...plot, path: plot.path.map((steps, i) => (i < gone ? [] : steps)) };
}
