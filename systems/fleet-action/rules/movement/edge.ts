// FA-5.6.3, FA-A60 The edge of the map.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { ShipOfBook } from '../book.ts';
import { inFormation, LAYOUT, on } from '../map.ts';
import type { Ship } from '../open.ts';
import type { Place, Plot, Step } from '../orders.ts';
import { activeShips, isInUnit, shipOf, unitOf } from '../roster.ts';
import type { Draft } from './courses.ts';
import { courses, drafts, plotOf, withMemory } from './courses.ts';
import { hexesOf, placesAfterPulses } from './legs.ts';
import { take } from './path.ts';
import type { Plotting } from './plotting.ts';
import { formedAnew } from './reforming.ts';
import { homeward } from './withdrawal.ts';

/** A ship taken off the map, and the pulse. */
interface Over {
  ship: ShipOfBook;
  pulse: number;
}

/**
 * The first ship that a plot takes off the map: the command ship at any hex, the others where they end a pulse (ruling R10), in their new places;
 * FA-4.8.6 a ship whose shift is kept for later in its old place as well (ruling R13).
 */
export function overEdge(it: Plotting, plot: Plot): Over | undefined {
  return (plot.shift?.late ? leadsOver(it, plot) : undefined) ?? leadsOver(formedAnew(it, plot), plot);
}

function leadsOver(it: Plotting, plot: Plot): Over | undefined {
  let reach = 0;
  for (const steps of plot.path) reach += steps.length;
  if (isFarFromEdge(it, reach)) return undefined;
  let lead: Place = it.squadron;
  for (let pulse = 1; pulse <= plot.path.length; pulse += 1) {
    for (const step of plot.path[pulse - 1] as Step[]) {
      lead = take(lead, step);
      if (!on(it, lead)) return { ship: shipOf(it.book, { id: it.squadron.commander }), pulse };
    }
    const off = offMap(it, lead, plot.mode);
    if (off) return { ship: off, pulse };
  }
  return undefined;
}

/** Whether nothing can come to the edge in so many hexes: none of them, nor of the formation wherever it turns, changes column or row by more than one. */
function isFarFromEdge(it: Plotting, reach: number): boolean {
  const { columns, rows } = it.book.map;
  const column = hexes.columnOf(it.squadron, LAYOUT);
  const row = hexes.rowOf(it.squadron, LAYOUT);
  const room = Math.min(column - 1, columns - column, row - 1, rows - row) - reach;
  if (room <= 0) return false;
  for (const { q, r } of it.squadron.formation) if (hexes.rangeOf(q, r) >= room) return false;
  return true;
}

/** Whether a course on which the command ship stays on the map takes another ship off it, as `overEdge` tells of its plot. */
export function takesMembersOff(it: Plotting, { pace, put }: Draft, mode: Plot['mode']): boolean {
  if (isFarFromEdge(it, hexesOf(pace))) return false;
  return placesAfterPulses(it, pace, put).some(lead => offMap(it, lead, mode) !== undefined);
}

/** A living member that has no place on the map when its command ship stands there. FA-5.7.4 Moving relatively, the formation does not turn with it. */
function offMap(it: Plotting, lead: Place, mode: Plot['mode']): ShipOfBook | undefined {
  const { id, formation, heading } = it.squadron;
  const unit = unitOf(it, id);
  const about: Place = mode === 'relative' ? { q: lead.q, r: lead.r, heading } : lead;
  for (let n = 0; n < unit.ships.length; n += 1) {
    const i = unit.ships[n] as number;
    if (isInUnit(it.open.ships[i] as Ship, unit) && !on(it, inFormation(about, formation[n] as Hex))) return it.book.ships[i];
  }
  return undefined;
}

/**
 * The plots that the map allows a squadron, tested one by one. FA-5.6.3 One that stays on it keeps to that, unless it cannot (ruling R1); a
 * squadron that withdraws may go over the edge, and FA-11.4.2 makes for its way out.
 */
export function edgeAllows(it: Plotting): (plot: Plot) => boolean {
  if (it.squadron.withdraws > 0) return homeward(it);
  const kept = canStay(it);
  return plot => !kept || !overEdge(it, plot);
}

/** Whether the squadron has any plot that keeps it on the map. Where there is none, it goes over the edge (ruling R1). */
export function canStay(it: Plotting): boolean {
  return stayingCourse(it) !== undefined;
}

/**
 * The first of all courses that keeps the squadron on the map; where its formation, turning with the command ship, goes over the edge on every
 * one of them, FA-5.7.4 the first on which its members move relatively and stay. Courses that take the command ship off are passed over unmade.
 */
export function stayingCourse(it: Plotting): Plot | undefined {
  const within = withMemory({ ...it, inside: true });
  for (const draft of drafts(within)) if (!takesMembersOff(it, draft, undefined)) return plotOf(it, draft.pace, draft.put);
  // FA-4.7.3 Without a commander it moves absolutely; who sails alone moves either way alike.
  if (it.squadron.leaderless > 0 || activeShips(it, it.squadron.id).length === 1) return undefined;
  for (const draft of drafts(within))
    if (!takesMembersOff(it, draft, 'relative')) return { ...plotOf(it, draft.pace, draft.put), mode: 'relative' };
  return undefined;
}

/** Every course, its members repeating the command ship's steps. */
export function* relativeCourses(it: Plotting): Generator<Plot> {
  for (const plot of courses(it)) yield { ...plot, mode: 'relative' };
}
