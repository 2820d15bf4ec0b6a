// Every plot a squadron may be given, order by order: for offers, for the absent player at the edge, for opponents.

import type { Hex } from '@flagplot/hexes';
import { on } from '../map.ts';
import type { Moves, Place, Plot, SpeedChange, Step, TurningOrder } from '../orders.ts';
import type { Leg, Pace, Put } from './legs.ts';
import { along, endOf, hexesOf } from './legs.ts';
import { keepsSpeed, limitOf, ratingInPulse, ratingOf } from './limits.ts';
import { hexesIn, isSlip, isStill, PULSES, speedsOf, take } from './path.ts';
import type { Handling, Plotting } from './plotting.ts';

/**
 * Every lawful plot of a squadron but for the edge of the map, made as it is drawn: straight courses first, then turns, tighter ones later;
 * within each, the speed kept first. Plots of the same path by another name are not repeated.
 */
export function* courses(given: Plotting): Generator<Plot> {
  const it = withMemory(given);
  for (const { pace, put } of drafts(it)) yield plotOf(it, pace, put);
}

/** A course before a plot is made of it: a straight path at a pace, the turns or the slip put into it, and where it ends. */
export interface Draft {
  pace: Pace;
  put: readonly Put[];
  end: Place;
}

/** The same courses in the same order, for whoever wants few of them as plots. */
export function* drafts(given: Plotting): Generator<Draft> {
  const it = withMemory(given);
  const all = [...paces(it)];
  const begun: Begun = { put: [], leg: { from: it.squadron, after: 0 } };
  for (const pace of all) {
    const end = along(begun.leg, hexesOf(pace));
    if (isWanted(it, end)) yield { pace, put: [], end };
  }
  for (const pace of all) yield* draftsSlipping(it, pace);
  for (const pace of all) yield* draftsTurning(it, { pace, order: 'turn' }, begun);
  for (const pace of all) {
    const hard: Turning = { pace, order: 'turn-hard' };
    for (const first of turnsAfter(it, hard, begun)) yield* draftsTurning(it, hard, first);
    const correction: Turning = { pace, order: 'correct-course' };
    for (const first of turnsAfter(it, correction, begun)) yield* draftsTurning(it, correction, first);
  }
  for (const pace of all) {
    const about: Turning = { pace, order: 'come-about' };
    for (const first of turnsAfter(it, about, begun))
      for (const second of turnsAfter(it, about, first)) yield* draftsTurning(it, about, second);
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

/** FA-3.2.2 Straight courses with the one slip. Wherever on it a ship slips, it comes to the same place. */
function* draftsSlipping(it: Plotting, pace: Pace): Generator<Draft> {
  const first = PULSES.find(pulse => (pace.hexes[pulse - 1] as number) > 0);
  if (first === undefined) return;
  const ends = SLIPS.map(step => endOf(it, pace, [{ pulse: first, after: 0, step }]));
  if (!ends.some(end => isWanted(it, end))) return;
  for (const { put, at } of slips(it, pace)) {
    const end = ends[SLIPS.indexOf(put.step)] as Place;
    if (isWanted(it, at) && isWanted(it, end)) yield { pace, put: [put], end };
  }
}

const SLIPS: readonly Step[] = ['slip-port', 'slip-starboard'];

/** Every slip out of a straight path, and where it leads at once. */
function* slips(it: Plotting, pace: Pace): Generator<{ put: Put; at: Place }> {
  let from: Place = it.squadron;
  for (const pulse of PULSES) {
    for (let after = 0; after < (pace.hexes[pulse - 1] as number); after += 1) {
      if (!isWanted(it, from)) return;
      for (const step of SLIPS) yield { put: { pulse, after, step }, at: take(from, step) };
      from = take(from, 'ahead');
    }
  }
}

/** An order that turns, at a pace. */
export interface Turning {
  pace: Pace;
  order: TurningOrder;
}

/** The turns of a course that is begun, and the leg to which they have led. */
interface Begun {
  put: readonly Put[];
  leg: Leg;
}

/** A place in a path, `all` hexes from where that begins, and where it is on the map. */
interface Spot {
  pulse: number;
  after: number;
  all: number;
  at: Place;
}

/** Courses that end with one turn more of an order. */
function* draftsTurning(it: Plotting, turning: Turning, begun: Begun): Generator<Draft> {
  const all = hexesOf(turning.pace);
  for (const spot of spots(it, turning, begun)) {
    for (const step of stepsAt(it, turning, { begun, spot })) {
      const end = along(legFrom(spot, step), all);
      if (isWanted(it, end)) yield { pace: turning.pace, put: [...begun.put, putAt(spot, step)], end };
    }
  }
}

/** Courses that go on after one turn more of an order. */
function* turnsAfter(it: Plotting, turning: Turning, begun: Begun): Generator<Begun> {
  for (const spot of spots(it, turning, begun))
    for (const step of stepsAt(it, turning, { begun, spot }))
      yield { put: [...begun.put, putAt(spot, step)], leg: legFrom(spot, step) };
}

const putAt = ({ pulse, after }: Spot, step: Step): Put => ({ pulse, after, step });

/** The leg that begins with a turn on a spot. */
const legFrom = ({ at, all }: Spot, step: Step): Leg => ({ from: take(at, step), after: all });

/** The places of the next turn of an order, from the last one on, as long as the course is where it may be. */
function* spots(it: Plotting, turning: Turning, { put, leg }: Begun): Generator<Spot> {
  const last = put.at(-1);
  let moved = 0;
  for (const pulse of PULSES) {
    const hexes = turning.pace.hexes[pulse - 1] as number;
    if (mayTurn(it, turning, pulse) && !(last && pulse < last.pulse)) {
      for (let after = last?.pulse === pulse ? last.after : 0; after <= hexes; after += 1) {
        const at = along(leg, moved + after);
        if (!isWanted(it, at)) return;
        yield { pulse, after, all: moved + after, at };
      }
    }
    moved += hexes;
  }
}

/** A spot that a course has come to. */
interface Come {
  begun: Begun;
  spot: Spot;
}

const PORT: readonly Step[] = ['port'];
const STARBOARD: readonly Step[] = ['starboard'];
const PORT_FIRST: readonly Step[] = ['port', 'starboard'];
const STARBOARD_FIRST: readonly Step[] = ['starboard', 'port'];
const NOWHERE: readonly Step[] = [];

/** FA-3.2.8, FA-3.2.9 To which side the next hexside goes. */
function stepsAt(it: Plotting, turning: Turning, { begun: { put, leg }, spot }: Come): readonly Step[] {
  const last = put.at(-1);
  if (!last) return PORT_FIRST;
  const port = last.step === 'port';
  const apart = spot.all > leg.after;
  if (turning.order === 'correct-course') return !apart ? NOWHERE : port ? STARBOARD : PORT;
  if (turning.order !== 'turn-hard' || apart || !mayTurnBothSides(it, turning.pace, [last, spot])) return port ? PORT : STARBOARD;
  return port ? PORT_FIRST : STARBOARD_FIRST;
}

/** FA-3.2.7 A hard turn to both sides keeps the limit of the course correction as well. */
function mayTurnBothSides(it: Plotting, pace: Pace, at: readonly { pulse: number }[]): boolean {
  const correction: Turning = { pace, order: 'correct-course' };
  return at.every(({ pulse }) => mayTurn(it, correction, pulse));
}

/** Whether a course may come to a hex: to any, or to those of the map. */
function isWanted(it: Plotting, at: Hex): boolean {
  return !it.inside || on(it, at);
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
export function plotOf(it: Plotting, pace: Pace, put: readonly Put[]): Moves {
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
