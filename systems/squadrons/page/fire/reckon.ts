import { type Squadrons, squadrons } from '@flagplot/squadrons';
import { type Asked, type Reply, reckonedBy } from '../../../odds/asked.ts';

/** The odds that were asked for. Folders are empty in this book. */
export function reckon(asked: Asked<Squadrons>): Reply {
  return reckonedBy(squadrons, asked, Object.fromEntries(asked.table.book.sides.map(({ id }) => [id, {}])));
}
