import type { Asked, Reply } from '@flagplot/pagekit/odds/asked.ts';
import { reckonedBy } from '@flagplot/pagekit/odds/reckoned.ts';
import { squadrons } from '../../rules/index.ts';
import type { Squadrons } from '../../rules/state.ts';

/** The odds that were asked for. Folders are empty in this book. */
export function reckon(asked: Asked<Squadrons>): Reply {
  return reckonedBy(squadrons, asked, Object.fromEntries(asked.table.book.sides.map(({ id }) => [id, {}])));
}
