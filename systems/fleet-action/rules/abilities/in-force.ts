// Chapters 4.2 to 4.5: what commanders have beyond their rating, and what the other rules ask of it in passing. Nothing of it is there in a battle
// without abilities and styles.

import type { Book, ShipOfBook, SquadronOfBook } from '../book.ts';
import type { Open, Ship, Squadron } from '../open.ts';
import { isActive, ownSquadronAt } from '../roster.ts';

interface Seen {
  readonly book: Pick<Book, 'ships' | 'shipAt' | 'squadrons'>;
  readonly open: Pick<Open, 'ships' | 'squadrons' | 'commanders' | 'units'>;
}

/** FA-4.5.2, FA-4.5.3 What the style of its commander adds to a ship's sensor, and takes from its Def; FA-4.5.4 as long as he leads. */
export function styleOf({ book, open }: Seen, of: ShipOfBook): number {
  if (!open.commanders || open.commanders.styles.length === 0) return 0;
  const squadronAt = ownSquadronAt(open, of);
  const squadron = open.squadrons[squadronAt] as Squadron;
  const found = open.commanders.styles.find(one => one.squadron === squadron.id);
  if (!found) return 0;
  const [first = 0] = (book.squadrons[squadronAt] as SquadronOfBook).ships;
  const ship = open.ships[first] as Ship;
  const { out, id } = ship;
  const leads = isActive(ship) && out === 'no' && squadron.commander === id;
  if (!leads) return 0;
  return found.style === 'offensive' ? 1 : -1;
}
