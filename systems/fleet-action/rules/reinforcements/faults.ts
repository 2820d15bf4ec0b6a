// What is wrong with the reinforcements of a scenario.

import type { Refusal } from '@flagplot/kernel';
import { under } from '@flagplot/kernel';
import type { Cards } from '../scenario-book.ts';
import type { Scenario, ScenarioSide, ScenarioSquadron } from '../scenario-file.ts';
import { plannerPrice, reliefPrice, shareFaults } from './muster.ts';
import { FIRST } from './schedule.ts';

/** FA-12.1.1 Reinforcements are a part of a fleet; FA-12.1.3 and there is a turn for them to come in. */
export function reliefFaults(scenario: Scenario, cards: Cards): Refusal[] {
  return scenario.sides.flatMap((side, i) => {
    const relief = side.squadrons.filter(one => one.relief);
    if (relief.length === 0) return [];
    return [...sideFaults(side, cards).map(under(`/sides/${i}/squadrons`)), ...timeFaults(scenario)];
  });
}

function timeFaults({ turns }: Scenario): Refusal[] {
  const say = `Reinforcements come in turn ${FIRST} or later, and the battle has ${turns}.`;
  return turns < FIRST ? [{ rule: 'FA-12.1.3', at: '/turns', say }] : [];
}

/** FA-12.1.1 Somebody is there from the beginning, and what comes later is a third of all at most (FA-A78), as paid for (FA-12.1.2). */
function sideFaults({ squadrons, points }: ScenarioSide, cards: Cards): Refusal[] {
  const say = 'The first squadron is the flagship’s, which is there from the beginning.';
  if (squadrons[0]?.relief) return [{ rule: 'FA-12.1.1', at: '/0/relief', say }];
  const priceOf = (all: readonly ScenarioSquadron[]) => all.reduce((sum, one) => sum + listPrice(one, cards), 0);
  const list = priceOf(squadrons.filter(({ relief }) => relief));
  // FA-A78 Of what is agreed upon, where the scenario says so.
  const planner = squadrons.some(({ ships }) => ships.some(({ abilities }) => abilities?.includes('superior-strategic-planner')));
  const paid = priceOf(squadrons.filter(({ relief }) => !relief)) + reliefPrice(list) + (planner ? plannerPrice(list) : 0);
  const agreed = points ?? paid;
  return shareFaults({ agreed, list });
}

/** The list price of a squadron with its flights. */
function listPrice({ ships }: ScenarioSquadron, cards: Cards): number {
  const flights = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (cards.fighters.get(id)?.points ?? 0), 0);
  return ships.reduce((sum, { card, flights: aboard = [] }) => sum + (cards.ships.get(card)?.points ?? 0) + flights(aboard), 0);
}
