// How much a scenario may hold, for whoever checks a part of one.

import type { Schema } from '@flagplot/kernel/schemas';
import { oneOf, shape, whole } from '@flagplot/kernel/schemas';
import type { BoughtOption } from './scenario-file.ts';

/** Most sides, and ships of a side. */
export const MOST: Readonly<Record<'sides' | 'ships', number>> = { sides: 6, ships: 24 };

/** TP-15.2.2 */
export const BOUGHT_OPTION: Schema<BoughtOption> = shape({
  id: oneOf('t-bomb', 'space-mine', 'boarding-party', 'drone-m', 'drone-f', 'mrs', 'scatter-pack', 'mech-link', 'booster-pack'),
  n: whole(1, 99),
});
