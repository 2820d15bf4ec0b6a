// Who is there: vessels, their sheets and squadrons, and what state they are in.

import type { Side } from '@flagplot/kernel';
import type { Outline, Pose } from '@flagplot/plane';
import { areWithin, outlineAt } from '@flagplot/plane';
import type { Book, SideOfBook, UnitOfBook } from './book.ts';
import type { Card } from './cards.ts';
import type { Open, Vessel } from './open.ts';
import type { Id } from './orders.ts';
import type { BbShown } from './state.ts';

/** The table without its clock: what most questions are about. */
export type Seen = Pick<BbShown, 'book' | 'open'>;

export function sideCalled({ sides }: Pick<Book, 'sides'>, side: Side): SideOfBook {
  return sides.find(({ id }) => id === side) as SideOfBook;
}

export function areEnemies(book: Pick<Book, 'sides'>, one: Side, other: Side): boolean {
  return sideCalled(book, one).enemies.includes(other);
}

export function unitCalled({ units }: Pick<Book, 'units'>, unit: Id): UnitOfBook {
  return units.find(({ id }) => id === unit) as UnitOfBook;
}

export function vesselNamed({ vessels }: Pick<Open, 'vessels'>, vessel: Id): Vessel | undefined {
  return vessels.find(({ id }) => id === vessel);
}

/** A vessel that is there. */
export function vesselCalled(open: Pick<Open, 'vessels'>, vessel: Id): Vessel {
  return vesselNamed(open, vessel) as Vessel;
}

export function cardOf({ cards }: Pick<Book, 'cards'>, { card }: Pick<Vessel, 'card'>): Card {
  return cards[card] as Card;
}

export function isLive({ status }: Pick<Vessel, 'status'>): boolean {
  return status === 'live';
}

/** Live or a wreck: it stands on the table. */
export function isOnTable({ status }: Pick<Vessel, 'status'>): boolean {
  return status === 'live' || status === 'wreck';
}

/** BB-1.1.1 A Ship-of-the-Line; else an unrated vessel of a squadron. */
export function isSotl({ rating }: Pick<Card, 'rating'>): boolean {
  return rating === 'sotl';
}

/** BB-1.1.12, BB-1.1.14 What flies is nothing else, where no row asks. */
export function isAirborne({ altitude }: Pick<Card, 'altitude'>): boolean {
  return altitude === 'airborne';
}

/** BB-1.1.16 */
export function isSkimmer({ traits }: Pick<Card, 'traits'>): boolean {
  return traits?.includes('skimmer') ?? false;
}

/** BB-1.1.15 */
export function isCorvette({ type }: Pick<Card, 'type'>): boolean {
  return type === 'aerial-corvette';
}

/** BB-3.2.60 A Ship-of-the-Line is crippled as soon as its black boxes are gone. */
export function isCrippled(card: Pick<Card, 'rating' | 'black'>, { lost }: Pick<Vessel, 'lost'>): boolean {
  return isSotl(card) && lost >= card.black;
}

/** The live vessels of a unit, the flagship first. */
export function crewOf({ vessels }: Pick<Open, 'vessels'>, unit: Id): Vessel[] {
  return vessels.filter(vessel => vessel.unit === unit && isLive(vessel));
}

/** BB-1.1.8 The flagship of a squadron: the first live vessel in its list. */
export function flagshipOf(open: Pick<Open, 'vessels'>, unit: Id): Vessel | undefined {
  return crewOf(open, unit)[0];
}

/** BB-6.1.4, BB-6.2.1 A vessel's footprint, where it lies or in another pose: each corner a body point. */
export function footprint({ bodies }: Pick<Book, 'bodies'>, vessel: Pick<Vessel, 'card'> & Pose, pose: Pose = vessel): number[] {
  return outlineAt(pose, bodies[vessel.card] as Outline);
}

/** BB-1.1.3, BB-1.1.7 Within 4 inches of its flagship (BB-6.2.4), hull to hull (BB-6.2.3), as they lie now; BB-1.1.8 the flagship always is. */
export function isInCoherency({ book, open }: Seen, vessel: Vessel): boolean {
  const flagship = flagshipOf(open, vessel.unit);
  if (isSotl(cardOf(book, vessel)) || !flagship || flagship.id === vessel.id) return true;
  return areWithin(footprint(book, vessel), footprint(book, flagship), book.charts.coherency);
}

/** Units of a side that have a live vessel on the table, in the scenario's order. */
export function unitsInPlay({ book, open }: Seen, side: Side): UnitOfBook[] {
  return book.units.filter(unit => unit.side === side && crewOf(open, unit.id).length > 0);
}
