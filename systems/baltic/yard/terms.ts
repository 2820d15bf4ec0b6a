// What a force is priced by in a scenario: the sheets and charts that come with the rules, and those that it brings.

import { sheets } from '../data/cards/cards.ts';
import { charts } from '../data/charts/charts.ts';
import type { ForceTerms } from '../rules/force.ts';
import type { Scenario } from '../rules/scenario-file.ts';

export function termsOf(scenario: Pick<Scenario, 'cards' | 'charts'>): ForceTerms {
  const cards = new Map([...sheets, ...(scenario.cards?.sheets ?? [])].map(card => [card.id, card]));
  return { cards, charts: scenario.charts ?? charts };
}
