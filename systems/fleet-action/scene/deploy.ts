/** Setting up in the making: where squadrons stand, and their ships in them. Nothing here draws. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Book, ShipOfBook, SquadronOfBook } from '../rules/book.ts';
import { hexWritten, inFormation, LAYOUT, offsetOf, placeWritten, writtenPlace } from '../rules/map.ts';
import type { Deployment, Place } from '../rules/orders.ts';

/** FA-1.1.2 The furthest a squadron is led from the flagship at set-up; FA-1.1.1 the furthest a ship stands from its command ship. */
export const WIDE = 15;
export const CLOSE = 3;

/** Hexes from the flagship to the command ship of a squadron. */
export function fromFlag(all: readonly Deployment[], flag: string | undefined, given: Deployment): number {
  const lead = all.find(one => one.squadron === flag);
  return lead ? hexes.range(placeWritten(lead), placeWritten(given)) : 0;
}

/** A ship where it would be set up. */
export interface Stands {
  ship: ShipOfBook;
  at: Place;
  leads: boolean;
  /** It has a place of its own, not that of the formation. */
  own: boolean;
}

/** Every ship of a squadron where it would be set up, the command ship first. */
export function stands(book: Book, of: SquadronOfBook, given: Deployment): Stands[] {
  const lead = placeWritten(given);
  return of.ships.flatMap((i, n) => {
    const ship = book.ships[i];
    if (!ship) return [];
    const named = given.ships.find(one => one.ship === ship.id);
    const at = named ? { ...hexWritten(named.hex), heading: lead.heading } : inFormation(lead, of.formation[n] ?? { q: 0, r: 0 });
    return [{ ship, at, leads: n === 0, own: named !== undefined && n > 0 }];
  });
}

/** The squadron moved or turned as a whole: ships with places of their own keep them in the formation. */
export function movedTo(given: Deployment, to: { hex?: Hex; heading?: number }): Deployment {
  const from = placeWritten(given);
  const lead: Place = { ...from, ...to.hex, heading: to.heading ?? from.heading };
  const ships = given.ships.map(one => {
    const next = inFormation(lead, offsetOf(from, hexWritten(one.hex)));
    return { ...one, hex: hexes.nameOf(next, LAYOUT) };
  });
  return { ...given, ...writtenPlace(lead), ships };
}

/** One ship of it in a hex of its own, or back in its place in the formation. */
export function shipAt(given: Deployment, ship: string, hex: string | undefined): Deployment {
  const others = given.ships.filter(one => one.ship !== ship);
  return { ...given, ships: hex === undefined ? others : [...others, { ship, hex }] };
}
