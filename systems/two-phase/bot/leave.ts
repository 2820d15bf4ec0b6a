// What a captain leaves to standing orders who wants to be asked as little as may be (TP-1.3.13).

import type { Order } from '@flagplot/kernel';
import type { Allocation } from '../rules/orders.ts';
import type { TpKind, TpView, TwoPhase } from '../rules/state.ts';
import { usualWatch } from '../rules/window/choices.ts';

/** The watch that a new ship begins with, for every ship; courses are given with the first space of each half anyway. */
export function leave(_v: TpView, order: Order<TwoPhase, TpKind>): Order<TwoPhase, TpKind> {
  return isAllocation(order) ? { ...order, watch: order.forms.map(({ ship }) => usualWatch(ship)) } : order;
}

function isAllocation(order: object): order is Allocation {
  return 'forms' in order && 'watch' in order;
}
