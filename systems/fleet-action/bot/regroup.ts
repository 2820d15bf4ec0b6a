// FA-4.3.10 Whom an ordinary player takes in.

import { hexes } from '@flagplot/hexes';
import type { Regrouping } from '../rules/orders.ts';
import { fillAll } from '../rules/regrouping/regroup.ts';
import { shipCalled } from '../rules/roster.ts';
import type { FaView } from '../rules/state.ts';

/** Every place that is free is filled, by the ships that are nearest: out of command they fire at half. */
export function regroupFor(v: FaView): Regrouping[] {
  return fillAll(v, ({ near, room, squadron }) => {
    const lead = shipCalled(v, squadron.commander);
    return near.toSorted((a, b) => hexes.range(lead, a.ship) - hexes.range(lead, b.ship)).slice(0, room);
  });
}
