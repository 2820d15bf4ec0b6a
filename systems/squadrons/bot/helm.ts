// How a squadron handles as one: its craft follow one of them, and those that cannot come as near as they can.

import { hexes } from '@flagplot/hexes';
import type { Book, Speed } from '../rules/book.ts';
import type { Place } from '../rules/map.ts';
import { isOnMap, LAYOUT } from '../rules/map.ts';
import type { Limits } from '../rules/movement/path.ts';
import { fitPath } from '../rules/movement/path.ts';
import { limitsOf } from '../rules/movement/speed.ts';
import type { Craft } from '../rules/open.ts';
import type { Move } from '../rules/orders.ts';
import type { Stand, Wing } from './forces.ts';
import type { Leg, Span } from './legs.ts';
import { legsOf } from './legs.ts';

/** Facing changes thought of at Full Throttle, which is for getting there. */
const FULL_TURNS = 2;
/** Sixths turned after which a craft flies away from the edge it was heading for. */
const BACK = 3;

/** A squadron about to move at one speed. */
export interface Helm {
  book: Book;
  force: Wing;
  speed: Speed;
  /** Of the craft that the others follow. */
  lead: Place;
  limits: Limits;
  legs: readonly Leg[];
  /** Craft that are placed as the lead is, by their place in the force. */
  followers: readonly number[];
  strays: readonly Stray[];
}

/** A craft with another facing than the lead's, or other limits. */
interface Stray {
  i: number;
  legs: readonly Leg[];
}

/** A whole squadron's move: the leg of each craft, nothing for one that drifts, and where all then are. */
export interface Course {
  helm: Helm;
  legs: readonly (Leg | undefined)[];
  stand: Stand;
  /** Places in the force of craft that are off the map at the end. */
  gone: readonly number[];
}

/** Nothing where no craft can be flown. */
export function helmOf(book: Book, force: Wing, speed: Speed): Helm | undefined {
  const { squadron, craft, places, able } = force;
  const limits = places.map(place => limitsOf(book, squadron, { place, speed }));
  const kinds = craft.map(({ heading }, i) => (able[i] ? kindOf(heading, limits[i] as Limits) : -1));
  const first = kinds.indexOf(commonest(kinds));
  const lead = craft[first];
  if (!lead || !able[first]) return undefined;
  const own = limits[first] as Limits;
  return {
    book,
    force,
    speed,
    lead,
    limits: own,
    legs: legsOf(speed === 'full' ? { ...own, turns: Math.min(own.turns, FULL_TURNS) } : own),
    followers: kinds.flatMap((kind, i) => (kind === kinds[first] ? [i] : [])),
    strays: kinds.flatMap((kind, i) => (kind >= 0 && kind !== kinds[first] ? [{ i, legs: legsOf(limits[i] as Limits) }] : [])),
  };
}

function kindOf(heading: number, { most, turns, turnDistance }: Limits): number {
  return ((heading * 64 + most) * 64 + turns) * 64 + turnDistance;
}

/** The number that stands in a list most often, below 0 left out; the first of equal ones. */
function commonest(numbers: readonly number[]): number {
  let [best, most] = [-1, 0];
  for (const n of new Set(numbers)) {
    const times = numbers.reduce((sum, other) => sum + (other === n ? 1 : 0), 0);
    if (n >= 0 && times > most) [best, most] = [n, times];
  }
  return best;
}

/** Where a leg ends that begins here. */
export function endOf({ q, r, heading }: Place, leg: Leg): Place {
  return { q: q + (leg.q[heading] as number), r: r + (leg.r[heading] as number), heading: (heading + leg.turn) % 6 };
}

