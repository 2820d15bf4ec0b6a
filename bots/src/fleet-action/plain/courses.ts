// The courses an opponent thinks of: where a squadron can be at the end of each pulse.

import type { Pace, Place, Plotting, Put, Step } from '@flagplot/fleet-action/table';
import { on, PULSES, paceOf, ratingInPulse } from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Helm } from './helm.ts';
import { roomAt } from './helm.ts';

/** A turn of some hexsides on one spot, or one slip. */
export interface Turning {
  pulse: number;
  after: number;
  step: Step;
  hexsides: number;
}

export interface Course {
  pace: Pace;
  turnings: readonly Turning[];
  /** Where the command ship is at the end of each pulse. */
  ends: readonly Place[];
}

/** What a squadron's courses depend on. */
export interface Underway {
  it: Plotting;
  helm: Helm;
  /** Where its ships stand from the command ship. */
  offsets: readonly Hex[];
}

/** Whether the enemy is near enough that each hex counts. */
export type Detail = 'near' | 'far';

const SIDES: readonly Step[] = ['port', 'starboard'];
const FIRST: readonly number[] = [1];
const SLIPS: readonly Step[] = ['slip-port', 'slip-starboard'];
/** Where each step leads, in sixths from the heading, and what it turns. */
const UNIT: readonly Hex[] = [0, 1, 2, 3, 4, 5].map(sixth => hexes.step({ q: 0, r: 0 }, sixth));

/** The courses worth a thought that keep every ship on the map. */
export function coursesOf(way: Underway, detail: Detail): Course[] {
  const found: Course[] = [];
  for (const pace of pacesOf(way, detail)) {
    add(found, way, pace, []);
    if (!pace.change) slips(found, way, pace);
    if (mayCombine(way, pace)) for (const pulse of PULSES) turns(found, way, pace, pulse, detail);
  }
  return found;
}

/** FA-5.1, FA-5.4 The speed kept, changes at once, and the greatest ones later: there a turn may come first. */
function pacesOf({ it, helm }: Underway, detail: Detail): Pace[] {
  const paces = [paceOf(it, undefined)];
  for (const pulse of detail === 'near' ? PULSES : FIRST) {
    const up = ratingInPulse(helm.accel, pulse);
    const down = Math.min(ratingInPulse(helm.decel, pulse), it.squadron.speed);
    if (up > 0) paces.push(paceOf(it, { pulse, by: up }));
    if (down > 0) paces.push(paceOf(it, { pulse, by: -down }));
    if (pulse > 1 || detail === 'far') continue;
    if (up > 1) paces.push(paceOf(it, { pulse, by: up >> 1 }));
    if (down > 1) paces.push(paceOf(it, { pulse, by: -(down >> 1) }));
  }
  return paces;
}

/** FA-5.2 Of the speed changes only the greatest at once are combined with turns, and those that come after the turn where they must. */
function mayCombine({ helm }: Underway, { change }: Pace): boolean {
  if (!change) return true;
  if (helm.keeps[0]) return change.pulse > 1;
  return change.pulse === 1 && (change.by === helm.accel || change.by === -helm.decel);
}

/** FA-3.2.2 A slip as soon as anything moves. */
function slips(found: Course[], way: Underway, pace: Pace): void {
  const pulse = pace.hexes.findIndex(n => n > 0) + 1;
  if (pulse > 0) for (const step of SLIPS) add(found, way, pace, [{ pulse, after: 0, step, hexsides: 1 }]);
}

/** FA-3.2.5, FA-3.2.6, FA-3.2.8 Turns of one to three hexsides on one spot, to both sides, at places of a pulse. */
function turns(found: Course[], way: Underway, pace: Pace, pulse: number, detail: Detail): void {
  const sizes = hexsidesIn(way, pace, pulse);
  if (sizes.length === 0) return;
  const moved = pace.hexes[pulse - 1] as number;
  const stride = detail === 'near' && !pace.change ? Math.max(1, moved >> 1) : Math.max(1, moved);
  // The end of one pulse and the beginning of the next are one place.
  const known = pulse > 1 && pace.hexes[pulse - 2] !== 0 && hexsidesIn(way, pace, pulse - 1).length > 0;
  for (let after = known ? Math.min(stride, moved) : 0; after <= moved; after += stride) {
    for (const step of SIDES) for (const hexsides of sizes) add(found, way, pace, [{ pulse, after, step, hexsides }]);
  }
}

/** FA-5.2, FA-5.3.3, FA-5.3.4, FA-5.3.5 How many hexsides may be turned in a pulse. */
function hexsidesIn({ helm, it }: Underway, pace: Pace, pulse: number): number[] {
  const speed = pace.speeds[pulse - 1] as number;
  const still = pace.hexes[pulse - 1] === 0;
  if (still && (pulse < PULSES.length || it.squadron.speed > 0 || pace.change)) return [];
  const changed = pace.change !== undefined && pulse >= pace.change.pulse;
  const sizes: number[] = [];
  for (let n = 1; n <= (still ? 1 : helm.tops.length); n += 1)
    if (speed <= (helm.tops[n - 1] as number) && !(changed && helm.keeps[n - 1])) sizes.push(n);
  return sizes;
}

function add(found: Course[], way: Underway, pace: Pace, turnings: readonly Turning[]): void {
  const ends = endsOf(way, pace, turnings);
  if (ends) found.push({ pace, turnings, ends });
}

/** Where a course is at the end of each pulse; nothing where it leads off the map. */
function endsOf(way: Underway, pace: Pace, turnings: readonly Turning[]): Place[] | undefined {
  let at: Place = way.it.squadron;
  const ends: Place[] = [];
  for (const pulse of PULSES) {
    let done = 0;
    for (const turning of turnings) {
      if (turning.pulse !== pulse) continue;
      at = turned(ahead(at, turning.after - done), turning);
      // A straight run that begins and ends on the map stays on it, so only its ends are looked at.
      if (!on(way.it, at)) return undefined;
      done = turning.after + (turning.step.startsWith('slip') ? 1 : 0);
    }
    at = ahead(at, (pace.hexes[pulse - 1] as number) - done);
    if (roomAt(way.helm.map, at) < way.helm.spread && !allOn(way, at)) return undefined;
    ends.push(at);
  }
  return ends;
}

function ahead({ q, r, heading }: Place, n: number): Place {
  const unit = UNIT[heading] as Hex;
  return { q: q + unit.q * n, r: r + unit.r * n, heading };
}

function turned({ q, r, heading }: Place, { step, hexsides }: Turning): Place {
  if (step === 'port') return { q, r, heading: (heading + 6 - hexsides) % 6 };
  if (step === 'starboard') return { q, r, heading: (heading + hexsides) % 6 };
  const unit = UNIT[(heading + (step === 'slip-port' ? 5 : 1)) % 6] as Hex;
  return { q: q + unit.q, r: r + unit.r, heading };
}

/** Whether every ship stands on the map when the command ship stands there. */
function allOn({ it, offsets }: Underway, lead: Place): boolean {
  if (!on(it, lead)) return false;
  return offsets.every(offset => {
    const by = hexes.rotated(offset, lead.heading);
    return on(it, { q: lead.q + by.q, r: lead.r + by.r });
  });
}

/** The turns of a course, hexside by hexside. */
export function putsOf({ turnings }: Course): Put[] {
  return turnings.flatMap(({ pulse, after, step, hexsides }) => new Array<Put>(hexsides).fill({ pulse, after, step }));
}
