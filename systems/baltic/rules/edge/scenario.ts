// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Refusal } from '@flagplot/kernel';
import { aeroplanes, sheets } from '../../data/cards/cards.ts';
import { charts } from '../../data/charts/charts.ts';
import type { Book } from '../book.ts';
import { bookOf } from '../scenario-book.ts';
import type { Scenario } from '../scenario-file.ts';
import { scenarioFaults } from './scenario-faults.ts';

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const cards = new Map([...sheets, ...(scenario.cards?.sheets ?? [])].map(card => [card.id, card]));
  const faults = scenarioFaults(scenario, { cards, charts: scenario.charts ?? charts });
  return faults.length > 0 ? { faults } : { book: bookOf(scenario, { sheets, aeroplanes, charts }) };
}
