// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Refusal } from '@flagplot/kernel';
import { ships } from '../../data/cards/ships.ts';
import { charts as printedCharts } from '../../data/charts/charts.ts';
import type { Book } from '../book.ts';
import type { ShipCard } from '../cards.ts';
import type { Charts } from '../charts.ts';
import { cardUnder, chartsUnder, chosenOf } from '../options.ts';
import { bookOf, bringsAll, cardsUsed } from '../scenario-book.ts';
import type { Scenario } from '../scenario-file.ts';
import { scenarioFaults } from './scenario-faults.ts';

/** TP-15.1.8 The cards of a battle by their ids: the scenario's own before those that come with the rules, under its options. */
export function cardsOf({ cards, options }: Pick<Scenario, 'cards' | 'options'>): ReadonlyMap<string, ShipCard> {
  const chosen = chosenOf(options);
  return new Map([...ships, ...(cards?.ships ?? [])].map(card => [card.id, cardUnder(card, chosen)]));
}

/** TP-15.1.8 The charts of a battle, likewise. */
export function chartsOf({ charts, options }: Pick<Scenario, 'charts' | 'options'>): Charts {
  return chartsUnder(charts ?? printedCharts, chosenOf(options));
}

/** The scenario with every card and chart it uses put in, so that it plays alike wherever it is opened. */
export function whole(scenario: Scenario): Scenario {
  if (bringsAll(scenario)) return scenario;
  const cards = new Map([...ships, ...(scenario.cards?.ships ?? [])].map(card => [card.id, card]));
  const ids = cardsUsed(scenario, cards);
  return {
    ...scenario,
    cards: { ships: [...cards.values()].filter(({ id }) => ids.has(id)) },
    charts: scenario.charts ?? printedCharts,
  };
}

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const faults = scenarioFaults(scenario, { cards: cardsOf(scenario), charts: chartsOf(scenario) });
  return faults.length > 0 ? { faults } : { book: bookOf(whole(scenario)) };
}
