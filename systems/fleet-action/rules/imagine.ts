// A guess at the other side's folder, for opponents to think in.

import type { RollDie } from '@flagplot/kernel';
import type { Sealed, SealedPlot } from './folder.ts';
import { plotting } from './movement/lawful.ts';
import { straight } from './movement/path.ts';
import { randomPlot } from './movement/random.ts';
import type { Squadron } from './open.ts';
import { squadronsOf } from './roster.ts';
import type { FaView } from './state.ts';
import { pulsesMoved } from './turn.ts';

/** Folders that fit what a side sees: its own as it is, and for the others plots of which what is past has been seen anyway. */
export function imagine(v: FaView, face: RollDie): Record<string, Sealed> {
  return Object.fromEntries(
    v.book.sides.map(({ id }) => [id, id === v.side ? v.own : { plots: guessPlots(v, id, face), pulse: 0, jumps: [] }]),
  );
}

/** Between orders and the end of the turn every squadron has a plot; at other times nobody has. */
function guessPlots(v: FaView, side: string, face: RollDie): SealedPlot[] {
  if (v.open.pulse === 0) return [];
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
