// Chapters 3 and 5: a squadron as its plot is judged, and every plot it may be given.

import type { Squadron } from '../open.ts';
import type { Plot } from '../orders.ts';
import type { FaView } from '../state.ts';
import { courses } from './courses.ts';
import { edgeAllows } from './edge.ts';
import type { Plotting } from './plotting.ts';
import { waysOut } from './withdrawal.ts';

/** A squadron of a view, with all its plot is judged by. */
export function plotting(v: Pick<FaView, 'book' | 'open'>, squadron: Squadron): Plotting {
  const it = { book: v.book, open: v.open, squadron };
  return squadron.withdraws > 0 ? { ...it, ways: waysOut(v.book, v.open, squadron) } : it;
}

/** The plots that a squadron may be given, the edge of the map and the way out of the battle minded. */
export function* lawful(it: Plotting): Generator<Plot> {
  const may = edgeAllows(it);
  for (const plot of courses(it)) if (may(plot)) yield plot;
}
