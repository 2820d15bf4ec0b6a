// Flights on the table with their cards, and what is asked of them over and over.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Side } from '@flagplot/kernel';
import type { Book, FlightOfBook, ShipOfBook } from '../book.ts';
import type { Sealed, SealedMission } from '../folder.ts';
import type { Flight, Open, Ship, Squadron } from '../open.ts';
import type { Member, OfFleet } from '../roster.ts';
import { hasActive, isActive, isOf, shipsOfSquadron } from '../roster.ts';
import type { FaState } from '../state.ts';

/** A flight with its card. */
export interface Wing {
  flight: Flight;
  of: FlightOfBook;
}

/** The table as flights see it: a state and a view are one. */
export interface Sky {
  readonly book: Book;
  readonly open: Open;
}

export function wings({ book, open }: Sky): Wing[] {
  return (open.flights ?? []).map((flight, i) => ({ flight, of: book.flights?.[i] as FlightOfBook }));
}

/** FA-10.2.7 The flights that take room on a carrier. */
export function aboardOn(sky: Sky, carrier: string): Wing[] {
  return wings(sky).filter(({ flight }) => flight.aboard && flight.fighters > 0 && flight.carrier === carrier);
}

export function wingCalled({ book, open }: Sky, id: string): Wing | undefined {
  const at = open.flights?.findIndex(flight => flight.id === id) ?? -1;
  return at < 0 ? undefined : { flight: open.flights?.[at] as Flight, of: book.flights?.[at] as FlightOfBook };
}

/** On the map by itself. */
export function isFlying({ fighters, aboard }: Flight): boolean {
  return fighters > 0 && !aboard;
}

/** FA-10.10.3 Flying, and in no dogfight. */
export function isFree(flight: Flight): boolean {
  return isFlying(flight) && flight.fights === 0;
}

/** The flights that fly in a hex, of the side or of its enemies. */
export function flightsAt({ book, open }: Sky, hex: Hex, { side, own }: { side: Side; own: boolean }): Wing[] {
  const found: Wing[] = [];
  // A plain loop, and the hex first: it is asked of every ship and at every step of every flight.
  for (let i = 0; i < (open.flights?.length ?? 0); i += 1) {
    const flight = open.flights?.[i] as Flight;
    if (!hexes.same(flight, hex) || !isFlying(flight)) continue;
    const of = book.flights?.[i] as FlightOfBook;
    if ((of.side === side) === own) found.push({ flight, of });
  }
  return found;
}

/** The ships that fight in a hex and are no friends of this side. */
export function enemyShipsAt({ book, open }: Sky, hex: Hex, side: Side): Member[] {
  const found: Member[] = [];
  for (let i = 0; i < open.ships.length; i += 1) {
    const ship = open.ships[i] as Ship;
    const of = book.ships[i] as ShipOfBook;
    if (hexes.same(ship, hex) && of.side !== side && isActive(ship)) found.push({ ship, of });
  }
  return found;
}

/** The ships of a squadron that still fight. */
export function shipsOf({ book, open }: Sky, squadron: string): Member[] {
  const at = Object.hasOwn(book.squadronAt, squadron) ? book.squadronAt[squadron] : undefined;
  const of = at === undefined ? undefined : book.squadrons[at];
  return (of ? shipsOfSquadron(open, of) : []).flatMap(i => {
    const [ship, card] = [open.ships[i], book.ships[i]];
    return ship && card && isActive(ship) ? [{ ship, of: card }] : [];
  });
}

/** FA-10.1.8 Where the command ship of a squadron is. */
export function leadOf({ book, open }: Sky, squadron: string): Squadron | undefined {
  return open.squadrons[book.squadronAt[squadron] ?? -1];
}

/** FA-4.8.2 The squadron of a side nearest to a hex that has a ship left. */
export function nearestFriends({ book, open }: Sky, hex: Hex, side: Side): Squadron | undefined {
  const own = open.squadrons.filter((_, i) => book.squadrons[i]?.side === side && hasActive(open, book.squadrons[i]));
  return own.toSorted((a, b) => hexes.range(a, hex) - hexes.range(b, hex))[0];
}

/** The mission of a flight, as its owner's folder has it. */
export function missionIn({ missions = [] }: Sealed, flight: string): SealedMission | undefined {
  return missions.find(one => one.flight === flight);
}

/** The mission of a flight of any side. */
export function missionOf(s: FaState, { flight, of }: Wing): SealedMission | undefined {
  const folder = s.sealed[of.side];
  return folder && missionIn(folder, flight.id);
}

/** FA-10.1.9 The escorts of a flight that are with it and in no dogfight. */
export function coversOf(s: FaState, { flight, of }: Wing): Wing[] {
  return flightsAt(s, flight, { side: of.side, own: true }).filter(one => {
    const mission = missionOf(s, one);
    return mission?.kind === 'cover' && mission.charge === flight.id && isFree(one.flight);
  });
}

/** FA-4.8.1 Whether the fleet of a flight lost its flagship in the turn before; FA-12.2.9 reinforcements have their own. */
export function isStricken({ open, clock }: Pick<FaState, 'open' | 'clock'>, of: OfFleet): boolean {
  return clock.turn > 0 && open.fleets.some(fleet => isOf(fleet, of) && fleet.stricken === clock.turn);
}

/** The squadron of the enemy that has a ship nearest to a hex, and how far that is. */
export function nearestFoes(v: Sky & { readonly side: Side }, hex: Hex): { id: string; range: number } | undefined {
  let best: { id: string; range: number } | undefined;
  for (const { id, side } of v.book.squadrons) {
    if (side === v.side) continue;
    for (const { ship } of shipsOf(v, id)) {
      const range = hexes.range(ship, hex);
      if (!best || range < best.range) best = { id, range };
    }
  }
  return best;
}
