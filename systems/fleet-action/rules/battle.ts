// Fleet Action as a battle plays it whose scenario was looked at when it was laid, and brings all that it uses.

import type { Ruleset } from '@flagplot/kernel';
import type { Chapter } from './chapter.ts';
import { forecasts } from './forecasts.ts';
import { imagineWith } from './imagine.ts';
import { bookOf, cardsIn } from './scenario-book.ts';
import { deployQuestionWith } from './setting-up.ts';
import { setUp } from './setup.ts';
import type { FleetAction } from './state.ts';
import { nameQuestion } from './turn/1-name.ts';
import { ordersQuestionWith } from './turn/1-orders.ts';
import { fireQuestion, strayQuestion } from './turn/3-fire.ts';
import { allotQuestion } from './turn/4-allot.ts';
import { sequence } from './turn.ts';
import { scores } from './victory.ts';

export { bringsAll, cardsIn, chaptersOf } from './scenario-book.ts';

/** A state from outside is let in by all rules alone. */
const NOTHING = { not: {} };

/** The rules with these chapters, without what is asked of scenarios and states from outside, and without the cards and charts that come with them. */
export function battleRulesWith(chapters: readonly Chapter[]): Ruleset<FleetAction> {
  return {
    name: 'fleet-action',
    edition: '11',
    schema: {},
    stateSchemas: { open: NOTHING, sealed: NOTHING },
    read: scenario => ({ book: bookOf(scenario, cardsIn(scenario), chapters) }),
    sequence: book => sequence(book, chapters),
    questions: Object.assign(
      {
        deploy: deployQuestionWith(chapters),
        name: nameQuestion,
        orders: ordersQuestionWith(chapters),
        fire: fireQuestion,
        stray: strayQuestion,
        allot: allotQuestion,
      },
      ...chapters.map(({ questions }) => questions),
    ),
    forecasts,
    setUp,
    outcome: ({ open }) => open.verdict ?? undefined,
    score: scores,
    imagine: imagineWith(chapters),
  };
}

/** Squadrons and their guns: what every battle is played by. */
export const gunRules: Ruleset<FleetAction> = battleRulesWith([]);
