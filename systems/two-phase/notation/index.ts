// Positions and orders of Two-Phase as people type them.

import type { Notation } from '@flagplot/manifest';
import type { TwoPhase } from '../rules/state.ts';
import { orders } from './order.ts';
import { formatPosition, parsePosition } from './position.ts';

export const notation: Notation<TwoPhase> = { ...orders, parsePosition, formatPosition };
