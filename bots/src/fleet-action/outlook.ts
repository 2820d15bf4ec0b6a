// What a place promises in the turns to come, when nobody knows any more what the enemy does.

import type { Book, Place } from '@flagplot/fleet-action/table';
import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Helm } from './forces.ts';
import type { Threat } from './threat.ts';
import { bestOf, fireOf, freshTurn } from './threat.ts';

export const O = {
  WIDTH: 6,
  DEPTH: 3,
  FADE: 0.8,
  TAKE: 0.8,
  DELAY: 0.35,
  TURN: 1,
  SLACK: 0.5,
  SLOW: 5,
  FAST: 9,
  CRUISE: 8,
  OVER: 1,
  LOST: 3000,
  WANT: 0.5,
  DRIFT: 0.5,
};

/** An enemy squadron some turns ahead: about there, bows on, as a good captain would have it. */
export interface Lurking {
  q: number;
  r: number;
  /** Fire given and taken in a pulse, by range and by the arc of one's own through which it goes. */
  give: Float64Array;
  take: Float64Array;
  reach: number;
}

const ARCS = 6;

export function lurking(at: Hex, give: Threat, take: Threat): Lurking {
  const reach = Math.max(give.from.reach, take.from.reach);
  const it = { q: at.q, r: at.r, give: new Float64Array((reach + 1) * ARCS), take: new Float64Array((reach + 1) * ARCS), reach };
  for (let range = 1; range <= reach; range += 1) {
    for (let arc = 0; arc < ARCS; arc += 1) {
      const own: Place = { q: 0, r: 0, heading: 0 };
      const there = hexes.step(own, arc, range);
      const foe: Place = { ...there, heading: (arc + 3) % 6 };
      it.give[range * ARCS + arc] = pulseOf(give, own, foe);
      it.take[range * ARCS + arc] = pulseOf(take, foe, own);
    }
  }
  for (let arc = 0; arc < ARCS; arc += 1) {
    it.give[arc] = it.give[ARCS + arc] as number;
    it.take[arc] = it.take[ARCS + arc] as number;
  }
  return it;
}

/** A pulse's share of a turn's fire. */
function pulseOf(threat: Threat, a: Place, b: Place): number {
  freshTurn(threat);
  const each = fireOf(threat, 0, a, b);
  return each + bestOf(threat) / 2;
}

export interface Later {
  book: Book;
  helm: Helm;
  foes: readonly Lurking[];
  /** Hexes its ships stand from the command ship. */
  spread: number;
  range: number;
  /** Points a turn at that range. */
  worth: number;
}

export interface Node {
  q: number;
  r: number;
  heading: number;
  speed: number;
  /** Points so far, and with what the place promises. */
  soFar: number;
  hope: number;
  /** Which of the courses of this turn it began with. */
  course: number;
}

/** The best of these beginnings when it is carried on for some turns. */
export function furthest(it: Later, starts: Node[], depth: number): number {
  let beam = starts;
  for (let turn = 1; turn <= depth; turn += 1) {
    const next: Node[] = [];
    keep(beam, O.WIDTH);
    const fade = O.FADE ** turn;
    for (const node of beam) expand(it, node, fade, next);
    if (next.length === 0) break;
    beam = next;
  }
  let best = beam[0] as Node;
  for (const node of beam) if (node.hope > best.hope) best = node;
  return best.course;
}

/** Leaves the best few, one for each beginning first. */
function keep(beam: Node[], width: number): void {
  beam.sort((a, b) => b.hope - a.hope);
  if (beam.length > width) beam.length = width;
}

function expand(it: Later, node: Node, fade: number, next: Node[]): void {
  const { helm } = it;
  const before = next.length;
  push(it, node, 0, 0, node.speed, fade, next);
  if (helm.accel > 0) push(it, node, 0, 0, node.speed + helm.accel, fade, next);
  if (helm.decel > 0 && node.speed > 1) push(it, node, 0, 0, Math.max(1, node.speed - helm.decel), fade, next);
  for (let n = 1; n <= 3; n += 1) {
    if (node.speed > (helm.tops[n - 1] as number)) break;
    push(it, node, n, 0, node.speed, fade, next);
    push(it, node, 6 - n, 0, node.speed, fade, next);
    push(it, node, 0, n, node.speed, fade, next);
    push(it, node, 0, 6 - n, node.speed, fade, next);
  }
  if (next.length === before) next.push({ ...node, hope: node.hope - O.LOST, soFar: node.soFar - O.LOST });
}

