// Which squadrons are cheap enough to go before the others.

import type { ShipOfBook } from '../rules/book.ts';

/** A screen's price beside the dearest squadron's, ship by ship. */
const CHEAP = 0.75;

/** What a ship of a squadron costs on average. */
export function priceOf(ships: readonly ShipOfBook[]): number {
  return ships.reduce((sum, { card }) => sum + card.points, 0) / ships.length;
}

/** Whether a squadron at one price a ship screens others at theirs. */
export function screens(price: number, others: readonly number[]): boolean {
  return others.some(other => price <= CHEAP * other);
}
