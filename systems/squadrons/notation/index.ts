// Positions and orders of Squadrons as people type them.

import type { OrderNotation, PositionNotation } from '@flagplot/manifest';
import type { Squadrons } from '../rules/state.ts';
import { orders } from './order.ts';
import { formatPosition, parsePosition } from './position.ts';

export const notation: OrderNotation<Squadrons> & PositionNotation<Squadrons> = { ...orders, parsePosition, formatPosition };
