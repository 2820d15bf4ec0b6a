/** What the list says of Fleet Action beside its scene. */

import type { ListWords } from '@flagplot/pagekit/list/words.ts';
import type { FleetAction } from '../../rules/state.ts';
import { orders } from './orders.ts';
import { weapons } from './weapons.ts';

export const list: ListWords<FleetAction> = { orders, weapons };
