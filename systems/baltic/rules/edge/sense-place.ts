// Whether models lie where battles can bring them: on the table, none inside another, none ashore.

import type { Refusal } from '@flagplot/kernel';
import type { Outline, Point } from '@flagplot/plane';
import { areWithin, inside, overlap, TOUCH } from '@flagplot/plane';
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

/** BB-5.4.3 What drifts meets nobody; BB-3.1.23 what is still under way has not ended anywhere. */
function isOver({ book, open }: Seen, one: Vessel, other: Vessel): boolean {
  const passes = [one, other].some(
    ({ id, unit }) => unitCalled(book, unit).adrift !== null || open.activation?.under?.vessel === id,
  );
  return !passes && overlap(footprint(book, one), footprint(book, other));
}

/** BB-3.1.56 A ship stops where she touches the shore: no farther up it than two things touch. */
function landUnder({ book }: Seen, vessel: Vessel): string | undefined {
  const own = footprint(book, vessel);
  const under = book.features.find(
    ({ kind, outline }) => kind === 'land' && (reachesInto(own, outline) || reachesInto(outline, own)),
  );
  return under?.id;
}

/** Whether a corner of one lies inside the other by more than two things touch. */
function reachesInto(corners: Outline, outline: Outline): boolean {
  for (let i = 0; i < corners.length; i += 2) {
    const point = { x: corners[i] as number, y: corners[i + 1] as number };
    if (inside(point, outline) && !isNearEdge(point, outline)) return true;
  }
  return false;
}

function isNearEdge({ x, y }: Point, outline: Outline): boolean {
  return outline.some((_, i) => {
    const edge = [...outline.slice(i, i + 4), ...outline.slice(0, Math.max(0, i + 4 - outline.length))];
    return i % 2 === 0 && areWithin([x, y], edge, TOUCH);
  });
}
