// Which ships of reinforcements are still to come.

import type { ShipOfBook } from '../book.ts';
import type { Open } from '../open.ts';

/** FA-12.2.6 All of a side until they are here; FA-1.5.4 of those that come by jump points who may come through, and has not yet. */
export function isAway({ relief, arrival }: Pick<Open, 'relief' | 'arrival'>, { side, squadron }: ShipOfBook): boolean {
  const own = relief?.find(one => one.side === side);
  if (!own) return false;
  if (own.now === 'coming' && own.edge === undefined) return arrival?.due.includes(squadron) ?? false;
  return own.now !== 'here';
}
