import type { Asked, Reply } from '@flagplot/pagekit/odds/asked.ts';
import { reckonedBy } from '@flagplot/pagekit/odds/reckoned.ts';
import { battleRules } from '../../rules/battle.ts';
import type { Sealed } from '../../rules/folder.ts';
import type { TwoPhase } from '../../rules/state.ts';

/** The odds that were asked for. Folders are left empty: fire does not look into them. */
export function reckon(asked: Asked<TwoPhase>): Reply {
  const folders = asked.table.book.sides.map(({ id }) => [id, { ships: [], seekers: [] } as unknown as Sealed] as const);
  return reckonedBy(battleRules, asked, Object.fromEntries(folders));
}
