// Every plot a squadron may be given, order by order: for offers, for the absent player at the edge, for opponents.

import { on } from '../map.ts';
import type { Plot, SpeedChange, Step, TurningOrder } from '../orders.ts';
import type { Pace, Put } from './legs.ts';
import { along, endOf, hexesBefore, legAfter, staysOnMap } from './legs.ts';
import { keepsSpeed, limitOf, ratingInPulse, ratingOf } from './limits.ts';
import { hexesIn, isSlip, isStill, PULSES, speedsOf } from './path.ts';
import type { Handling, Plotting } from './plotting.ts';

/**
 * Every lawful plot of a squadron but for the edge of the map, made as it is drawn: straight courses first, then turns, tighter ones later;
 * within each, the speed kept first. Plots of the same path by another name are not repeated.
 */
export function* courses(given: Plotting): Generator<Plot> {
  const it = withMemory(given);
  for (const { pace, put } of drafts(it)) yield plotOf(it, pace, put);
}

/** A course before a plot is made of it: a straight path at a pace, and the turns or the slip put into it. */
export interface Draft {
  pace: Pace;
  put: readonly Put[];
}

/** The same courses in the same order, for whoever wants few of them as plots. */
export function* drafts(given: Plotting): Generator<Draft> {
  const it = withMemory(given);
  const all = [...paces(it)];
  for (const pace of all) if (isWanted(it, pace, [])) yield { pace, put: [] };
  for (const pace of all) for (const put of slips(it, pace)) if (isWanted(it, pace, [put])) yield { pace, put: [put] };
  for (const pace of all) yield* draftsTurning(it, { pace, order: 'turn' }, []);
  for (const pace of all) {
    const hard: Turning = { pace, order: 'turn-hard' };
    for (const first of puts(it, hard, [])) yield* draftsTurning(it, hard, [first]);
    const correction: Turning = { pace, order: 'correct-course' };
    for (const first of puts(it, correction, [])) yield* draftsTurning(it, correction, [first]);
  }
  for (const pace of all) {
    const about: Turning = { pace, order: 'come-about' };
    for (const first of puts(it, about, [])) {
      for (const second of puts(it, about, [first])) yield* draftsTurning(it, about, [first, second]);
    }
  }
}

/** FA-5.1.2, FA-5.1.4, FA-5.4 The speed kept, then each change there may be, smallest first. */
function* paces(it: Plotting): Generator<Pace> {
  yield paceOf(it, undefined);
  const up = ratingOf(it, 'accel').most;
  const down = ratingOf(it, 'decel').most;
  for (const pulse of PULSES) {
    for (let by = 1; by <= ratingInPulse(up, pulse); by += 1) yield paceOf(it, { pulse, by });
    for (let by = 1; by <= Math.min(ratingInPulse(down, pulse), it.squadron.speed); by += 1) yield paceOf(it, { pulse, by: -by });
  }
}

/** What a speed change makes of the turn. */
export function paceOf(it: Plotting, change: SpeedChange | undefined): Pace {
  const { charts } = it.book;
  const speeds = speedsOf(it.squadron.speed, change);
  const [first, second, third] = speeds;
  return { change, speeds, hexes: [hexesIn(charts, first, 1), hexesIn(charts, second, 2), hexesIn(charts, third, 3)] };
}

/** FA-3.2.2 The one slip of a straight course. Wherever on it a ship slips, it comes to the same place. */
function* slips(it: Plotting, pace: Pace): Generator<Put> {
  const steps = SLIPS.filter(step => mayEnd(it, pace, step));
  if (steps.length === 0) return;
  const leg = legAfter(it, pace, []);
  for (const pulse of PULSES) {
    for (let after = 0; after < (pace.hexes[pulse - 1] as number); after += 1) {
      if (it.inside && !on(it, along(leg, hexesBefore(pace, { pulse, after })))) return;
      for (const step of steps) yield { pulse, after, step };
    }
  }
}

const SLIPS: readonly Step[] = ['slip-port', 'slip-starboard'];

/** Whether a course with this slip ends where it may: on the map, where those that leave it are left out. */
function mayEnd(it: Plotting, pace: Pace, step: Step): boolean {
  if (!it.inside) return true;
  const pulse = PULSES.find(one => (pace.hexes[one - 1] as number) > 0);
  return pulse !== undefined && on(it, endOf(it, pace, [{ pulse, after: 0, step }]));
}

/** An order that turns, at a pace. */
export interface Turning {
  pace: Pace;
  order: TurningOrder;
}

