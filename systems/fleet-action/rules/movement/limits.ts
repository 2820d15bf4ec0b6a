// Chapter 5.1: what a squadron can do as it is damaged now. The least able ship decides (FA-5.1.2, L257).

import type { ShipOfBook } from '../book.ts';
import type { Manoeuvre } from '../cards.ts';
import type { Row } from '../events.ts';
import type { Ship, Squadron } from '../open.ts';
import type { OrderName, TurningOrder } from '../orders.ts';
import type { Member, Seen } from '../roster.ts';
import { isInUnit, unitMembers, unitOf } from '../roster.ts';

/** A limit and the ship that sets it. */
export interface Limit {
  most: number;
  ship: ShipOfBook;
}

/** A speed that no ship keeps below: the limit of a manoeuvre whose row is used up. */
export const IMPOSSIBLE = -1;

/** A squadron and the table it stands on: what its limits are asked of. */
export interface Ordered extends Seen {
  squadron: Squadron;
}

/** The rows whose value is a highest speed. */
type SpeedRow = 'turn' | 'correct' | 'hard' | 'about';

/** FA-M01 The name of each order on the chart of speed changes. */
const CHART: Readonly<Record<TurningOrder, Manoeuvre>> = {
  turn: 'turn',
  'turn-hard': 'hard',
  'come-about': 'about',
  'correct-course': 'correct',
};

/** FA-5.2, FA-3.3.1 The first ship of a squadron that keeps its speed in this order; none where all may change it. FA-3.3.2 Its card decides before the chart. */
export function keepsSpeed(it: Ordered, order: TurningOrder): ShipOfBook | undefined {
  const row = it.book.charts.combinations[CHART[order]];
  const may = ({ of: { card } }: Member) => card.combines?.[CHART[order]] ?? row[card.category];
  return unitMembers(it, it.squadron.id).find(one => !may(one))?.of;
}

/** FA-3.1.5 The row each order is limited by; keeping course has none. */
const ROW: Readonly<Record<TurningOrder, SpeedRow>> = {
  turn: 'turn',
  'turn-hard': 'hard',
  'come-about': 'about',
  'correct-course': 'correct',
};

/** FA-5.1.1, FA-6.1.3 The highest speed of a manoeuvre is over the last unmarked box of its row; FA-7.4.8 none left: not possible. */
export function topSpeed(ship: Ship, of: ShipOfBook, row: SpeedRow): number {
  return of.card[row][ship[row] - 1] ?? IMPOSSIBLE;
}

/** FA-3.1.5, FA-3.3.1, FA-5.1.1 The highest speed at which a squadron carries out an order, and the ship that sets it. */
export function limitOf(it: Ordered, order: OrderName): Limit | undefined {
  if (order === 'maintain-course') return undefined;
  return leastAble(it, (ship, of) => topSpeed(ship, of, ROW[order]));
}

/** FA-5.1.2 The most a squadron can speed up or slow down in a turn, and the ship that sets it; before any delay. */
export function ratingOf(it: Ordered, row: Extract<Row, 'accel' | 'decel'>): Limit {
  return leastAble(it, ship => ship[row]);
}

/** FA-5.4.2 A rating is lower by two for each pulse the change waits, and never below 0. */
export function ratingInPulse(rating: number, pulse: number): number {
  return Math.max(0, rating - 2 * (pulse - 1));
}

/** The least of a value among the ships plotted with a squadron, and the ship that has it. */
function leastAble(it: Ordered, value: (ship: Ship, of: ShipOfBook) => number): Limit {
  const { book, open, squadron } = it;
  let most = Number.POSITIVE_INFINITY;
  let least: ShipOfBook | undefined;
  const unit = unitOf(it, squadron.id);
  for (const i of unit.ships) {
    const ship = open.ships[i] as Ship;
    if (!isInUnit(ship, unit)) continue;
    const of = book.ships[i] as ShipOfBook;
    const able = value(ship, of);
    if (able < most) [most, least] = [able, of];
  }
  if (!least) throw new Error(`no ship of ${squadron.id} fights`);
  return { most, ship: least };
}
