// Whether models lie where battles can bring them: on the table, none inside another, none ashore.

import type { Refusal } from '@flagplot/kernel';
import { overlap, squaredDistance } from '@flagplot/plane';
import type { Vessel } from '../open.ts';
import type { Seen } from '../roster.ts';
import { cardOf, footprint, isAirborne, isOnTable, unitCalled } from '../roster.ts';
import type { BbState } from '../state.ts';

/** BB-3.1.25 What stands on the table has its middle there; at the surface BB-3.1.23 no model lies over another, BB-3.1.56 and none ashore. */
export function placeFaults({ book, open }: BbState): Refusal[] {
  const afloat: Vessel[] = [];
  return open.vessels.flatMap((vessel, i) => {
    if (!isOnTable(vessel)) return [];
    const at = `/open/vessels/${i}`;
    const found: Refusal[] = isOff(book, vessel) ? [{ rule: 'BB-3.1.25', at, say: `${vessel.id} lies off the table.` }] : [];
    if (isAirborne(cardOf(book, vessel))) return found;
    const other = afloat.find(one => isOver({ book, open }, vessel, one));
    if (other) found.push({ rule: 'BB-3.1.23', at, say: `${vessel.id} lies over ${other.id}.` });
    const land = landUnder({ book, open }, vessel);
    if (land !== undefined) found.push({ rule: 'BB-3.1.56', at, say: `${vessel.id} lies on ${land}.` });
    afloat.push(vessel);
    return found;
  });
}

function isOff({ table: [width, depth] }: BbState['book'], { x, y }: Vessel): boolean {
  return x < 0 || y < 0 || x > width || y > depth;
}

/** BB-5.4.3 What drifts meets nobody. */
function isOver({ book }: Seen, one: Vessel, other: Vessel): boolean {
  const drifts = [one, other].some(({ unit }) => unitCalled(book, unit).adrift !== null);
  return !drifts && overlap(footprint(book, one), footprint(book, other));
}

function landUnder({ book }: Seen, vessel: Vessel): string | undefined {
  const own = footprint(book, vessel);
  const under = book.features.find(({ kind, outline }) => kind === 'land' && squaredDistance(outline, own) === 0);
  return under?.id;
}
