// Where fleets are set up: as the rules have it first, and where a ship is to be fetched as near to her as may be.

import type { Point } from '@flagplot/plane';
import { boxOf } from '@flagplot/plane';
import { towGoalOf } from '../rules/goals/tow.ts';
import { zonesOf } from '../rules/opening/legal-places.ts';
import { placesFor } from '../rules/opening/search.ts';
import type { Id } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { unitCalled } from '../rules/roster.ts';
import type { Baltic } from '../rules/state.ts';

type Deploy = Baltic['asks']['deploy']['order'];

/** The first unit that has a place as near to the prize as it has one; nothing where there is no prize. */
export function nearPrize(seen: Seen, units: readonly Id[]): Deploy | undefined {
  const goal = towGoalOf(seen.book);
  const prize = goal && seen.open.vessels.find(({ unit }) => unit === goal.unit);
  if (!prize) return undefined;
  for (const unit of units)
    for (const vessels of placesFor(seen, unitCalled(seen.book, unit), frontOf(seen, unit, prize))) return { unit, vessels };
  return undefined;
}

/** Of the box about its first zone the point nearest to a place. */
function frontOf({ book }: Seen, unit: Id, { x, y }: Point): Point {
  const { left, bottom, right, top } = boxOf(zonesOf(book, unitCalled(book, unit))[0] as readonly number[]);
  return { x: Math.max(left, Math.min(right, x)), y: Math.max(bottom, Math.min(top, y)) };
}
