// Chapters 10.3 and 10.4: how far a flight goes in a pulse, and the ways it can take.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { directionOf, headingOf, on } from '../map.ts';
import { hexesIn, isSlip, isTurn, take } from '../movement/path.ts';
import type { FlightMove, Place, Step } from '../orders.ts';
import type { FaView } from '../state.ts';
import type { Sky, Wing } from './flights.ts';

/** FA-10.3.1, FA-10.3.3, FA-A25 What a flight may spend in a pulse: its Move, spread over the turn as a speed is, FA-10.3.6 however much it spent before. */
export function pointsOf({ book, open }: Sky, { of }: Wing): number {
  return hexesIn(book.charts, of.card.move, open.pulse);
}

/** The way of a flight, as its order has it. */
export type Way = Pick<FlightMove, 'heading' | 'path'>;

/** FA-10.3.5 Where a flight sets out from: on its direction of travel, or FA-10.2.5 any other while it is free to choose. */
export function startOf({ q, r, heading }: Place, { heading: chosen }: Way): Place {
  return { q, r, heading: chosen === undefined ? heading : directionOf(chosen) };
}

/** The places a flight comes through, one after each hex entered. */
export function placesOf(from: Place, way: Way): Place[] {
  let place = startOf(from, way);
  const found: Place[] = [];
  for (const step of way.path) {
    place = take(place, step);
    if (!isTurn(step)) found.push(place);
  }
  return found;
}

/** Where a way leads. */
export function endOf(from: Place, way: Way): Place {
  return way.path.reduce(take, startOf(from, way));
}

/** FA-10.3.2 Each hex and each hexside costs a point; FA-10.4.2, FA-10.4.3 what is burned are hexes, and pays for no turn. */
export function wayFaults(v: FaView, wing: Wing, move: FlightMove): Refusal[] {
  const { flight, of } = wing;
  const found: Refusal[] = [];
  if (move.heading !== undefined && !flight.free)
    found.push({
      rule: 'FA-10.3.5',
      at: '/heading',
      say: `${of.name} travels ${headingOf(flight.heading)} and turns by paying for it.`,
    });
  const slip = move.path.findIndex(isSlip);
  if (slip >= 0) return [...found, { rule: 'FA-10.3.4', at: `/path/${slip}`, say: 'Fighters cannot slip.' }];
  const points = pointsOf(v, wing);
  const turns = move.path.filter(isTurn).length;
  // FA-10.5.9 What it can still reach is what it may still move.
  const most = points + (move.burn ? of.card.burn : 0);
  if (move.path.length > most)
    found.push({
      rule: 'FA-10.3.2',
      at: '/path',
      say: `${of.name} has ${points} points in this pulse${move.burn ? ` and burns ${of.card.burn}` : ''}.`,
    });
  else if (turns > points) found.push({ rule: 'FA-10.4.3', at: '/path', say: 'What is burned are hexes, and pays for no turn.' });
  const off = placesOf(flight, move).some(place => !on(v, place));
  return off ? [...found, { rule: 'FA-5.6.3', at: '/path', say: `${of.name} would leave the map.` }] : found;
}

/** A place a flight can come to, and how. */
interface Reached {
  place: Place;
  way: Way;
  /** The place before, and the step from it. */
  before: Reached | undefined;
  step: Step | undefined;
  cost: number;
  turns: number;
}

const STEPS = ['ahead', 'port', 'starboard'] as const;

/** FA-10.5.9 Every place a flight can come to in this pulse, the cheapest way first, with `burn` more hexes. */
export function reachOf(sky: Sky, wing: Wing, burn = 0): Reached[] {
  const points = pointsOf(sky, wing);
  const found: Reached[] = startsOf(wing);
  const seen = new Set(found.map(({ place }) => keyOf(place)));
  for (let i = 0; i < found.length; i += 1) {
    const from = found[i] as Reached;
    if (from.cost >= points + burn) continue;
    for (const step of STEPS) {
      const place = take(from.place, step);
      const turns = from.turns + (step === 'ahead' ? 0 : 1);
      if (turns > points || seen.has(keyOf(place)) || !on(sky, place)) continue;
      seen.add(keyOf(place));
      found.push({ place, way: from.way, before: from, step, cost: from.cost + 1, turns });
    }
  }
  return found;
}

function startsOf({ flight }: Wing): Reached[] {
  const { q, r, heading } = flight;
  const directions = flight.free ? [0, 1, 2, 3, 4, 5].map(turn => (heading + turn) % 6) : [heading];
  return directions.map(direction => {
    const way: Way = flight.free ? { heading: headingOf(direction), path: [] } : { path: [] };
    return { place: { q, r, heading: direction }, way, before: undefined, step: undefined, cost: 0, turns: 0 };
  });
}

function keyOf({ q, r, heading }: Place): number {
  return (q * 1000 + r) * 6 + heading;
}

/** The way to a place that was reached. */
export function wayTo(to: Reached): Way {
  const path: Step[] = [];
  for (let at: Reached | undefined = to; at?.step; at = at.before) path.unshift(at.step);
  return path.length === 0 ? { path } : { ...to.way, path };
}

/** The way that comes nearest to one of these hexes, the shortest of those. */
export function wayNearest(sky: Sky, wing: Wing, { hexes: to, burn = 0 }: { hexes: readonly Hex[]; burn?: number }): Way {
  const far = (hex: Hex) => Math.min(...to.map(one => hexes.range(hex, one)));
  let best: Reached | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of to.length > 0 ? reachOf(sky, wing, burn) : []) {
    const range = far(one.place);
    if (range < least) [best, least] = [one, range];
  }
  return best ? wayTo(best) : { path: [] };
}
