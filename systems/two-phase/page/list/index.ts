/** What the list says of Two-Phase beside its scene. */

import type { ListWords } from '@flagplot/pagekit/list/words.ts';
import type { TwoPhase } from '../../rules/state.ts';
import { orders } from './orders.ts';
import { weapons } from './weapons.ts';

export const list: ListWords<TwoPhase> = { orders, weapons };
