/** A plot in the making: what a step makes of it, why it cannot be laid, how it is filled up. Nothing here draws. */

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Left } from '@flagplot/pagekit/desk/desk.svelte.ts';
import { followDrawn } from '@flagplot/pagekit/path/drawn.ts';
import { plotFaults } from '../../rules/movement/faults.ts';
import { beginsWith, canFinish, lawfulPlots } from '../../rules/movement/lawful.ts';
import { destination, hexesIn, isTurn, PULSES, speedIn, take, turnsOf } from '../../rules/movement/path.ts';
import type { Plotting } from '../../rules/movement/plotting.ts';
import type { Place, Plot, SpeedChange, Step } from '../../rules/orders.ts';

/** Where the next step goes: into which pulse (0 to 2), after how many of its steps. Whatever stands behind it goes with that step. */
export interface Caret {
  pulse: number;
  index: number;
}

export const START: Caret = { pulse: 0, index: 0 };

/** A plot in the making, and where its next step goes. */
export interface Course {
  plot: Plot;
  caret: Caret;
}

/** Hexes a plot moves in each pulse, its speed change counted in. */
export function room(it: Plotting, change: SpeedChange | undefined): number[] {
  return PULSES.map(pulse => hexesIn(it.book.charts, Math.max(0, speedIn(it.squadron.speed, change, pulse)), pulse));
}

const moves = (steps: readonly Step[]): number => steps.filter(step => !isTurn(step)).length;

/** The hexes that are still open, pulse by pulse. */
export function openings(it: Plotting, plot: Plot): number[] {
  return room(it, plot.change).map((n, i) => Math.max(0, n - moves(plot.path[i] ?? [])));
}

export function openHexes(it: Plotting, plot: Plot): number {
  return openings(it, plot).reduce((sum, n) => sum + n, 0);
}

/** The hexes that are still to be laid; of a plot that nobody has touched all of them. */
export function hexesLeft({ it, plot, untouched }: { it: Plotting; plot: Plot; untouched: boolean }): Left {
  const of = room(it, plot.change).reduce((sum, n) => sum + n, 0);
  return { left: untouched ? of : openHexes(it, plot), of, what: 'hexes' };
}

/** The end of what has been laid: in the first pulse that has room, else behind the last step of all. */
export function endOf(it: Plotting, plot: Plot): Caret {
  const open = openings(it, plot).findIndex(n => n > 0);
  const laid = plot.path.findLastIndex(steps => steps.length > 0);
  const pulse = open < 0 ? PULSES.length - 1 : Math.max(0, Math.min(open, Math.max(laid, 0)));
  return { pulse, index: plot.path[pulse]?.length ?? 0 };
}

/** The plot up to the caret. */
export function upTo(plot: Plot, caret: Caret): Plot {
  const path = PULSES.map((_, i) => {
    const steps = plot.path[i] ?? [];
    return i < caret.pulse ? [...steps] : i === caret.pulse ? steps.slice(0, caret.index) : [];
  });
  return { ...bare(plot), path };
}

/** Without the name of its order: that follows from the path. */
function bare({ order: _, ...rest }: Plot): Plot {
  return rest;
}

/** What becomes of the formation is judged for itself: no step waits for it. */
function pathAlone({ shift: _, reform: __, ...rest }: Plot): Plot {
  return rest;
}

/** A course with what another plot makes of the formation. */
export function formedAs(course: Plot, { mode, shift, reform }: Plot): Plot {
  return { ...course, ...(mode ? { mode } : {}), ...(shift ? { shift } : {}), ...(reform ? { reform } : {}) };
}

/** Where the command ship stands at the caret. */
export function placeAt(it: Plotting, plot: Plot, caret: Caret): Place {
  const { q, r, heading } = destination(it.squadron, upTo(plot, caret).path.flat());
  return { q, r, heading };
}

/** A step laid: the plot then, the caret behind it, and why it cannot be, if so. */
export interface Laid extends Course {
  refused?: Refusal;
}

/** Lays one step at the caret. A hex that has no room in its pulse goes to the next; a turn too, where its own pulse refuses it. */
export function lay(it: Plotting, at: Course, step: Step): Laid {
  const before = upTo(at.plot, at.caret);
  const full = moves(before.path[at.caret.pulse] ?? []) >= (room(it, before.change)[at.caret.pulse] ?? 0);
  const next = full && at.caret.pulse + 1 < PULSES.length ? put(it, before, { pulse: at.caret.pulse + 1, step }) : undefined;
  if (!isTurn(step) && next) return next.refused && at.caret.pulse === 0 ? beyond(it, before, step) : next;
  const here = put(it, before, { pulse: at.caret.pulse, step });
  return here.refused && next && !next.refused ? next : here;
}

/** At a crawl a whole pulse may pass without a hex. */
function beyond(it: Plotting, before: Plot, step: Step): Laid {
  const pulse = openings(it, before).findIndex(n => n > 0);
  return put(it, before, { pulse: pulse < 0 ? PULSES.length - 1 : pulse, step });
}

function put(it: Plotting, before: Plot, { pulse, step }: { pulse: number; step: Step }): Laid {
  const path = before.path.map((steps, i) => (i === pulse ? [...steps, step] : steps));
  const plot = { ...before, path };
  const refused = refusal(it, plot);
  return { plot, caret: { pulse, index: path[pulse]?.length ?? 0 }, ...(refused ? { refused } : {}) };
}

