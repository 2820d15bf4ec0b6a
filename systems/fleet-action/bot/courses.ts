// The courses an opponent thinks of: where a squadron can be at the end of each pulse.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { on } from '../rules/map.ts';
import { paceOf } from '../rules/movement/courses.ts';
import type { Pace, Put } from '../rules/movement/legs.ts';
import { ratingInPulse } from '../rules/movement/limits.ts';
import { PULSES } from '../rules/movement/path.ts';
import type { Plotting } from '../rules/movement/plotting.ts';
import type { Place, Step } from '../rules/orders.ts';
import type { Helm } from './helm.ts';
import { roomAt } from './helm.ts';

/** A turn of some hexsides on one spot, or one slip. */
interface Turning {
  pulse: number;
  after: number;
  step: Step;
  hexsides: number;
}

/** Courses side by side: good until others are thought of. */
export interface Courses {
  /** Where the command ship is at the end of each pulse: q, r and heading, nine numbers a course. */
  ends: Int16Array;
  paces: Pace[];
  /** The one turn or slip of each; none: straight ahead. */
  turnings: (Turning | undefined)[];
}

/** Numbers that a course has in `ends`. */
export const NINE = 9;

/** What a squadron's courses depend on. */
export interface Underway {
  it: Plotting;
  helm: Helm;
  /** Where its ships stand from the command ship. */
  offsets: readonly Hex[];
  /** Pulses of the turn that are played already: nothing is moved in them. */
  gone: number;
}

/** Courses in the making, with what they depend on. */
interface Making extends Courses {
  way: Underway;
}

/** A pulse of a turn at one pace. */
interface PulseAt {
  pace: Pace;
  pulse: number;
}

/** Whether the enemy is near enough that each hex counts; or whether the plain courses will do, to guess what somebody else may think of. */
export type Detail = 'near' | 'far' | 'rough';

const SIDES: readonly Step[] = ['port', 'starboard'];
const SLIPS: readonly Step[] = ['slip-port', 'slip-starboard'];
/** Where each step leads, in sixths from the heading. */
const UNIT: readonly Hex[] = [0, 1, 2, 3, 4, 5].map(sixth => hexes.step({ q: 0, r: 0 }, sixth));

/** The ends of the courses thought of last. */
let sheet = new Int16Array(128 * NINE);

/** The courses worth a thought that keep every ship on the map. */
export function coursesOf(way: Underway, detail: Detail): Courses {
  const found: Making = { way, ends: sheet, paces: [], turnings: [] };
  for (const pace of pacesOf(way, detail)) {
    add(found, pace);
    if (detail === 'rough' && pace.change) continue;
    if (!pace.change && detail !== 'rough') slips(found, pace);
    if (mayCombine(way, pace)) for (const pulse of toCome(way)) turns(found, { pace, pulse }, detail);
  }
  return found;
}

/** FA-5.1, FA-5.4 The speed kept, changes at once, and the greatest ones later: there a turn may come first. */
function pacesOf(way: Underway, detail: Detail): Pace[] {
  const { it, helm, gone } = way;
  const open = toCome(way);
  const paces = [paceOf(it, undefined)];
  for (const pulse of detail === 'near' ? open : open.slice(0, 1)) {
    const up = ratingInPulse(helm.accel, pulse);
    const down = Math.min(ratingInPulse(helm.decel, pulse), it.squadron.speed);
    if (up > 0) paces.push(paceOf(it, { pulse, by: up }));
    if (down > 0) paces.push(paceOf(it, { pulse, by: -down }));
    if (pulse > gone + 1 || detail !== 'near') continue;
    if (up > 1) paces.push(paceOf(it, { pulse, by: up >> 1 }));
    if (down > 1) paces.push(paceOf(it, { pulse, by: -(down >> 1) }));
  }
  return gone === 0 ? paces : paces.map(pace => ({ ...pace, hexes: pace.hexes.map((n, i) => (i < gone ? 0 : n)) }));
}

/** The pulses of the turn that are not played yet. */
function toCome({ gone }: Underway): readonly number[] {
  return gone === 0 ? PULSES : PULSES.slice(gone);
}

/** FA-5.2 Of the speed changes only the greatest at once are combined with turns, and those that come after the turn where they must. */
function mayCombine({ helm, gone }: Underway, { change }: Pace): boolean {
  if (!change) return true;
  if (helm.keeps[0]) return change.pulse > gone + 1;
  return change.pulse === gone + 1 && (change.by === helm.accel || change.by === -helm.decel);
}

/** FA-3.2.2 A slip as soon as anything moves. */
function slips(found: Making, pace: Pace): void {
  const pulse = pace.hexes.findIndex(n => n > 0) + 1;
  if (pulse > 0) for (const step of SLIPS) add(found, pace, { pulse, after: 0, step, hexsides: 1 });
}

