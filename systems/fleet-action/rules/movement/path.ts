// Chapters 3 and 5: what a path is, how far it goes in each pulse, where it leads and what it is called.

import { hexes } from '@flagplot/hexes';
import type { Charts } from '../cards.ts';
import type { Moves, OrderName, Place, SpeedChange, Step } from '../orders.ts';

/** The three pulses of a turn (FA-2.1.1). */
export const PULSES: readonly [1, 2, 3] = [1, 2, 3];

/** Sixths of a circle that a step turns the ship. */
const TURNS: Readonly<Record<Step, number>> = { ahead: 0, 'slip-port': 0, 'slip-starboard': 0, port: -1, starboard: 1 };
/** FA-5.3.1 Where a hex of movement leads, in sixths from the heading. */
const SLANT: Readonly<Record<Step, number>> = { ahead: 0, 'slip-port': -1, 'slip-starboard': 1, port: 0, starboard: 0 };

export function isTurn(step: Step): boolean {
  return TURNS[step] !== 0;
}

export function isSlip(step: Step): boolean {
  return SLANT[step] !== 0;
}

/** FA-5.3.1 Takes one step: a turn on the spot, or a hex ahead or slantwise with the heading kept. */
export function take(place: Place, step: Step): Place {
  const turn = TURNS[step];
  if (turn !== 0) return { q: place.q, r: place.r, heading: (place.heading + turn + 6) % 6 };
  const to = hexes.step(place, (place.heading + SLANT[step] + 6) % 6);
  return { q: to.q, r: to.r, heading: place.heading };
}

/** Where a run of steps leads. */
export function destination(from: Place, steps: readonly Step[]): Place {
  return steps.reduce(take, from);
}

/**
 * FA-5.8.1, FA-5.8.2, FA-M02 Hexes moved in a pulse (1 to 3) at a speed.
 * FA-5.8.3 Beyond the chart's last row the pattern goes on: three of speed more are one hex more in every pulse.
 */
export function hexesIn(charts: Charts, speed: number, pulse: number): number {
  const rows = charts.pulses;
  const over = Math.max(0, Math.ceil((speed - rows.length + 1) / 3));
  return (rows[speed - 3 * over]?.[pulse - 1] ?? 0) + over;
}

/** FA-5.4.1, FA-5.8.5 The speed in a pulse: the old one before the change, the new one from its pulse on. */
export function speedIn(speed: number, change: SpeedChange | undefined, pulse: number): number {
  return change && pulse >= change.pulse ? speed + change.by : speed;
}

/** The speed in each of the three pulses. */
export function speedsOf(speed: number, change: SpeedChange | undefined): [number, number, number] {
  return [speedIn(speed, change, 1), speedIn(speed, change, 2), speedIn(speed, change, 3)];
}

/** FA-5.3.4 At speed 0 for the whole turn: so from the start, or by a change before the first pulse (ruling R8). */
export function isStill(speeds: readonly number[]): boolean {
  return speeds.every(speed => speed === 0);
}

/** The turns of a path in their order, with the pulse of each and the hexes moved before it. */
export interface TurnMade {
  pulse: number;
  to: 'port' | 'starboard';
  after: number;
}

export function turnsOf(path: readonly (readonly Step[])[]): TurnMade[] {
  const found: TurnMade[] = [];
  let after = 0;
  for (let i = 0; i < path.length; i += 1) {
    for (const step of path[i] as readonly Step[]) {
      if (step === 'port' || step === 'starboard') found.push({ pulse: i + 1, to: step, after });
      else after += 1;
    }
  }
  return found;
}

/**
 * FA-3.2 The name of the order that a path carries out, the most permissive where two would fit (ruling R11).
 * FA-3.2.9 Port and then starboard with a hex between is a course correction; FA-3.2.7 on the spot it is a hard turn.
 */
export function orderOf(path: readonly (readonly Step[])[]): OrderName {
  return orderOfTurns(turnsOf(path));
}

/** The same from the turns of a path. */
export function orderOfTurns(turns: readonly TurnMade[]): OrderName {
  const [first, second] = turns;
  if (!first) return 'maintain-course';
  if (!second) return 'turn';
  if (turns.length > 2) return 'come-about';
  return first.to !== second.to && second.after > first.after ? 'correct-course' : 'turn-hard';
}

/** The order a plot carries out: the one it names, else the one its path amounts to. */
export function orderOfPlot(plot: Moves): OrderName {
  return plot.order ?? orderOf(plot.path);
}

/** FA-3.2.1 The path that keeps course and speed. */
export function straight(charts: Charts, speed: number, change?: SpeedChange): Step[][] {
  return PULSES.map(pulse => new Array<Step>(hexesIn(charts, speedIn(speed, change, pulse), pulse)).fill('ahead'));
}
