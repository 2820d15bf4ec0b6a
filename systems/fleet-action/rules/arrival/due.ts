// Who is still to come out of hyperspace, and who may now: what every battle asks in passing.

import type { Book, SquadronOfBook } from '../book.ts';
import type { Open, Ship } from '../open.ts';

/** Squadrons of a side that may come through now. */
export function dueOf({ book, open }: { book: Book; open: Pick<Open, 'arrival'> }, side: string): string[] {
  return (open.arrival?.due ?? []).filter(id => book.squadrons[book.squadronAt[id] ?? -1]?.side === side);
}

/** Whether a squadron may come through now, and its places are settled by that. */
export function isDue({ arrival }: Pick<Open, 'arrival'>, squadron: string): boolean {
  return arrival?.due.includes(squadron) ?? false;
}

/** FA-1.6.5 Whether a squadron is still to come. */
export function isToCome({ ships }: Pick<Open, 'ships'>, of: SquadronOfBook): boolean {
  return of.ships.some(i => (ships[i] as Ship).away === true);
}
