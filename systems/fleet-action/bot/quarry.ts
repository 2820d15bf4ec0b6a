// The enemy squadron a squadron makes for, and how far it is, in turns, from where one wants it.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Helm, Sailing } from './helm.ts';
import { hexsidesAt } from './helm.ts';
import type { Foe, Threat } from './threat.ts';
import { fireGiven, fireTaken } from './threat.ts';

/** Fire at this share of the best there is will do: the furthest range that gives it is wanted. */
const ENOUGH = 0.85;
/** How much of its speed an enemy that heads this way is trusted to come closer by. */
const CLOSING = 0.75;
/** Speeds fit to stay with an enemy: at most so much faster than it is, and between these. */
const FASTER = 2;
const SLOWEST = 5;
const FASTEST = 9;
/** A long way is reckoned to be sailed at no less than this. */
const CRUISE = 6;
/** How near, in turns of both sides' way, a course that would pass it by must be corrected. */
const SOON = 2;
/** Bearings (of 24) further off the bow than this cannot be met by waiting. */
const WIDE = 5;
/** Turns of delay that each hex of speed too fast to turn is reckoned as, under fire: brakes are the first thing shot away. */
const RISK = 1;
/** The last of the 24 bearings that still lies within a hexside of the bow. */
const HEXSIDE = 4;
/** What a point of fire taken counts beside one given: battles are not won by keeping away. */
export const TAKEN = 0.5;

/** Where an enemy will be about, and what its company is worth. It is taken to keep its bows on, as a good captain would. */
export interface Quarry extends Hex {
  speed: number;
  /** Hexes a turn by which it comes closer of itself. */
  closing: number;
  give: Threat;
  take: Threat;
  /** How far the guns of either reach. */
  reach: number;
  /** The range wanted, and what a turn's fire there is worth. */
  range: number;
  worth: number;
}

export function quarryAt(at: Hex, { give, take }: Pick<Foe, 'give' | 'take'>): Quarry {
  const { squadron } = take.from;
  const seen = hexes.offBow(squadron, squadron.heading, give.from.squadron);
  // All of its speed when it comes head on, none abeam, and as much away from here when it flees.
  const closing = (CLOSING * squadron.speed * (6 - seen)) / 6;
  const reach = Math.max(give.from.reach, take.from.reach);
  return { q: at.q, r: at.r, speed: squadron.speed, closing, give, take, reach, ...bestRange(give) };
}

/** FA-6.2.1 The furthest range at which fire ahead is still good enough. */
function bestRange(give: Threat): { range: number; worth: number } {
  let best = 0;
  for (let range = 1; range <= give.from.reach; range += 1) best = Math.max(best, fireGiven(give, range, 0));
  let range = give.from.reach;
  while (range > 1 && fireGiven(give, range, 0) < best * ENOUGH) range -= 1;
  return { range: Math.max(1, range), worth: 3 * best };
}

/** Fire given less fire taken in a pulse. */
export function fireAt(quarry: Quarry, at: Hex, heading: number): number {
  const dq = quarry.q - at.q;
  const dr = quarry.r - at.r;
  const range = hexes.rangeOf(dq, dr);
  if (range > quarry.reach) return 0;
  const bearing = hexes.bearingOf(dq, dr, heading);
  return fireGiven(quarry.give, range, bearing) - TAKEN * fireTaken(quarry.take, range, bearing);
}

/** About how many turns until the quarry is ahead, in range, and one's own speed fit to stay with it. */
export function turnsTo(quarry: Quarry, helm: Helm, at: Sailing): number {
  const dq = quarry.q - at.q;
  const dr = quarry.r - at.r;
  const far = hexes.rangeOf(dq, dr);
  const aside = hexes.offBowOf(dq, dr, at.heading);
  const soon = far <= quarry.range + SOON * (at.speed + quarry.closing);
  const off = aside >= HEXSIDE ? aside / HEXSIDE : soon ? passing(lateral(dq, dr, at.heading) - quarry.range) : 0;
  const fast = Math.max(0, at.speed - (helm.tops[0] as number));
  const braking = off > 0 && (soon || aside > WIDE) ? fast / Math.max(1, helm.decel) : 0;
  const risk = far <= quarry.reach + at.speed + quarry.closing ? RISK * fast : 0;
  return (
    off / Math.max(1, hexsidesAt(helm, at.speed)) +
    braking +
    risk +
    turnsToClose(quarry, helm, { gap: far - quarry.range, speed: at.speed })
  );
}

/** Part of a hexside that must be turned so as not to pass too far off, by the hexes it is too far. */
function passing(over: number): number {
  return Math.max(0, Math.min(1, over / HEXSIDE));
}

/** By how many hexes a straight run misses a place. */
function lateral(dq: number, dr: number, heading: number): number {
  const across = ACROSS[heading] as Hex;
  return Math.abs(dq * across.q + dr * across.r);
}

const ACROSS: readonly Hex[] = [0, 1, 2, 3, 4, 5].map(heading => ({
  q: hexes.rotate({ q: 1, r: 0 }, 6 - heading).q,
  r: hexes.rotate({ q: 0, r: 1 }, 6 - heading).q,
}));

/** Turns until a gap is closed at a speed fit to stay; what is overrun for want of brakes costs as much way again. */
function turnsToClose(quarry: Quarry, helm: Helm, { gap, speed }: { gap: number; speed: number }): number {
  const slow = Math.max(1, helm.decel);
  const fit = Math.max(SLOWEST, Math.min(FASTEST, helm.tops[1] as number, quarry.speed + FASTER));
  const turns = Math.max(0, Math.ceil((speed - fit) / slow));
  const run = turns * (speed + quarry.closing) - (slow * turns * (turns + 1)) / 2;
  if (gap >= run) return turns + (gap - run) / Math.max(speed, CRUISE);
  return Math.max(0, gap) / Math.max(1, speed) + (run - Math.max(0, gap)) / fit;
}
