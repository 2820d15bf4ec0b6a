// FA-5.6.3 The track of a command ship, leg by leg: to tell what leads off the map before a plot is made of it.

import { hexes } from '@flagplot/hexes';
import { on } from '../map.ts';
import type { Place, SpeedChange, Step } from '../orders.ts';
import { isSlip, PULSES, take } from './path.ts';
import type { Plotting } from './plotting.ts';

/** A turn or slip to be put into a straight path: in which pulse, after how many hexes of it. */
export interface Put {
  pulse: number;
  after: number;
  step: Step;
}

/** A speed change, or none, with what it makes of the turn. */
export interface Pace {
  change: SpeedChange | undefined;
  speeds: readonly number[];
  hexes: readonly number[];
}

/** Hexes moved before a place in the path. */
export function hexesBefore(pace: Pace, at: { pulse: number; after: number }): number {
  let hexes = at.after;
  for (let pulse = 1; pulse < at.pulse; pulse += 1) hexes += pace.hexes[pulse - 1] as number;
  return hexes;
}

/** Hexes moved in the whole turn. */
export function hexesOf({ hexes }: Pace): number {
  return (hexes[0] as number) + (hexes[1] as number) + (hexes[2] as number);
}

/** A straight run: where it begins, and the hexes moved before. */
export interface Leg {
  from: Place;
  after: number;
}

/** The leg that begins with the last of these turns or slips; without any, the first. */
function legAfter(it: Plotting, pace: Pace, put: readonly Put[]): Leg {
  let leg: Leg = { from: it.squadron, after: 0 };
  for (const one of put) leg = legFrom(leg, pace, one);
  return leg;
}

function legFrom(leg: Leg, pace: Pace, put: Put): Leg {
  const after = hexesBefore(pace, put);
  return { from: take(along(leg, after), put.step), after: isSlip(put.step) ? after + 1 : after };
}

/** The place on a leg when so many hexes have been moved in all. */
export function along({ from, after }: Leg, all: number): Place {
  const { q, r } = hexes.step(from, from.heading, all - after);
  return { q, r, heading: from.heading };
}

/** Where a course ends: a straight path with these turns, or this slip, put into it. */
export function endOf(it: Plotting, pace: Pace, put: readonly Put[]): Place {
  return along(legAfter(it, pace, put), hexesOf(pace));
}

/** Where a course has led at the end of each pulse. */
export function placesAfterPulses(it: Plotting, pace: Pace, put: readonly Put[]): Place[] {
  let leg: Leg = { from: it.squadron, after: 0 };
  let n = 0;
  return PULSES.map(pulse => {
    for (; n < put.length && (put[n] as Put).pulse === pulse; n += 1) leg = legFrom(leg, pace, put[n] as Put);
    return along(leg, hexesBefore(pace, { pulse, after: pace.hexes[pulse - 1] as number }));
  });
}

/**
 * Whether a command ship stays on the map with these turns, or this slip, put into its straight path. Along a row of hexes neither column nor
 * row ever turns back: a leg that begins and ends on the map stays on it.
 */
export function staysOnMap(it: Plotting, pace: Pace, put: readonly Put[]): boolean {
  let leg: Leg = { from: it.squadron, after: 0 };
  for (const one of put) {
    if (!on(it, along(leg, hexesBefore(pace, one)))) return false;
    leg = legFrom(leg, pace, one);
    if (!on(it, leg.from)) return false;
  }
  return on(it, along(leg, hexesOf(pace)));
}
