// Every sheet of a battle, and of the cards.

import type { Printed, Sheet, Sheets } from '@flagplot/sheets';
import type { SquadronOfBook } from '../rules/book.ts';
import type { Open, Squadron } from '../rules/open.ts';
import { cardsOf, chartsOf } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import { openAtFirst } from '../rules/setup.ts';
import type { Squadrons } from '../rules/state.ts';
import { cardSheet } from './card.ts';
import { squadronSheet } from './squadron.ts';

/** Record sheets of Squadrons: of the squadrons as they stand, and of the cards. */
export const sheets: Sheets<Squadrons> = { heads: { squadron: 'Squadrons' }, ofBattle, ofCards };

function ofBattle(printed: Printed<Squadrons>): Sheet[] {
  const { sides } = printed.book;
  const begun = openAtFirst(printed.book);
  return sides.flatMap(side => side.squadrons.map(at => sheetAt(printed, begun, at)));
}

/** The sheet of one squadron, by its id, as it stands. */
export function sheetOf(printed: Printed<Squadrons>, id: string): Sheet | undefined {
  const at = printed.book.squadronAt[id];
  return at === undefined ? undefined : sheetAt(printed, openAtFirst(printed.book), at);
}

/** The sheet of the squadron at a place of the book's list. */
function sheetAt({ book, now }: Printed<Squadrons>, begun: Open, at: number): Sheet {
  const { squadrons } = now?.open ?? begun;
  const round = now?.clock.turn ?? 0;
  return squadronSheet({ book, of: book.squadrons[at] as SquadronOfBook, squadron: squadrons[at] as Squadron, begun, round });
}

/** SQ-7.3.3 The cards a scenario brings before those that come with the rules. */
function ofCards(scenario?: Scenario): Sheet[] {
  const charts = chartsOf(scenario ?? {});
  return [...cardsOf(scenario ?? {}).values()].map(card => cardSheet(card, charts));
}
