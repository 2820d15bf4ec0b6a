// Activation cards: one for each Ship-of-the-Line and squadron, one for all ships of a division.

import type { Side } from '@flagplot/kernel';
import type { UnitOfBook } from '../book.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { crewOf, unitCalled } from '../roster.ts';

/** BB-1.1.2, BB-1.2.1 The cards of a side, by the units that give them their ids; BB-7.2.2 who is adrift has none, BB-7.3.2 a division one. */
export function deckOf({ book }: Pick<Seen, 'book'>, side: Side): Id[] {
  return book.units.flatMap(({ id, side: owner, adrift, shares }) =>
    owner === side && adrift === null && shares === id ? [id] : [],
  );
}

/** The units that a card activates, in the order of the list. */
function unitsOn({ book }: Pick<Seen, 'book'>, card: Id): UnitOfBook[] {
  return book.units.filter(({ shares }) => shares === card);
}

/** BB-7.3.3 Those of them with a live vessel, one after the other. */
export function liveUnitsOn(seen: Seen, card: Id): Id[] {
  return unitsOn(seen, card).flatMap(({ id }) => (crewOf(seen.open, id).length > 0 ? [id] : []));
}

/** BB-2.2.8, BB-7.3.3 The cards of a side with a live vessel. */
export function liveCards(seen: Seen, side: Side): Id[] {
  return deckOf(seen, side).filter(card => liveUnitsOn(seen, card).length > 0);
}

/** BB-7.3.3 The next live ship of a division after one that is done. */
export function nextUnderCard(seen: Seen, unit: Id): Id | undefined {
  const card = unitCalled(seen.book, unit).shares;
  const after = unitsOn(seen, card).map(({ id }) => id);
  const live = liveUnitsOn(seen, card);
  return after.slice(after.indexOf(unit) + 1).find(id => live.includes(id));
}