function* draftsTurning(it: Plotting, turning: Turning, before: readonly Put[]): Generator<Draft> {
  for (const put of puts(it, turning, before)) {
    const made = [...before, put];
    if (isWanted(it, turning.pace, made)) yield { pace: turning.pace, put: made };
  }
}

/** The places of the next turn of an order, to the sides it may go. */
function* puts(it: Plotting, turning: Turning, before: readonly Put[]): Generator<Put> {
  const { pace } = turning;
  const last = before.at(-1);
  const leg = legAfter(it, pace, before);
  for (const pulse of PULSES) {
    if (!mayTurn(it, turning, pulse)) continue;
    const hexes = pace.hexes[pulse - 1] as number;
    for (let after = 0; after <= hexes; after += 1) {
      if (last && (pulse < last.pulse || (pulse === last.pulse && after < last.after))) continue;
      if (it.inside && !on(it, along(leg, hexesBefore(pace, { pulse, after })))) return;
      for (const step of sides(turning, last, { pulse, after })) {
        if (mayTurnBothSides(it, turning, [last, { pulse, after, step }])) yield { pulse, after, step };
      }
    }
  }
}

/** FA-3.2.8, FA-3.2.9 To which side the next hexside goes. */
function sides({ pace, order }: Turning, last: Put | undefined, next: { pulse: number; after: number }): Step[] {
  if (!last) return ['port', 'starboard'];
  const other: Step = last.step === 'port' ? 'starboard' : 'port';
  const apart = hexesBefore(pace, next) > hexesBefore(pace, last);
  if (order === 'correct-course') return apart ? [other] : [];
  if (order === 'turn-hard' && !apart) return [last.step, other];
  return [last.step];
}

/** FA-3.2.7 A hard turn to both sides keeps the limit of the course correction as well. */
function mayTurnBothSides(it: Plotting, { pace, order }: Turning, [last, next]: readonly [Put | undefined, Put]): boolean {
  if (order !== 'turn-hard' || !last || last.step === next.step) return true;
  const correction: Turning = { pace, order: 'correct-course' };
  return mayTurn(it, correction, last.pulse) && mayTurn(it, correction, next.pulse);
}

/** Whether a course is wanted: any, or those that keep to the map. */
function isWanted(it: Plotting, pace: Pace, put: readonly Put[]): boolean {
  return !it.inside || staysOnMap(it, pace, put);
}

/** FA-5.3.3, FA-5.3.4, FA-5.3.5, FA-5.4.4 Whether a hexside of this order may be turned in this pulse. */
export function mayTurn(it: Plotting, { pace, order }: Turning, pulse: number): boolean {
  const speed = pace.speeds[pulse - 1] as number;
  const { most, keeps } = handlingIn(it, order);
  if (speed > most) return false;
  const moves = (pace.hexes[pulse - 1] as number) > 0;
  if (!moves && !(isStill(pace.speeds) && pulse === 3 && order === 'turn')) return false;
  if (!pace.change || pulse < pace.change.pulse) return true;
  return !keeps;
}

/** The same squadron, asked over and over what its ships can do. */
export function withMemory(it: Plotting): Plotting {
  return it.handling ? it : { ...it, handling: new Map() };
}

function handlingIn(it: Plotting, order: TurningOrder): Handling {
  const known = it.handling?.get(order);
  if (known) return known;
  const most = limitOf(it, order)?.most ?? Number.POSITIVE_INFINITY;
  const found = { most, keeps: keepsSpeed(it, order) !== undefined };
  it.handling?.set(order, found);
  return found;
}

/** The plot of a straight course with turns or a slip put into it. */
export function plotOf(it: Plotting, pace: Pace, put: readonly Put[]): Plot {
  const path = PULSES.map(pulse => stepsIn(pulse, pace, put));
  const plot: Plot = { squadron: it.squadron.id, path };
  if (pace.change) plot.change = pace.change;
  return plot;
}

/** The steps of one pulse: hexes ahead, with slips in the place of some and turns between them. */
function stepsIn(pulse: number, pace: Pace, put: readonly Put[]): Step[] {
  const hexes = pace.hexes[pulse - 1] as number;
  const steps: Step[] = [];
  for (let after = 0; after <= hexes; after += 1) {
    let ahead: Step = 'ahead';
    for (const one of put) {
      if (one.pulse !== pulse || one.after !== after) continue;
      if (isSlip(one.step)) ahead = one.step;
      else steps.push(one.step);
    }
    if (after < hexes) steps.push(ahead);
  }
  return steps;
}
