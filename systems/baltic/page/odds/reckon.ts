import type { Json } from '@flagplot/kernel';
import type { Asked, Reckoned, Reply } from '@flagplot/pagekit/odds/asked.ts';
import { reckonedBy } from '@flagplot/pagekit/odds/reckoned.ts';
import { battleRules } from '../../rules/battle.ts';
import type { Baltic, BbView } from '../../rules/state.ts';

/** The odds that were asked for. Folders are left empty: no forecast looks into them. */
export function reckon(asked: Asked<Baltic>): Reply {
  const doctrine = { force: 'ask', take: 'ask', salvoes: 'ask', losses: 'ask' } as const;
  const empty = (): Baltic['sealed'] => ({ stack: [], reserve: null, hold: [], doctrine, course: null });
  return reckonedBy(battleRules, asked, Object.fromEntries(asked.table.book.sides.map(({ id }) => [id, empty()])));
}

/** The odds of a small thing, here and now; nothing where there are none. */
export function oddsNow({ book, clock, open }: BbView, name: string, of: Json): Reckoned | undefined {
  const reply = reckon({ number: 0, table: { book, clock, open }, name, of });
  return 'found' in reply ? reply.found : undefined;
}
