/** What the book makes of one squadron's plot as it is laid: its part of the path in hand. */

import type { Hex } from '@flagplot/hexes';
import type { PathInHand, Tried } from '@flagplot/pagekit/path/path-draft.svelte.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Plot, Step } from '../../rules/orders.ts';
import { hexName, orderWords, quantity } from '../../words/names.ts';
import type { Course, Laid } from './plots.ts';
import { endOf, fillAhead, formedAs, lay, layDrawn, nearest, openHexes, START, takeBack, upTo } from './plots.ts';
import { samePlot } from './same-plot.ts';

/** What of a path in hand belongs to the plotter: whether anybody has touched it, and where it is kept. */
type Keeping = 'isDefault' | 'whyFull' | 'keep' | 'reset';

/** A squadron's plot as it is kept, with what a step, a drawn line or a far hex makes of it. */
export function courseInHand(it: Plotting, kept: Course): Omit<PathInHand<Step, Course>, Keeping> {
  return {
    id: it.squadron.id,
    kept,
    empty: { plot: kept.plot, caret: START },
    isEmpty: ({ plot, caret }) => upTo(plot, caret).path.flat().length === 0,
    isSame: (a, b) => samePlot(a.plot, b.plot),
    tryStep: (course, step) => triedOf(lay(it, course, step)),
    takeBack,
    fillAhead: ({ plot, caret }) => atEnd(it, fillAhead(it, upTo(plot, caret))),
    takeUp: ({ plot }, { row, index }) => ({ plot, caret: { pulse: row, index } }),
    courseTo: (course, to) => courseTo(it, course, to),
    follow: (course, over) => triedOf(layDrawn(it, course, over)),
    words: ({ plot }) => orderWords(plot),
    says: ({ plot }) => `${orderWords(plot)}. ${quantity(openHexes(it, plot), 'hex', 'hexes')} open.`,
    placeName: hexName,
  };
}

/** A plot with the caret where it would be if nobody had moved it. */
export function atEnd(it: Plotting, plot: Plot): Course {
  return { plot, caret: endOf(it, plot) };
}

function triedOf({ refused, ...path }: Laid): Tried<Course> {
  return { path, refused };
}

/** The shortest lawful course to a hex: from the caret on, or, where every hex is laid, anew. */
function courseTo(it: Plotting, { plot, caret }: Course, to: Hex): Course | undefined {
  const begun = upTo(plot, caret);
  const found = nearest(it, openHexes(it, begun) > 0 ? begun : upTo(plot, START), to);
  return found && atEnd(it, formedAs(found, plot));
}
