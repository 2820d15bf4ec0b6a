// Positions of Fleet Action as people type them.

import type { PositionNotation } from '@flagplot/manifest';
import type { FleetAction } from '../rules/state.ts';
import { formatPosition } from './format.ts';
import { parsePosition } from './position.ts';

export const notation: PositionNotation<FleetAction> = { parsePosition, formatPosition };
