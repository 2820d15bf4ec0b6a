// Two models meet: who may try to bring about a collision.

import type { Side } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { Underway, Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, cardOf, isAirborne, isLive, isOnTable, vesselCalled } from '../roster.ts';

/** BB-3.1.31 Merchants force nobody; BB-3.1.38 wrecks and whoever is held cannot. */
function mayForce(book: Pick<Book, 'cards'>, vessel: Vessel): boolean {
  return canManoeuvre(vessel) && !cardOf(book, vessel).traits?.includes('merchant');
}

/** BB-3.1.38 */
export function canManoeuvre(vessel: Vessel): boolean {
  return isLive(vessel) && !vessel.held;
}

/** BB-3.1.26 Whether contact of a mover with another may lead to a collision: enemies, one of whom at least may force it. */
export function mayMeet(book: Pick<Book, 'cards' | 'sides'>, mover: Vessel, other: Vessel): boolean {
  // BB-3.1.30
  if (!areEnemies(book, mover.side, other.side)) return false;
  // BB-3.1.32
  const atSurface = [mover, other].every(vessel => isOnTable(vessel) && !isAirborne(cardOf(book, vessel)));
  // BB-3.0.21 A wreck that coasts meets nobody.
  return atSurface && isLive(mover) && choosersOf(book, mover, other).length > 0;
}

/** BB-3.1.26 Who of the two chooses; BB-3.1.38 a wreck or a held vessel is nobody that does. A mover is held no more once it has moved. */
function choosersOf(book: Pick<Book, 'cards'>, mover: Vessel, other: Vessel): Vessel[] {
  return [{ ...mover, held: false }, other].filter(vessel => mayForce(book, vessel));
}

/** BB-2.0.6 The sides that are asked, together. */
export function sidesMeeting({ book, open }: Seen, { vessel, other }: Pick<Underway, 'vessel' | 'other'>): Side[] {
  return choosersOf(book, vesselCalled(open, vessel), vesselCalled(open, other)).map(({ side }) => side);
}
