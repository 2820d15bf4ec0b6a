// A flight as it is ordered: who flies, where it leads, and whose place is taken at its end.

import type { Point } from '@flagplot/plane';
import type { Marker } from '../open.ts';
import type { Fly } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { vesselNamed } from '../roster.ts';
import { hitchAt, placeOff } from './attached.ts';
import type { Flown } from './flight.ts';
import { flyersOf, flyLegs } from './flight.ts';
import { markerNamed } from './markers.ts';

/** A flight worked out on the table as it is. */
export interface Plan {
  readonly flown: Flown;
  /** BB-4.2.5, BB-6.8.4 Where the markers then stand. */
  readonly end: Point;
}

/** A group with its order, on the table as it is. */
export interface Ordered {
  readonly group: readonly Marker[];
  readonly fly: Fly;
  readonly plan: Plan;
}

/** BB-4.2.1 Where a group would come to; BB-4.5.5 off its ship. */
export function planOf(seen: Seen, group: readonly Marker[], fly: Fly): Plan {
  const leads = flyLegs(seen, flyersOf(seen, group, fly.from), fly.legs);
  const ship = fly.off === undefined ? undefined : vesselNamed(seen.open, group[0]?.on?.vessel ?? '');
  if (ship) {
    const to = placeOff(seen, ship, fly.off as number);
    return { flown: { ...leads, to }, end: to };
  }
  return { flown: leads, end: endOf(seen, leads.to, fly) };
}

function endOf({ open }: Seen, to: Point, { join, stay }: Fly): Point {
  const joined = join === undefined ? undefined : markerNamed(open, join);
  if (joined) return { x: joined.x, y: joined.y };
  const ship = stay && vesselNamed(open, stay.vessel);
  return ship ? hitchAt(ship, to, stay.as).at : to;
}
