// Positions and orders of Squadrons as people type them.

import type { Notation } from '@flagplot/manifest';
import type { Squadrons } from '../rules/state.ts';
import { orders } from './order.ts';
import { formatPosition, parsePosition } from './position.ts';

export const notation: Notation<Squadrons> = { ...orders, parsePosition, formatPosition };
