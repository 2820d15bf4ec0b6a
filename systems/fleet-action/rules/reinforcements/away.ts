// Which ships of reinforcements are still to come.

import { isDue } from '../arrival/due.ts';
import type { ShipOfBook } from '../book.ts';
import type { Open } from '../open.ts';

/** FA-12.2.6 All of a side until they are here; FA-1.5.4 of those that come by jump points who may come through, and has not yet. */
export function isAway(open: Pick<Open, 'relief' | 'arrival'>, { side, squadron }: ShipOfBook): boolean {
  const own = open.relief?.find(one => one.side === side);
  if (!own) return false;
  if (own.now === 'coming' && own.edge === undefined) return isDue(open, squadron);
  return own.now !== 'here';
}
