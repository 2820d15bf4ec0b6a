// What somebody leaves to standing orders who wants to be asked as little as may be (ruling R60).

import type { Kind, Order } from '@flagplot/kernel';
import type { Left } from '../rules/doctrine.ts';
import type { Doctrine, Plot } from '../rules/orders.ts';
import type { FaView, FleetAction } from '../rules/state.ts';
import { NEAR } from './flights.ts';

/** All that can be left; flights are launched as near as the ordinary player launches his. */
const LEFT: Required<Pick<Doctrine, Left>> = {
  hits: true,
  launch: NEAR,
  flights: true,
  attacks: true,
  aims: true,
  dogfights: true,
};

/** Standing orders are given with the plots of a turn. */
export function leave(_v: FaView, order: Order<FleetAction, Kind<FleetAction>>): Order<FleetAction, Kind<FleetAction>> {
  return isPlotted(order) ? { ...order, doctrine: { ...LEFT } } : order;
}

/** Whether these are the orders of a turn: plots of whole turns, and no deployment, shift or steering of one pulse. */
function isPlotted(order: object): order is Order<FleetAction, 'orders'> {
  const [first] = 'squadrons' in order && Array.isArray(order.squadrons) ? (order.squadrons as Partial<Plot>[]) : [];
  return Array.isArray(first?.path?.[0]);
}