/** FA-3.2.5, FA-3.2.6, FA-3.2.8 Turns of one to three hexsides on one spot, to both sides, at places of a pulse. */
function turns(found: Making, at: PulseAt, detail: Detail): void {
  const { way } = found;
  const { pace, pulse } = at;
  const most = hexsidesIn(way, at);
  if (most === 0) return;
  const moved = pace.hexes[pulse - 1] as number;
  const stride = detail === 'near' && !pace.change ? Math.max(1, moved >> 1) : Math.max(1, moved);
  // The end of one pulse and the beginning of the next are one place.
  const known = pulse > 1 && pace.hexes[pulse - 2] !== 0 && hexsidesIn(way, { pace, pulse: pulse - 1 }) > 0;
  for (let after = known ? Math.min(stride, moved) : 0; after <= moved; after += stride)
    for (const step of SIDES)
      for (let hexsides = 1; hexsides <= most; hexsides += 1)
        if (mayTurn(way, at, hexsides)) add(found, pace, { pulse, after, step, hexsides });
}

/** FA-5.3.4 The most hexsides that may be turned in a pulse. */
function hexsidesIn(way: Underway, at: PulseAt): number {
  let most = 0;
  for (let n = 1; n <= way.helm.tops.length; n += 1) if (mayTurn(way, at, n)) most = n;
  return most;
}

/** FA-5.2, FA-5.3.3, FA-5.3.4, FA-5.3.5 Whether so many hexsides may be turned in a pulse. */
function mayTurn({ helm, it }: Underway, { pace, pulse }: PulseAt, hexsides: number): boolean {
  const still = pace.hexes[pulse - 1] === 0;
  if (still && (hexsides > 1 || pulse < PULSES.length || it.squadron.speed > 0 || pace.change)) return false;
  const changed = pace.change !== undefined && pulse >= pace.change.pulse;
  return (pace.speeds[pulse - 1] as number) <= (helm.tops[hexsides - 1] as number) && !(changed && helm.keeps[hexsides - 1]);
}

/** Enters a course with where it is at the end of each pulse, unless it leads off the map. */
function add(found: Making, pace: Pace, turning?: Turning): void {
  const ends = roomFor(found);
  const { way } = found;
  let i = NINE * found.paces.length;
  const { q, r, heading } = way.it.squadron;
  const at: Place = { q, r, heading };
  for (const pulse of PULSES) {
    const here = turning?.pulse === pulse;
    const done = here ? turnAt(at, turning) : 0;
    // A straight run that begins and ends on the map stays on it, so only its ends are looked at.
    const onMap = !here || roomAt(way.helm.map, at) >= 0;
    ahead(at, (pace.hexes[pulse - 1] as number) - done);
    if (!onMap || !staysOn(way, at)) return;
    ends[i] = at.q;
    ends[i + 1] = at.r;
    ends[i + 2] = at.heading;
    i += 3;
  }
  found.paces.push(pace);
  found.turnings.push(turning);
}

/** The sheet, with room for one more course. */
function roomFor(found: Courses): Int16Array {
  if (NINE * (found.paces.length + 1) > sheet.length) {
    const larger = new Int16Array(2 * sheet.length);
    larger.set(sheet);
    sheet = larger;
    found.ends = sheet;
  }
  return found.ends;
}

function ahead(at: Place, n: number): void {
  const unit = UNIT[at.heading] as Hex;
  at.q += unit.q * n;
  at.r += unit.r * n;
}

/** Goes to where a turning is made and makes it. Returns the hexes that took. */
function turnAt(at: Place, { after, step, hexsides }: Turning): number {
  ahead(at, after);
  if (step === 'port') at.heading = (at.heading + 6 - hexsides) % 6;
  else if (step === 'starboard') at.heading = (at.heading + hexsides) % 6;
  else return after + slip(at, step === 'slip-port' ? 5 : 1);
  return after;
}

function slip(at: Place, sixths: number): number {
  const unit = UNIT[(at.heading + sixths) % 6] as Hex;
  at.q += unit.q;
  at.r += unit.r;
  return 1;
}

/** Whether every ship stands on the map when the command ship stands there. */
function staysOn({ it, helm, offsets }: Underway, lead: Place): boolean {
  if (roomAt(helm.map, lead) >= helm.spread) return true;
  if (!on(it, lead)) return false;
  return offsets.every(offset => {
    const by = hexes.rotate(offset, lead.heading);
    return on(it, { q: lead.q + by.q, r: lead.r + by.r });
  });
}

/** The turns of a course, hexside by hexside. */
export function putsOf(turning: Turning | undefined): Put[] {
  if (!turning) return [];
  const { pulse, after, step, hexsides } = turning;
  return new Array<Put>(hexsides).fill({ pulse, after, step });
}
