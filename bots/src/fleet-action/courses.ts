// The courses an opponent thinks of: where a squadron can be at the end of each pulse.

import type { Book, Pace, Place, Put, SpeedChange, Step } from '@flagplot/fleet-action/table';
import { delayed, hexesIn, on, PULSES, speedIn, take } from '@flagplot/fleet-action/table';
import { hexes } from '@flagplot/kernel';
import type { Helm } from './forces.ts';

/** A squadron under way: from where, how fast, what its helm allows. */
export interface Under {
  book: Book;
  place: Place;
  speed: number;
  helm: Helm;
  /** Hexes its ships stand apart from the command ship. */
  offsets: readonly { q: number; r: number }[];
}

export interface Course {
  pace: Pace;
  puts: readonly Put[];
  /** Where it is at the end of each pulse. */
  ends: readonly Place[];
  speed: number;
}

/** Few courses, to look ahead with; or many, to choose from. */
export type Detail = 'few' | 'many';

const SIDES: readonly Step[] = ['port', 'starboard'];
const SLIPS: readonly Step[] = ['slip-port', 'slip-starboard'];

/** The courses worth a thought that stay on the map. */
export function coursesFrom(it: Under, detail: Detail): Course[] {
  const found: Course[] = [];
  for (const pace of pacesOf(it, detail)) {
    add(found, it, pace, []);
    if (detail === 'many' && !pace.change) for (const step of SLIPS) slip(found, it, pace, step);
    for (const put of placesOf(it, pace, detail)) turns(found, it, pace, put, detail);
  }
  return found;
}

function add(found: Course[], it: Under, pace: Pace, puts: readonly Put[]): void {
  const ends = endsOf(it.place, pace, puts);
  if (ends.some(end => !allOn(it, end)) || !leadOn(it, puts, pace)) return;
  found.push({ pace, puts, ends, speed: pace.speeds[2] as number });
}

/** Whether all ships of the squadron stand on the map when the command ship stands there. */
export function allOn(it: Under, lead: Place): boolean {
  if (!on(it, lead)) return false;
  return it.offsets.every(offset => {
    const turned = hexes.rotated(offset, lead.heading);
    return on(it, { q: lead.q + turned.q, r: lead.r + turned.r });
  });
}

/** A straight run that begins and ends on the map stays on it: so the places of the turns are looked at. */
function leadOn(it: Under, puts: readonly Put[], pace: Pace): boolean {
  let place = it.place;
  for (const put of puts) {
    place = endsOf(
      it.place,
      { ...pace, hexes: pace.hexes.map((n, i) => (i + 1 < put.pulse ? n : i + 1 === put.pulse ? put.after : 0)) },
      puts.filter(one => one !== put && one.pulse <= put.pulse && one.after < put.after),
    )[2] as Place;
    if (!on(it, place)) return false;
  }
  return true;
}

function pacesOf(it: Under, detail: Detail): Pace[] {
  const { accel, decel } = it.helm;
  const paces = [paceWith(it, undefined)];
  for (const pulse of detail === 'few' ? [1] : PULSES) {
    const up = delayed(accel, pulse);
    const down = Math.min(delayed(decel, pulse), it.speed);
    for (let by = detail === 'few' ? Math.max(1, up) : 1; by <= up; by += 1) paces.push(paceWith(it, { pulse, by }));
    for (let by = detail === 'few' ? Math.max(1, down) : 1; by <= down; by += 1) paces.push(paceWith(it, { pulse, by: -by }));
  }
  return paces;
}

function paceWith(it: Under, change: SpeedChange | undefined): Pace {
  const speeds = PULSES.map(pulse => speedIn(it.speed, change, pulse));
  const moved = PULSES.map(pulse => hexesIn(it.book.charts, speeds[pulse - 1] as number, pulse));
  return change ? { change, speeds, hexes: moved } : { speeds, hexes: moved };
}

/** Where turns may be made: before and after each hex of the way. */
function placesOf(it: Under, pace: Pace, detail: Detail): { pulse: number; after: number }[] {
  const found: { pulse: number; after: number }[] = [];
  for (const pulse of PULSES) {
    const n = pace.hexes[pulse - 1] as number;
    if (detail === 'few' && pulse === 3) continue;
    const first = pulse === 1 || pace.change ? 0 : 1;
    if (n === 0) {
      if (pulse === 3 && it.speed === 0 && !pace.change) found.push({ pulse, after: 0 });
      continue;
    }
    for (let after = first; after <= n; after += 1)
      if (detail === 'many' || after === 0 || (pulse === 2 && after === n)) found.push({ pulse, after });
  }
  return found;
}

/** One, two and three hexsides to both sides at one place, as far as speed and orders allow; FA-5.2. */
function turns(found: Course[], it: Under, pace: Pace, at: { pulse: number; after: number }, detail: Detail): void {
  const speed = pace.speeds[at.pulse - 1] as number;
  const still = pace.hexes[at.pulse - 1] === 0;
  for (let n = 1; n <= 3; n += 1) {
    if (speed > (it.helm.tops[n - 1] as number) || (still && n > 1)) continue;
    if (pace.change && at.pulse >= pace.change.pulse && it.helm.keeps[n - 1]) continue;
    for (const step of SIDES) add(found, it, pace, new Array<Put>(n).fill({ ...at, step }));
    if (detail === 'many' && n === 2) apart(found, it, pace, at);
  }
}

/** A hard turn with one hexside now and one at the end of a later pulse. */
function apart(found: Course[], it: Under, pace: Pace, at: { pulse: number; after: number }): void {
  for (let pulse = at.pulse + 1; pulse <= 3; pulse += 1) {
    const after = pace.hexes[pulse - 1] as number;
    if (
      after === 0 ||
      (pace.speeds[pulse - 1] as number) > it.helm.tops[1] ||
      (pace.change && pulse >= pace.change.pulse && it.helm.keeps[1])
    )
      continue;
    for (const step of SIDES)
      add(found, it, pace, [
        { ...at, step },
        { pulse, after, step },
      ]);
  }
}

/** FA-3.2.2 A slip as soon as anything moves. */
function slip(found: Course[], it: Under, pace: Pace, step: Step): void {
  const pulse = pace.hexes.findIndex(n => n > 0) + 1;
  if (pulse > 0) add(found, it, pace, [{ pulse, after: 0, step }]);
}

/** Where a path with these turns leads, pulse by pulse. */
export function endsOf(from: Place, pace: Pick<Pace, 'hexes'>, puts: readonly Put[]): Place[] {
  let place = from;
  return pace.hexes.map((n, i) => {
    let done = 0;
    for (const put of puts) {
      if (put.pulse !== i + 1) continue;
      place = ahead(place, put.after - done);
      place = take(place, put.step);
      done = put.after + (put.step.startsWith('slip') ? 1 : 0);
    }
    place = ahead(place, n - done);
    return place;
  });
}

function ahead(place: Place, n: number): Place {
  if (n === 0) return place;
  const { q, r } = hexes.step(place, place.heading, n);
  return { q, r, heading: place.heading };
}
