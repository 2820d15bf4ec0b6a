import { plural } from '@flagplot/pagekit/words/plural.ts';
import type { SquadronOfBook } from '../rules/book.ts';
import type { Squadron } from '../rules/open.ts';
import { isFlying } from '../rules/roster.ts';
import { QUALITY_NAMES } from '../words/names.ts';

/** `4 Veteran X-wing T-65B`, `2 Average TIE Bombers`; of those that are left. */
export function crew({ quality, card }: Pick<SquadronOfBook, 'quality' | 'card'>, { craft }: Pick<Squadron, 'craft'>): string {
  const left = craft.filter(isFlying).length;
  return `${left} ${QUALITY_NAMES[quality]} ${left === 1 ? card.name : plural(card.name)}`;
}
