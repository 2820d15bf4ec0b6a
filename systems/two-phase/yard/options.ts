// TP-15.2.2 What a ship that is bought carries besides, each with how many there may be.

import { ships } from '../data/cards/ships.ts';
import { charts as printed } from '../data/charts/charts.ts';
import type { ShipCard } from '../rules/cards.ts';
import type { Charts, PurchaseOption } from '../rules/charts.ts';
import type { BoughtShip } from '../rules/opening/force.ts';
import { mostOf } from '../rules/opening/force.ts';

export const OPTION_NAMES: Readonly<Record<PurchaseOption, string>> = {
  't-bomb': 'T-bombs',
  'space-mine': 'Space mines',
  'boarding-party': 'Boarding parties',
  'drone-m': 'Medium-speed drones',
  'drone-f': 'Fast drones',
  mrs: 'MRS shuttles',
  'scatter-pack': 'Scatter-packs',
  'mech-link': 'Mech links',
  'booster-pack': 'Booster packs',
};

export interface OptionLine {
  readonly id: PurchaseOption;
  readonly name: string;
  readonly n: number;
  readonly most: number;
  /** `1½ each`. */
  readonly price: string;
}

/** Every option that a ship may have, and those that were bought though it may not. */
export function optionLines({ options = [] }: BoughtShip, card: ShipCard, charts: Charts): OptionLine[] {
  return (Object.keys(OPTION_NAMES) as PurchaseOption[]).flatMap(id => {
    const most = mostOf(id, card, { charts });
    const n = options.find(one => one.id === id)?.n ?? 0;
    return most > 0 || n > 0 ? [{ id, name: OPTION_NAMES[id], n, most, price: priceWords(charts.options[id].halves) }] : [];
  });
}

/** What a ship may carry by the cards of the book; of a card that a scenario brings they say nothing. */
export function printedOptions(ship: BoughtShip): OptionLine[] {
  const card = ships.find(({ id }) => id === ship.card);
  return card ? optionLines(ship, card, printed) : [];
}

function priceWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${halves % 2 === 0 ? whole : `${whole || ''}½`} each`;
}

/** The ship with so many of an option. */
export function withOption<S extends BoughtShip>(ship: S, id: PurchaseOption, n: number): S {
  const options = ship.options ?? [];
  const at = options.findIndex(one => one.id === id);
  if (n <= 0) return { ...ship, options: options.filter(one => one.id !== id) };
  return { ...ship, options: at < 0 ? [...options, { id, n }] : options.with(at, { id, n }) };
}