/** The squadron by one of the lead's legs. */
export function courseOf(helm: Helm, leg: Leg): Course {
  const { craft, stand } = helm.force;
  const flown: Stand = { q: [...stand.q], r: [...stand.r], heading: [...stand.heading] };
  const legs: (Leg | undefined)[] = craft.map(() => undefined);
  const lead = endOf(helm.lead, leg);
  for (const i of helm.followers) legs[i] = leg;
  for (const { i, legs: open } of helm.strays) legs[i] = nearest(craft[i] as Craft, open, lead);
  const gone: number[] = [];
  legs.forEach((one, i) => {
    const from = craft[i] as Craft;
    put(flown, i, one ? endOf(from, one) : placeAdrift(from));
    if (!(one ? keeps(helm.book, from, one) : isOnMap(helm.book, { q: flown.q[i] as number, r: flown.r[i] as number })))
      gone.push(i);
  });
  return { helm, legs, stand: flown, gone };
}

function put({ q, r, heading }: Stand, i: number, at: Place): void {
  q[i] = at.q;
  r[i] = at.r;
  heading[i] = at.heading;
}

/** SQ-3.7.1 Straight on as before. */
function placeAdrift({ q, r, heading, moved }: Craft): Place {
  return { ...hexes.step({ q, r }, heading, moved), heading };
}

/** The leg that ends nearest the lead, and of those the one that faces most nearly as it does. */
function nearest(craft: Craft, legs: readonly Leg[], lead: Place): Leg {
  let best = legs[0] as Leg;
  let least = Number.POSITIVE_INFINITY;
  for (const leg of legs) {
    const dq = craft.q + (leg.q[craft.heading] as number) - lead.q;
    const dr = craft.r + (leg.r[craft.heading] as number) - lead.r;
    const far = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    const off = (craft.heading + leg.turn + 6 - lead.heading) % 6;
    const worse = 2 * far + 3 * Math.min(off, 6 - off);
    if (worse < least) [best, least] = [leg, worse];
  }
  return best;
}

/** Whether a leg stays on the map: straight runs do if their ends do. */
export function keeps({ map }: Book, { q, r, heading }: Place, leg: Leg): boolean {
  const { north, south, west, east } = leg.spans[heading] as Span;
  const row = q + r;
  const across = q - r;
  return row + north >= 0 && row + south < map.rows && across + west >= 0 && across + east < 2 * map.columns;
}

/** Hexes from here to the nearest edge, at least so many; below 0 beyond it. */
function roomAt({ map }: Pick<Book, 'map'>, at: { q: number; r: number }): number {
  const column = hexes.columnOf(at, LAYOUT);
  const row = hexes.rowOf(at, LAYOUT);
  return Math.min(column - 1, map.columns - column, row - 1, map.rows - row);
}

/** Whether a craft will leave the map in rounds to come, whichever way it turns. */
export function mustLeave(book: Book, at: Place, { turns, turnDistance }: Pick<Limits, 'turns' | 'turnDistance'>): boolean {
  if (turns === 0 || roomAt(book, at) > BACK * turnDistance) return false;
  return !comesBack(book, at, [1, turnDistance]) && !comesBack(book, at, [5, turnDistance]);
}

function comesBack(book: Book, at: Place, [side, turnDistance]: readonly [number, number]): boolean {
  let place = { q: at.q, r: at.r };
  let { heading } = at;
  for (let turned = 0; turned < BACK; turned += 1) {
    place = hexes.step(place, heading, turnDistance);
    if (!isOnMap(book, place)) return false;
    heading = (heading + side) % 6;
  }
  return true;
}

/** A course as an order. SQ-3.6.1 Whoever leaves the map flies no further than its edge. */
export function moveOf({ helm, legs, gone }: Course): Move {
  const { book, force, speed } = helm;
  const { squadron, places, craft } = force;
  const flights = legs.flatMap((leg, i) => {
    if (!leg) return [];
    const place = places[i] as number;
    const limits = () => limitsOf(book, squadron, { place, speed });
    const path = gone.includes(i) ? fitPath(book, craft[i] as Craft, { path: leg.path, limits: limits() }) : leg.path;
    return [{ craft: place + 1, path }];
  });
  return { squadron: squadron.id, speed, craft: flights };
}
