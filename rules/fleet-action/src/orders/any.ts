// Any plot the book allows, by chance.

import type { Face } from '@flagplot/kernel';
import type { Plot } from '../state.ts';
import type { Pace, Put } from './courses.ts';
import { courses, paceOf, plotOf } from './courses.ts';
import { overEdge } from './edge.ts';
import type { Plotting } from './faults.ts';
import { plotFaults } from './faults.ts';
import { delayed, ratingOf } from './limits.ts';
import { PULSES, straight } from './path.ts';

/** How often chance is tried before the squadron simply holds its course or, at the edge, takes the first that stays on the map. */
const TRIES = 40;
/** Straight, a slip, a turn, two hexsides, three. */
const KINDS = 5;

/** A plot the squadron may be given, drawn by chance; every lawful plot can come up. */
export function anyPlot(it: Plotting, face: Face): Plot {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pace = anyPace(it, face);
    const plot = plotOf(it, pace, anyPuts(pace, face(KINDS) - 1, face));
    if (!overEdge(it, plot) && plotFaults(it, plot, '').length === 0) return plot;
  }
  return holds(it);
}

/** FA-3.2.1 What a squadron does that is given no order: it holds course; where that leads off the map, the first course that does not. */
export function holds(it: Plotting): Plot {
  const on: Plot = { squadron: it.squadron.id, path: straight(it.book.charts, it.squadron.speed) };
  if (!overEdge(it, on)) return on;
  for (const plot of courses(it)) if (!overEdge(it, plot)) return plot;
  return on;
}

/** The speed kept half the time, else any change. */
function anyPace(it: Plotting, face: Face): Pace {
  if (face(2) === 1) return paceOf(it, undefined);
  const pulse = face(3);
  const up = face(2) === 1;
  const most = delayed(ratingOf(it.book, it.ships, it.squadron, up ? 'accel' : 'decel').most, pulse);
  const can = up ? most : Math.min(most, it.squadron.speed);
  if (can === 0) return paceOf(it, undefined);
  return paceOf(it, { pulse, by: up ? face(can) : -face(can) });
}

/** As many turns as the kind has, each anywhere, in the order they are made. */
function anyPuts(pace: Pace, kind: number, face: Face): Put[] {
  if (kind === 0) return [];
  if (kind === 1) return [anyPut(pace, face(2) === 1 ? 'slip-port' : 'slip-starboard', face)];
  const first = face(2) === 1 ? 'port' : 'starboard';
  const other = first === 'port' ? 'starboard' : 'port';
  const puts = Array.from({ length: kind - 1 }, (_, n) =>
    anyPut(pace, n === 1 && kind === 3 && face(2) === 1 ? other : first, face),
  );
  const turned = puts.map(put => put.step);
  return puts
    .sort((a, b) => a.pulse - b.pulse || a.after - b.after)
    .map((put, n) => ({ ...put, step: turned[n] as Put['step'] }));
}

function anyPut(pace: Pace, step: Put['step'], face: Face): Put {
  const pulse = face(PULSES.length);
  return { pulse, after: face((pace.hexes[pulse - 1] as number) + 1) - 1, step };
}
