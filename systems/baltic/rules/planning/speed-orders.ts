// Speed orders drawn up: steady, faster, slower, any; and whether every unit has one.

import type { Refusal, RollDie } from '@flagplot/kernel';
import type { Book, UnitOfBook } from '../book.ts';
import type { Setting } from '../charts.ts';
import { nameOf } from '../names.ts';
import type { SpeedOrder } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { canDive, heldMembers, lastOf, settingsOfUnit } from './telegraph.ts';

/** Which of the settings open to a unit it is told, given the one it had. */
export type Pick = (settings: readonly Setting[], had: Setting) => Setting;

/** The setting it has, as far as it may keep it. */
export const STEADY: Pick = (settings, had) => (settings.includes(had) ? had : (settings.at(-1) as Setting));

/** The one so many from the slowest, or below 0 from the fastest. */
export function pickOf(place: number): Pick {
  return settings => settings.at(place) as Setting;
}

/** An order for one unit that stands; held members stop. */
export function orderFor(seen: Seen, { unit, down }: { unit: UnitOfBook; down: boolean }, pick: Pick): SpeedOrder {
  const held = heldMembers(seen, unit).map(({ id: vessel }) => ({ vessel, setting: 'Stop' as const }));
  const setting = pick(settingsOfUnit(seen, unit, down), lastOf(seen, unit));
  return { unit: unit.id, setting, ...(held.length > 0 && { held }), ...(down && { down }) };
}

/** Any order that stands. */
export function anyOrder(seen: Seen, unit: UnitOfBook, roll: RollDie): SpeedOrder {
  const down = canDive(seen, unit) && roll(3) === 1;
  const order = orderFor(seen, { unit, down }, settings => settings[roll(settings.length) - 1] as Setting);
  const held = order.held?.map(({ vessel }) => ({ vessel, setting: roll(2) === 1 ? ('Reverse' as const) : ('Stop' as const) }));
  return held ? { ...order, held } : order;
}

/** BB-2.1.2 Every unit with a telegraph has one order, and no other has any. */
export function dueFaults(book: Book, due: readonly UnitOfBook[], units: readonly SpeedOrder[]): Refusal[] {
  const rule = 'BB-2.1.2';
  const missing = due.filter(({ id }) => !units.some(({ unit }) => unit === id));
  return [
    ...missing.map(({ name }): Refusal => ({ rule, at: '/units', say: `${name} is told its speed.`, lacking: true })),
    ...units.flatMap(({ unit }, i): Refusal[] => {
      const at = `/units/${i}/unit`;
      if (!due.some(({ id }) => id === unit)) return [{ rule, at, say: `${nameOf(book, unit)} takes no order.` }];
      return units.findIndex(other => other.unit === unit) < i
        ? [{ rule, at, say: `${nameOf(book, unit)} takes one order.` }]
        : [];
    }),
  ];
}
