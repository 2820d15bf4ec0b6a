// Chapter 13.1: the levels an ELINT ship has to give, and who may be meant by each.

import type { ShipOfBook } from '../book.ts';
import { elintLeft } from '../movement/groups.ts';
import type { Ship } from '../open.ts';
import { fleetId, isActive, ownSquadron, squadronNow } from '../roster.ts';
import type { FaState, FaView } from '../state.ts';
import type { NetworkOf } from './effects.ts';

/** The table as levels are given on it. */
export type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** A ship with its card. */
export interface Known {
  ship: Ship;
  of: ShipOfBook;
}

/** A ship by a name from outside. */
export function shipNamed({ book, open }: Pick<FaState, 'book' | 'open'>, id: string): Known | undefined {
  const at = Object.hasOwn(book.shipAt, id) ? (book.shipAt[id] as number) : -1;
  const [ship, of] = [open.ships[at], book.ships[at]];
  return ship && of ? { ship, of } : undefined;
}

/** FA-13.1.1, FA-13.7.1 The levels of a ship: those of its card, less the S boxes that are marked. */
export function levelsOf({ ship, of }: Known): number {
  return of.card.elint === 0 || !isActive(ship) ? 0 : elintLeft(of, ship);
}

/** The ships of a side that have levels to give. */
export function elintShips(v: Shown, side: string): Known[] {
  const own = v.book.ships.map((of, i): Known => ({ of, ship: v.open.ships[i] as Ship }));
  return own.filter(one => one.of.side === side && levelsOf(one) > 0);
}

/** FA-13.1.5 Whether the squadron of an ELINT ship can be helped by it: both are in command, and the squadron has a commander (FA-4.7.2). */
export function isInNetwork({ open, clock }: Shown, { ship, of }: Known): boolean {
  return ship.out === 'no' && squadronNow(open, of).leaderless !== clock.turn;
}

/** FA-13.4.1, FA-13.4.2, FA-13.4.3 Whose network is jammed at a ship: its own, its squadron's, its fleet's. */
export function networkAt({ open }: Pick<FaState, 'open'>, { ship, of }: Known): { of: NetworkOf; whose: string } {
  if (open.fleets.some(({ flagship, vacant }) => flagship === ship.id && !vacant)) return { of: 'fleet', whose: fleetId(of) };
  // FA-4.6.5 Out of command it leads nobody.
  const leads = ship.out === 'no' && squadronNow(open, of).commander === ship.id;
  return leads ? { of: 'squadron', whose: ownSquadron(open, of) } : { of: 'ship', whose: ship.id };
}
