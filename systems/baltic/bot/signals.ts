// Speed: fast toward an enemy that is far, steady among them, slow where there is no room.

import type { Side } from '@flagplot/kernel';
import type { UnitOfBook } from '../rules/book.ts';
import type { Setting } from '../rules/charts.ts';
import { ladder, lengthsAt } from '../rules/movement/settings.ts';
import type { Vessel } from '../rules/open.ts';
import type { Id, SpeedOrder } from '../rules/orders.ts';
import { orderFor } from '../rules/planning/speed-orders.ts';
import { canDive } from '../rules/planning/telegraph.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, crewOf, flagshipOf, isSotl } from '../rules/roster.ts';
import { corneredAt, sailorOf } from './dangers.ts';
import type { Errand } from './errands.ts';
import { offFrom } from './errands.ts';
import { errandOf } from './missions.ts';
import type { Prize } from './prize.ts';
import { prizesFor } from './prize.ts';
import { apart, nearest } from './reach.ts';
import { isTrapped } from './room.ts';

/** Mil beyond which one makes haste. */
const FAR = 26_000;

/** The orders for the speed of some units of a side. */
export function speedsFor(seen: Seen, side: Side, units: readonly UnitOfBook[]): SpeedOrder[] {
  const marks = prizesFor(seen, side);
  return units.map(unit => speedFor(seen, unit, marks));
}

/** The order for the speed of one unit; `marks`: its enemies. */
function speedFor(seen: Seen, unit: UnitOfBook, marks: readonly Prize[]): SpeedOrder {
  const flagship = flagshipOf(seen.open, unit.id) as Vessel;
  const down = canDive(seen, unit) && divesAlways(seen, unit);
  const wish = wishFor(seen, flagship, marks);
  const order = orderFor(seen, { unit, down }, settings => nearestTo(seen, settings, wish));
  return order.held ? { ...order, held: order.held.map(({ vessel }) => ({ vessel, setting: 'Reverse' })) } : order;
}

/** BB-3.2.10 Whether nothing it has is drowned Hull Down. */
function divesAlways({ book }: Seen, unit: UnitOfBook): boolean {
  return cardOf(book, unit).weapons.every(({ kind, dorsal }) => kind === 'torpedo' || dorsal === true);
}

function wishFor(seen: Seen, flagship: Vessel, marks: readonly Prize[]): Setting {
  if (flagship.held) return 'Reverse';
  const errand = errandOf(seen, flagship);
  const wish = paceAmong(seen, { flagship, errand }, marks);
  return errand && errand.edge !== null ? wish : staying(seen, flagship, wish);
}

function paceAmong(seen: Seen, { flagship, errand }: Sent, marks: readonly Prize[]): Setting {
  if (corneredAt(seen, sailorOf(seen, flagship, errand?.edge ?? null), flagship) > 0) return 'Slow';
  if (errand) return paceFor(seen, flagship, errand);
  const near = nearest(flagship, marks);
  const range = near ? apart(flagship, near.at) : 0;
  const isSmall = !isSotl(cardOf(seen.book, flagship));
  if (range > FAR) return isSmall && hasRoom(seen, flagship.unit) ? 'Flank' : 'Full';
  return isSmall ? 'Full' : 'Half';
}

/** The first of a unit, and what it is sent for. */
interface Sent {
  readonly flagship: Vessel;
  readonly errand: Errand | undefined;
}

/** BB-3.1.25 So fast that nobody of a unit has to leave the table, if it need not: at Stop nobody has to. */
function staying(seen: Seen, flagship: Vessel, wish: Setting): Setting {
  const crew = crewOf(seen.open, flagship.unit);
  const rungs = ladder(seen.book, cardOf(seen.book, flagship));
  const slower = rungs.slice(rungs.indexOf('Stop'), rungs.indexOf(wish) + 1).reverse();
  return slower.find(setting => !crew.some(vessel => isTrapped(seen, vessel, setting))) ?? wish;
}

/** Mil from the edge of the table within which nobody goes so fast that it turns wide: a squadron has to turn as one. */
const ROOM = 10_000;

function hasRoom({ book, open }: Seen, unit: Id): boolean {
  const [width, depth] = book.table;
  return crewOf(open, unit).every(({ x, y }) => Math.min(x, width - x, y, depth - y) > ROOM);
}

/** Mil within which a place is made for slowly. */
const CLOSE = 8000;

/** As fast as may be, and slowly where a place comes near; where it is to lie beside a ship only so fast that it can stop there. */
function paceFor({ book }: Seen, vessel: Vessel, errand: Errand): Setting {
  const off = offFrom(errand, vessel);
  if (!errand.hull) return errand.edge === null && off < CLOSE ? 'Slow' : 'Full';
  const rungs = ladder(book, cardOf(book, vessel));
  const paces = rungs.slice(rungs.indexOf('Crawl'));
  const stops = paces.filter((_, i) => wayTo(book, vessel, paces.slice(0, i + 1)) <= off);
  return stops.at(-1) ?? 'Crawl';
}

/** Mil that a vessel goes at the least on these settings, one after the other. */
function wayTo(book: Seen['book'], vessel: Vessel, paces: readonly Setting[]): number {
  return paces.reduce((sum, pace) => sum + (lengthsAt(book, cardOf(book, vessel), pace)?.[0] ?? 0), 0);
}

/** Of the settings that are open the one fewest rungs from a wish. */
function nearestTo({ book }: Seen, settings: readonly Setting[], wish: Setting): Setting {
  const rungs = book.charts.settings;
  const off = (setting: Setting): number => Math.abs(rungs.indexOf(setting) - rungs.indexOf(wish));
  return [...settings].sort((a, b) => off(a) - off(b))[0] as Setting;
}
