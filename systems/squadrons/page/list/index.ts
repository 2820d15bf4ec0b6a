/** What the list says of Squadrons beside its scene. */

import type { ListWords } from '@flagplot/pagekit/list/words.ts';
import type { Squadrons } from '../../rules/state.ts';
import { orders } from './orders.ts';
import { weapons } from './weapons.ts';

export const list: ListWords<Squadrons> = { orders, weapons };
