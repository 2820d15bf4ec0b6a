// Chapter 13: what ELINT does in a turn, and what the other rules ask of it in passing. Nothing of it is there in a battle without ELINT.

import { hexes } from '@flagplot/hexes';
import type { Book, ShipOfBook } from '../book.ts';
import type { Open, Ship, Squadron } from '../open.ts';
import { fleetId, isActive, ownSquadron, squadronNow } from '../roster.ts';
import type { Elint, NetworkOf, Support } from './effects.ts';

/** What holds where no level is at work. */
export function nothing(): Elint {
  return { supports: [], networks: [], targeting: [] };
}

/** FA-13.4.1, FA-13.4.2, FA-13.4.3 The levels it takes to jam a network. */
export const NETWORK_LEVELS: Readonly<Record<NetworkOf, number>> = { ship: 1, squadron: 2, fleet: 4 };
/** FA-13.4.6, FA-13.5.6, FA-13.6.5, FA-13.2.2 How far each reaches. */
export const REACH = { network: 15, elint: 35, targeting: 25, offence: 20 } as const;

type InForce = Pick<Open, 'elint'>;
type WithSquadrons = Pick<Open, 'elint' | 'squadrons' | 'units'>;

/** The table as ELINT is looked up on it. */
interface Seen {
  readonly book: Book;
  readonly open: Pick<Open, 'ships' | 'squadrons' | 'elint' | 'units'>;
}

function isJammed({ elint }: InForce, of: NetworkOf, whose: string): boolean {
  return elint?.networks.some(one => one.of === of && one.whose === whose) ?? false;
}

/** FA-13.4.2, FA-13.4.3, FA-13.4.4 Whether a squadron is out of command by a jam: of its own network, or of that of its whole fleet. */
export function isSquadronJammed(open: WithSquadrons, of: Pick<ShipOfBook, 'id' | 'squadron' | 'side' | 'relief'>): boolean {
  // FA-A31 Of the fleet without its reinforcements, which have a flagship of their own.
  return isJammed(open, 'squadron', ownSquadron(open, of)) || isJammed(open, 'fleet', fleetId(of));
}

/** FA-13.4.1 Whether a ship is out of command alone, its own link being jammed. */
export function isCutOff(open: InForce, ship: string): boolean {
  return isJammed(open, 'ship', ship);
}

/** FA-13.4 Whether a ship fires as out of command because a network is jammed. */
export function isNetworkJammed(open: WithSquadrons, of: ShipOfBook): boolean {
  return open.elint !== undefined && (isCutOff(open, of.id) || isSquadronJammed(open, of));
}

/** FA-13.4.8, FA-A16 Whether a ship jams a command network, which lights it up. */
export function isLitUp({ elint }: InForce, ship: string): boolean {
  return elint?.networks.some(({ by }) => by.some(one => one.ship === ship)) ?? false;
}

/** The levels of one support that reach a ship with its squadron. FA-13.1.5, FA-13.4.5 None while ship, squadron or the ELINT ship is out of command (FA-A75). */
function levelsFor(seen: Seen, of: ShipOfBook, use: Support['use']): number {
  const own = ownSquadron(seen.open, of);
  let levels = 0;
  for (const one of seen.open.elint?.supports ?? [])
    if (one.use === use && one.squadron === own && isHeld(seen, one, of)) levels += one.levels;
  return levels;
}

function isHeld(seen: Seen, { ship }: Support, of: ShipOfBook): boolean {
  return [ship, of.id].every(id => {
    const at = seen.book.shipAt[id] as number;
    const other = seen.open.ships[at] as Ship;
    return isActive(other) && other.out === 'no' && !isNetworkJammed(seen.open, seen.book.ships[at] as ShipOfBook);
  });
}

/** FA-13.2.1 What offensive support adds to a ship's sensor against a target; FA-13.2.2 from command ship to command ship within its reach. */
export function elintSensor(seen: Seen, of: ShipOfBook, to: ShipOfBook): number {
  if (!seen.open.elint) return 0;
  const [from, at] = [of, to].map(one => squadronNow(seen.open, one)) as [Squadron, Squadron];
  return hexes.range(from, at) > REACH.offence ? 0 : levelsFor(seen, of, 'offence');
}

/** FA-13.3.1 What defensive support adds to a ship's Def. */
export function elintDefence(seen: Seen, to: ShipOfBook): number {
  return seen.open.elint ? levelsFor(seen, to, 'defence') : 0;
}

/** FA-13.6.1, FA-13.6.6 Whether a ship's targeting is jammed as it fires, once or more often; FA-13.6.5 by a ship that is near enough now. */
export function isTargetingJammed({ book, open }: Seen, firer: Ship): boolean {
  return (open.elint?.targeting ?? []).some(({ ship, target }) => {
    const by = open.ships[book.shipAt[ship] as number] as Ship;
    return target === firer.id && isActive(by) && hexes.range(by, firer) <= REACH.targeting;
  });
}
