// Chapters 3 and 5: a squadron as its plot is judged, and every plot it may be given.

import type { Squadron } from '../open.ts';
import type { Plot, SpeedChange } from '../orders.ts';
import type { FaView } from '../state.ts';
import { courses } from './courses.ts';
import { edgeAllows, relativeCourses } from './edge.ts';
import type { Plotting } from './plotting.ts';
import { waysOut } from './withdrawal.ts';

/** A squadron of a view, with all its plot is judged by. */
export function plotting(v: Pick<FaView, 'book' | 'open'>, squadron: Squadron): Plotting {
  const it = { book: v.book, open: v.open, squadron };
  return squadron.withdraws > 0 ? { ...it, ways: waysOut(v, squadron) } : it;
}

/**
 * The plots that a squadron may be given, the edge of the map and the way out of the battle minded. Where only relative movement keeps it on
 * the map (FA-5.7.4), it moves so in all of them; else that is left to who orders it.
 */
export function* lawful(it: Plotting): Generator<Plot> {
  const may = edgeAllows(it);
  let any = false;
  for (const plot of courses(it)) {
    if (!may(plot)) continue;
    any = true;
    yield plot;
  }
  if (any) return;
  for (const plot of relativeCourses(it)) if (may(plot)) yield plot;
}

/** Every plot a squadron may be given, as a panel asks for it at every step: laid by where all is that it is judged by. */
export function lawfulPlots(it: Plotting): readonly Plot[] {
  it.lawful ??= [...lawful(it)];
  return it.lawful;
}

/** Whether two plots change speed alike, or neither does. */
export function isSameChange(a: SpeedChange | undefined, b: SpeedChange | undefined): boolean {
  return a?.pulse === b?.pulse && a?.by === b?.by;
}

/** Whether a whole plot goes on from a begun one: the last pulse that was begun may grow, those before it stand as they are. */
export function beginsWith(whole: Plot, begun: Plot): boolean {
  if (!isSameChange(whole.change, begun.change)) return false;
  const last = begun.path.findLastIndex(steps => steps.length > 0);
  return begun.path.every((steps, i) => {
    const other = whole.path[i] ?? [];
    if (i > last) return true;
    return (i < last ? other.length === steps.length : true) && steps.every((step, n) => other[n] === step);
  });
}

/** Whether a plot that is begun can be gone on with to one that the squadron may be given: what a panel asks at every step. */
export function canFinish(it: Plotting, begun: Plot): boolean {
  return lawfulPlots(it).some(whole => beginsWith(whole, begun));
}
