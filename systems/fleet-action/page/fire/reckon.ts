import type { Asked, Reply } from '@flagplot/pagekit/odds/asked.ts';
import { reckonedBy } from '@flagplot/pagekit/odds/reckoned.ts';
import { gunRules } from '../../rules/battle.ts';
import type { FleetAction } from '../../rules/state.ts';

/** The odds that were asked for. Folders are left empty: fire does not look into them. */
export function reckon(asked: Asked<FleetAction>): Reply {
  const folders = asked.table.book.sides.map(({ id }) => [id, { plots: [], pulse: 0, jumps: [] }]);
  return reckonedBy(gunRules, asked, Object.fromEntries(folders));
}