/** Why no whole plot can begin like this; nothing where one can. What is only unfinished is not wrong. */
function refusal(it: Plotting, whole: Plot): Refusal | undefined {
  const plot = pathAlone(whole);
  const wrong = plotFaults(it, plot, '').find(fault => !fault.lacking);
  if (wrong) return wrong;
  const onward = plotFaults(it, fillAhead(it, plot), '').find(fault => !fault.lacking);
  return onward && !canFinish(it, plot) ? onward : undefined;
}

/** The rest straight ahead. */
export function fillAhead(it: Plotting, plot: Plot): Plot {
  const open = openings(it, plot);
  return { ...bare(plot), path: PULSES.map((_, i) => [...(plot.path[i] ?? []), ...new Array<Step>(open[i] ?? 0).fill('ahead')]) };
}

/** One step taken back; an empty plot stays empty. */
export function takeBack({ plot, caret }: Course): Course {
  const before = upTo(plot, caret);
  const pulse = before.path.findLastIndex(steps => steps.length > 0);
  if (pulse < 0) return { plot: before, caret: START };
  const index = (before.path[pulse]?.length ?? 1) - 1;
  return { plot: upTo(before, { pulse, index }), caret: { pulse, index } };
}

/** With another speed change. A whole plot stays whole: pulses that grow go on straight, those that shrink lose their last hexes. */
export function withChange(it: Plotting, plot: Plot, change: SpeedChange | undefined): Plot {
  const whole = openHexes(it, plot) === 0;
  const { change: _, ...rest } = bare(plot);
  const next: Plot = change ? { ...rest, change } : rest;
  const path = room(it, change).map((n, i) => fitTo(plot.path[i] ?? [], n));
  return whole ? fillAhead(it, { ...next, path }) : { ...next, path };
}

/** At most so many hexes: straight ones go first, from the end. */
function fitTo(steps: readonly Step[], hexesOf: number): Step[] {
  const left = [...steps];
  while (moves(left) > hexesOf) {
    const straight = left.lastIndexOf('ahead');
    left.splice(straight < 0 ? left.findLastIndex(step => !isTurn(step)) : straight, 1);
  }
  return left;
}

/** The lawful plot that goes on from what is begun, at its speed, and ends nearest to a hex; of equals the one with fewest turns. */
export function nearest(it: Plotting, begun: Plot, to: Hex): Plot | undefined {
  let best: { plot: Plot; off: number; turns: number } | undefined;
  for (const plot of lawfulPlots(it)) {
    if (!beginsWith(plot, begun)) continue;
    const off = hexes.range(destination(it.squadron, plot.path.flat()), to);
    const turns = turnsOf(plot.path).length;
    if (!best || off < best.off || (off === best.off && turns < best.turns)) best = { plot, off, turns };
  }
  return best?.plot;
}

const beginnings = new WeakMap<Course, Laid>();

/** A course up to its caret: one and the same as long as a line is drawn from there. */
function beginning(from: Course): Laid {
  const laid = beginnings.get(from) ?? { plot: upTo(from.plot, from.caret), caret: from.caret };
  beginnings.set(from, laid);
  return laid;
}

/** What a finger drawn through hexes lays, from the caret on. */
export function layDrawn(it: Plotting, from: Course, over: readonly Hex[]): Laid {
  const { path, refused } = followDrawn<Laid, Hex>(beginning(from), over, {
    endOf: laid => placeAt(it, laid.plot, laid.caret),
    into: (laid, to) => {
      const next = towardsHex(it, laid, to);
      return next && { path: next, refused: next.refused };
    },
    beside: laid => {
      const place = placeAt(it, laid.plot, laid.caret);
      return [0, 1, 5, 2, 4].map(sixths => hexes.step(place, place.heading + sixths));
    },
    apart: (a, b) => hexes.range(a, b),
  });
  return refused ? { ...path, refused } : path;
}

const WAYS: readonly (readonly (readonly Step[])[])[] = [
  [['ahead']],
  [['starboard', 'ahead'], ['slip-starboard']],
  [['starboard', 'starboard', 'ahead']],
  [],
  [['port', 'port', 'ahead']],
  [['port', 'ahead'], ['slip-port']],
];

/** Into a neighbouring hex: by a turn and a hex ahead, else by a slip. */
function towardsHex(it: Plotting, from: Laid, to: Hex): Laid | undefined {
  const place = placeAt(it, from.plot, from.caret);
  const side = [0, 1, 2, 3, 4, 5].find(sixths => hexes.same(hexes.step(place, place.heading + sixths), to));
  if (side === undefined) return undefined;
  let refused: Laid | undefined;
  for (const way of WAYS[side] ?? []) {
    const laid = along(it, from, way);
    if (!laid.refused) return laid;
    refused ??= laid;
  }
  return refused;
}

function along(it: Plotting, from: Laid, steps: readonly Step[]): Laid {
  let laid: Laid = { plot: from.plot, caret: from.caret };
  for (const step of steps) {
    laid = lay(it, laid, step);
    if (laid.refused) break;
  }
  return laid;
}

/** The hexes of a straight run from a place: where the next hex of each kind leads. */
export function leadsTo(place: Place, step: Step): Place {
  const { q, r, heading } = take(place, step);
  return { q, r, heading };
}
