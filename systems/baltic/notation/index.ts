// Positions and orders of Baltic as people type them.

import type { Notation } from '@flagplot/manifest';
import type { Baltic } from '../rules/state.ts';
import { orders } from './order.ts';
import { formatPosition, parsePosition } from './position.ts';

export const notation: Notation<Baltic> = { ...orders, parsePosition, formatPosition };
