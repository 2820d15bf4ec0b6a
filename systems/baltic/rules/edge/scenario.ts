// A scenario made ready: what it brings, what comes with the rules, and every fault in it.

import type { Refusal } from '@flagplot/kernel';
import { aeroplanes, sheets } from '../../data/cards/cards.ts';
import { charts } from '../../data/charts/charts.ts';
import type { Book } from '../book.ts';
import { bookOf, bringsAll } from '../scenario-book.ts';
import type { Scenario } from '../scenario-file.ts';
import { scenarioFaults } from './scenario-faults.ts';

/** The later of those that have the same id stands for both. */
function byId<T extends { readonly id: string }>(...cards: readonly T[]): ReadonlyMap<string, T> {
  return new Map(cards.map(card => [card.id, card]));
}

/** BB-1.2.5 The scenario with every card and chart it uses put in, so that it plays alike wherever it is opened. */
export function whole(scenario: Scenario): Scenario {
  if (bringsAll(scenario)) return scenario;
  const own = scenario.cards?.sheets ?? [];
  const fielded = new Set(scenario.sides.flatMap(({ units }) => units.map(({ card }) => card)));
  const brought = sheets.filter(({ id }) => fielded.has(id) && !own.some(card => card.id === id));
  const planes = byId(...aeroplanes, ...(scenario.cards?.aeroplanes ?? []));
  return {
    ...scenario,
    cards: { sheets: [...own, ...brought], aeroplanes: [...planes.values()] },
    charts: scenario.charts ?? charts,
  };
}

/** Makes the book of a scenario that fits the schema, or says every fault in it. */
export function read(scenario: Scenario): { book: Book } | { faults: Refusal[] } {
  const cards = byId(...sheets, ...(scenario.cards?.sheets ?? []));
  const faults = scenarioFaults(scenario, { cards, charts: scenario.charts ?? charts });
  return faults.length > 0 ? { faults } : { book: bookOf(whole(scenario)) };
}
