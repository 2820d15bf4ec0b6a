// Speed orders: what a unit may be told, and what its vessels then do.

import type { Refusal } from '@flagplot/kernel';
import type { UnitOfBook } from '../book.ts';
import type { Setting } from '../charts.ts';
import { ladder, settingsFor, stepToward } from '../movement/settings.ts';
import { namesOf } from '../names.ts';
import type { Vessel } from '../open.ts';
import type { SpeedOrder } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, crewOf, isSotl, unitsInPlay } from '../roster.ts';

/** BB-2.1.21 The units of a side that have a telegraph and a live vessel; BB-7.2.2 none that is adrift. */
export function unitsToOrder(seen: Seen, side: string): UnitOfBook[] {
  return unitsInPlay(seen, side).filter(unit => cardOf(seen.book, unit).telegraph !== undefined && unit.adrift === null);
}

/** BB-2.1.2 The setting a unit was last given: of a squadron what it was ordered, whatever has become of its members. */
export function lastOf({ open }: Seen, { id }: UnitOfBook): Setting {
  return open.settings[id] ?? (crewOf(open, id)[0] as Vessel).setting;
}

/** BB-1.2.9 */
export function canDive({ book }: Seen, unit: UnitOfBook): boolean {
  return cardOf(book, unit).traits?.includes('submersible') ?? false;
}

/** BB-2.1.2, BB-2.1.15 The settings a unit may be ordered, surfaced or Hull Down; of a squadron one step from its last. */
export function settingsOfUnit(seen: Seen, unit: UnitOfBook, down: boolean): Setting[] {
  const { book } = seen;
  const crew = crewOf(seen.open, unit.id);
  const card = cardOf(book, unit);
  const leader = { ...(crew[0] as Vessel), down };
  if (isSotl(card)) return underTow(seen, leader, settingsFor(book, card, leader));
  return settingsFor(book, card, { ...leader, held: false, setting: lastOf(seen, unit) });
}

/** BB-7.2.6 A tug goes no faster than Slow, and above it a setting slower each turn. */
function underTow({ book, open }: Seen, { id }: Vessel, settings: Setting[]): Setting[] {
  if (open.tow?.tug !== id) return settings;
  const rungs = book.charts.settings;
  const slow = settings.filter(setting => rungs.indexOf(setting) <= rungs.indexOf('Slow'));
  return slow.length > 0 ? slow : settings.slice(0, 1);
}

/** BB-2.1.20 Members that are held, to be named in the order of a squadron. */
export function heldMembers({ book, open }: Seen, unit: UnitOfBook): Vessel[] {
  return isSotl(cardOf(book, unit)) ? [] : crewOf(open, unit.id).filter(({ held }) => held);
}

/** Every reason an order for the speed of one unit cannot stand; `at` is its place. */
export function speedFaults(seen: Seen, unit: UnitOfBook, order: SpeedOrder): (at: string) => Refusal[] {
  return at => {
    const down = order.down ?? false;
    const found: Refusal[] = [];
    const add = (rule: string, place: string, say: string): void => void found.push({ rule, at: `${at}${place}`, say });
    if (down && !canDive(seen, unit)) add('BB-1.2.9', '/down', `${unit.name} cannot run Hull Down.`);
    const settings = settingsOfUnit(seen, unit, down);
    if (!settings.includes(order.setting)) add('BB-2.1.2', '/setting', `${unit.name} may be set to ${settings.join(', ')}.`);
    const held = heldMembers(seen, unit).map(({ id }) => id);
    const named = (order.held ?? []).map(({ vessel }) => vessel);
    if ([...named].sort().join() !== [...held].sort().join())
      add(
        'BB-2.1.20',
        '/held',
        held.length > 0 ? `Held are ${namesOf(seen.book, held)}: each is named once.` : `Nobody of ${unit.name} is held.`,
      );
    return found;
  };
}

/** BB-2.1.20 What a vessel is set to by the order of its unit: a held one by name, another that setting or a step toward it. */
export function settingUnder({ book }: Seen, vessel: Vessel, order: SpeedOrder): Setting {
  const card = cardOf(book, vessel);
  const named = order.held?.find(held => held.vessel === vessel.id);
  if (named) return named.setting;
  return isSotl(card) ? order.setting : stepToward(ladder(book, card), vessel.setting, order.setting);
}
