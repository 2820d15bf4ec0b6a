// Speed: fast toward an enemy that is far, steady among them, slow where there is no room.

import type { UnitOfBook } from '../rules/book.ts';
import type { Setting } from '../rules/charts.ts';
import type { Vessel } from '../rules/open.ts';
import type { SpeedOrder } from '../rules/orders.ts';
import { orderFor } from '../rules/planning/speed-orders.ts';
import { canDive } from '../rules/planning/telegraph.ts';
import type { Seen } from '../rules/roster.ts';
import { cardOf, flagshipOf, isSotl } from '../rules/roster.ts';
import { corneredAt } from './dangers.ts';
import type { Prize } from './prize.ts';
import { prizesFor } from './prize.ts';
import { apart, nearest } from './reach.ts';

/** Mil beyond which one makes haste. */
const FAR = 26_000;

/** The order for the speed of one unit. */
export function speedFor(seen: Seen, unit: UnitOfBook): SpeedOrder {
  const flagship = flagshipOf(seen.open, unit.id) as Vessel;
  const down = canDive(seen, unit) && divesAlways(seen, unit);
  const wish = wishFor(seen, flagship, prizesFor(seen, unit.side));
  const order = orderFor(seen, { unit, down }, settings => nearestTo(seen, settings, wish));
  return order.held ? { ...order, held: order.held.map(({ vessel }) => ({ vessel, setting: 'Reverse' })) } : order;
}

/** BB-3.2.10 Whether nothing it has is drowned Hull Down. */
function divesAlways({ book }: Seen, unit: UnitOfBook): boolean {
  return cardOf(book, unit).weapons.every(({ kind, dorsal }) => kind === 'torpedo' || dorsal === true);
}

function wishFor(seen: Seen, flagship: Vessel, marks: readonly Prize[]): Setting {
  if (flagship.held) return 'Reverse';
  if (corneredAt(seen, flagship, flagship) > 0) return 'Slow';
  const near = nearest(flagship, marks);
  const range = near ? apart(flagship, near.at) : 0;
  const isSmall = !isSotl(cardOf(seen.book, flagship));
  if (range > FAR) return isSmall ? 'Flank' : 'Full';
  return isSmall ? 'Full' : 'Half';
}

/** Of the settings that are open the one fewest rungs from a wish. */
function nearestTo({ book }: Seen, settings: readonly Setting[], wish: Setting): Setting {
  const rungs = book.charts.settings;
  const off = (setting: Setting): number => Math.abs(rungs.indexOf(setting) - rungs.indexOf(wish));
  return [...settings].sort((a, b) => off(a) - off(b))[0] as Setting;
}
