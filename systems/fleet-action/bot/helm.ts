// How a squadron handles, and whether it can still keep off the edge of the map.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Book } from '../rules/book.ts';
import type { Manoeuvre } from '../rules/cards.ts';
import { topSpeed } from '../rules/movement/limits.ts';
import type { Squadron } from '../rules/open.ts';
import type { Place } from '../rules/orders.ts';
import type { Member } from '../rules/roster.ts';
import { unitMembers } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';

/** What a squadron can do, by its least able ship. */
export interface Helm {
  accel: number;
  decel: number;
  /** The highest speed of a turn of one hexside, of two, of three. */
  tops: readonly number[];
  /** Whether such a turn forbids a speed change before it. */
  keeps: readonly boolean[];
  map: Book['map'];
  /** Hexes its ships stand from the command ship. */
  spread: number;
}

/** A squadron's place and speed at the end of a turn. */
export interface Sailing extends Place {
  speed: number;
}

/** FA-3.2 The manoeuvres of one hexside, of two, of three: on the chart of speed changes, and the row of each on a card. */
const TURNS: readonly { manoeuvre: Manoeuvre; row: 'turn' | 'hard' | 'about' }[] = [
  { manoeuvre: 'turn', row: 'turn' },
  { manoeuvre: 'hard', row: 'hard' },
  { manoeuvre: 'about', row: 'about' },
];
/** Hexsides turned after which a squadron heads back. */
const BACK = 3;
const CENTRE: Hex = { q: 0, r: 0 };
/** Faster than any card has it. */
const FASTEST = 99;

/** FA-5.1.2 The helm of a squadron; its least able ship decides. */
export function helmOf(
  { book, open }: FaView,
  squadron: Squadron,
  ships: readonly Member[] = unitMembers({ book, open }, squadron.id),
): Helm {
  const helm = { accel: Number.POSITIVE_INFINITY, decel: Number.POSITIVE_INFINITY };
  for (const { ship } of ships) {
    helm.accel = Math.min(helm.accel, ship.accel);
    helm.decel = Math.min(helm.decel, ship.decel);
  }
  const { combinations } = book.charts;
  return {
    ...helm,
    tops: TURNS.map(({ row }) => ships.reduce((top, { ship, of }) => Math.min(top, topSpeed(ship, of, row)), FASTEST)),
    keeps: TURNS.map(({ manoeuvre }) =>
      ships.some(({ of: { card } }) => !(card.combines?.[manoeuvre] ?? combinations[manoeuvre][card.category])),
    ),
    map: book.map,
    spread: squadron.formation.reduce((most, hex) => Math.max(most, hexes.range(CENTRE, hex)), 0),
  };
}

/** Hexsides a squadron can turn in one turn at a speed. */
export function hexsidesAt({ tops }: Helm, speed: number): number {
  let n = tops.length;
  while (n > 0 && speed > (tops[n - 1] as number)) n -= 1;
  return n;
}

/** Hexes from here to the nearest edge of the map; below 0 beyond it. */
export function roomAt(map: Book['map'], at: Hex): number {
  // Columns and rows as hexes.columnOf and hexes.rowOf count them, from 0.
  const row = at.r + (at.q >> 1);
  return Math.min(at.q, map.columns - 1 - at.q, row, map.rows - 1 - row);
}

/** Whether a squadron will run over the edge, however it brakes and turns from here. */
export function isDoomed(helm: Helm, at: Sailing): boolean {
  if (roomAt(helm.map, at) > helm.spread + BACK * at.speed) return false;
  return !staysOn(helm, at, 1) && !staysOn(helm, at, 5);
}

/** Whether it stays on if it brakes until it can turn, and then turns to one side (in sixths) until it heads back. */
function staysOn(helm: Helm, at: Sailing, side: number): boolean {
  let place: Hex = at;
  let { heading, speed } = at;
  for (let turned = 0; turned < BACK; ) {
    const n = hexsidesAt(helm, speed);
    if (n === 0 && (speed === 0 || helm.decel === 0)) return false;
    if (n === 0) speed = Math.max(0, speed - helm.decel);
    turned += n;
    heading = (heading + n * side) % 6;
    place = hexes.step(place, heading, speed);
    if (roomAt(helm.map, place) < helm.spread) return false;
  }
  return true;
}
