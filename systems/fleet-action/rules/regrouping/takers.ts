// FA-4.3.10 Who may take ships that are out of command into his squadron, and which.

import { hexes } from '@flagplot/hexes';
import { ratingOver } from '../abilities/rating.ts';
import { regrouperFor } from '../abilities/uses.ts';
import { remaining } from '../command/naming.ts';
import { radiusOf } from '../command/radius.ts';
import type { Squadron } from '../open.ts';
import type { Member } from '../roster.ts';
import { isActive, isOf, rootOf, shipCalled, shipOf } from '../roster.ts';
import type { FaView } from '../state.ts';

type Shown = Pick<FaView, 'book' | 'open' | 'clock'>;

/** A squadron that may take ships in: by whose word, for how many there is room, and which are near enough. */
export interface Taker {
  squadron: Squadron;
  by: string;
  room: number;
  near: Member[];
}

/** FA-4.3.12 The places of a commander that are free: whoever only strayed too far keeps his. */
function roomIn(shown: Shown, squadron: Squadron): number {
  const led = remaining(shown, squadron).length - 1;
  return Math.max(0, ratingOver(shipOf(shown.book, { id: squadron.commander })) - led);
}

/** The ships of a side that are out of command: each by itself, and not because their whole squadron has no commander (ruling R70). */
export function strayedShips({ book, open }: Shown, side: string): Member[] {
  return book.ships.flatMap((of, i) => {
    const ship = open.ships[i];
    return ship && of.side === side && isActive(ship) && ship.out !== 'no' ? [{ ship, of }] : [];
  });
}

/** Whether a ship may come into a squadron, near enough or not: of its own fleet, and not where it belongs already unless that has had no room for it. */
export function mayJoin(shown: Shown, { ship, of }: Member, squadron: Squadron): boolean {
  const root = rootOf(shown, ship.id);
  return isOf(of, rootOf(shown, squadron.id)) && (root.id !== squadron.id || ship.out === 'excess');
}

/** FA-4.3.11 Whether it is within the radius of that squadron's commander. */
export function isWithin(shown: Shown, { ship }: Pick<Member, 'ship'>, { commander }: Squadron): boolean {
  const lead = shipCalled(shown, commander);
  return hexes.range(lead, ship) <= radiusOf(shown.book, lead);
}

/** The squadron of a side that is so called, if it has a commander who has the ability, or whom his admiral lends it (FA-4.4.1). */
export function takerCalled(shown: Shown, side: string, id: string): Taker | undefined {
  const at = Object.hasOwn(shown.book.squadronAt, id) ? (shown.book.squadronAt[id] as number) : -1;
  const squadron = shown.open.squadrons[at];
  if (!squadron || shown.book.squadrons[at]?.side !== side || squadron.leaderless === shown.clock.turn) return undefined;
  const by = isActive(shipCalled(shown, squadron.commander)) ? regrouperFor(shown, squadron) : undefined;
  if (by === undefined) return undefined;
  const near = strayedShips(shown, side).filter(one => mayJoin(shown, one, squadron) && isWithin(shown, one, squadron));
  return { squadron, by, room: roomIn(shown, squadron), near };
}

/** The squadrons of a side that can take in a ship now. */
export function takers(shown: Shown, side: string): Taker[] {
  if (!shown.open.commanders || strayedShips(shown, side).length === 0) return [];
  const all = shown.open.squadrons.flatMap(({ id }) => takerCalled(shown, side, id) ?? []);
  return all.filter(({ room, near }) => room > 0 && near.length > 0);
}