function push(it: Later, node: Node, first: number, then: number, speed: number, fade: number, next: Node[]): void {
  const along = (node.heading + first) % 6;
  const half = speed >> 1;
  const mid = hexes.step(node, along, half);
  const end = hexes.step(mid, along, speed - half);
  const room = roomAt(it.book, end);
  if (room < 0) return;
  const heading = (along + then) % 6;
  const lost = room < it.spread || doomed(it, end, heading, speed) ? O.LOST : 0;
  const soFar = node.soFar - lost + fade * 1.5 * (fireAt(it, mid, along) + fireAt(it, end, heading));
  next.push({
    q: end.q,
    r: end.r,
    heading,
    speed,
    soFar,
    hope: soFar + fade * promise(it, end, heading, speed),
    course: node.course,
  });
}

/** Hexes to the nearest edge of the map; below 0 beyond it. */
export function roomAt({ map }: Book, { q, r }: Hex): number {
  const row = r + (q >> 1);
  return Math.min(q, map.columns - 1 - q, row, map.rows - 1 - row);
}

/** Whether the squadron can no longer keep off the edge, however it brakes and turns. */
export function doomed(it: Later, at: Hex, heading: number, speed: number): boolean {
  if (roomAt(it.book, at) > 3 * speed) return false;
  return !staysOn(it, at, heading, speed, 1) && !staysOn(it, at, heading, speed, 5);
}

function staysOn({ helm, book, spread }: Later, at: Hex, heading: number, speed: number, side: number): boolean {
  let place = at;
  let along = heading;
  let fast = speed;
  for (let turned = 0; turned < 3; ) {
    const can = fast <= helm.tops[2] ? 3 : fast <= helm.tops[1] ? 2 : fast <= helm.tops[0] ? 1 : 0;
    if (can === 0 && (fast === 0 || helm.decel === 0)) return false;
    if (can === 0) fast = Math.max(0, fast - helm.decel);
    turned += can;
    along = (along + can * side) % 6;
    place = hexes.step(place, along, fast);
    if (roomAt(book, place) < spread) return false;
  }
  return true;
}

function fireAt({ foes }: Later, at: Hex, heading: number): number {
  let most = 0;
  let taken = 0;
  for (const foe of foes) {
    const dq = foe.q - at.q;
    const dr = foe.r - at.r;
    const range = hexes.rangeOf(dq, dr);
    if (range > foe.reach) continue;
    const bearing = range === 0 ? 4 : hexes.bearingOf(dq, dr, heading);
    const i = range * ARCS + (((bearing + 2) >> 2) % ARCS);
    most = Math.max(most, foe.give[i] as number);
    taken += foe.take[i] as number;
  }
  return most - O.TAKE * taken;
}

/** The cost of not being where one wants to be. */
export function promise(it: Later, at: Hex, heading: number, speed: number): number {
  let least = 99;
  for (const foe of it.foes) least = Math.min(least, turnsTo(it, foe, at, heading, speed));
  return -O.DELAY * it.worth * least;
}

/** About how many turns until an enemy is ahead, in range, and one's own speed fit to stay with it. */
function turnsTo({ helm, range }: Later, foe: Hex, at: Hex, heading: number, speed: number): number {
  const dq = foe.q - at.q;
  const dr = foe.r - at.r;
  const far = hexes.rangeOf(dq, dr);
  const bearing = far === 0 ? 0 : hexes.bearingOf(dq, dr, heading);
  const off = Math.max(0, (bearing > 12 ? 24 - bearing : bearing) / 4 - O.SLACK);
  const turning = speed <= helm.tops[2] ? off / 3 : speed <= helm.tops[1] ? off / 2 : off;
  const slow = Math.max(1, helm.decel);
  const unable = off > 0 ? Math.max(0, speed - helm.tops[0]) / slow : 0;
  const steady = Math.max(O.SLOW, Math.min(O.FAST, helm.tops[1]));
  const n = Math.max(0, Math.ceil((speed - steady) / slow));
  const run = n * speed - (slow * n * (n + 1)) / 2;
  const gap = far - range;
  const reach =
    gap >= run
      ? n + (gap - run) / Math.max(speed, O.CRUISE)
      : (gap > 0 ? gap / Math.max(1, speed) : 0) + (O.OVER * (run - Math.max(0, gap))) / steady;
  return turning * O.TURN + unable + reach;
}
