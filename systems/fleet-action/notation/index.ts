// Positions and orders of Fleet Action as people type them.

import type { Notation } from '@flagplot/manifest';
import type { FleetAction } from '../rules/state.ts';
import { formatPosition } from './format.ts';
import { orders } from './order.ts';
import { parsePosition } from './position.ts';

export const notation: Notation<FleetAction> = { ...orders, parsePosition, formatPosition };
