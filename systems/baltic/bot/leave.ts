// Standing orders for whoever wants to be asked little.

import type { Kind, Order } from '@flagplot/kernel';
import type { Doctrine } from '../rules/orders.ts';
import type { Baltic, BbView } from '../rules/state.ts';

/** BB-2.0.7 As the ordinary captain answers where he is asked. */
const LEFT: Doctrine = { force: 'never', take: 'always', salvoes: 'in order', losses: 'staff' };

/** BB-2.2.8 With its stack a side leaves the small questions of the turn to its standing orders. */
export function leave(_v: BbView, order: Order<Baltic, Kind<Baltic>>): Order<Baltic, Kind<Baltic>> {
  return 'cards' in order && 'reserve' in order ? { ...order, doctrine: { ...LEFT } } : order;
}
