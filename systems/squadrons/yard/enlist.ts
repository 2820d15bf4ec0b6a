// A force put into a scenario.

import type { Side } from '@flagplot/kernel';
import { cardsOf } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { SquadronsForce } from './force-file.ts';
import { SYSTEM } from './force-file.ts';
import { idFor } from './names.ts';

/** An empty force for a side. */
export function fresh(scenario: Scenario, side: Side): SquadronsForce {
  const faction = scenario.sides.find(({ id }) => id === side)?.faction ?? '';
  return { name: 'New force', system: SYSTEM, faction, squadrons: [] };
}

/** The scenario with the force in place of what is printed, its cards with it. SQ-1.1.5 Squadrons whose id is taken get another. */
export function enlist(scenario: Scenario, side: Side, force: SquadronsForce): Scenario {
  const others = scenario.sides.filter(({ id }) => id !== side);
  const taken = new Set(others.flatMap(({ squadrons }) => squadrons.map(({ id }) => id)));
  const squadrons = force.squadrons.map(squadron => {
    const id = idFor(squadron.id, taken);
    taken.add(id);
    return { ...squadron, id };
  });
  const sides = scenario.sides.map(one => (one.id === side ? { ...one, squadrons } : one));
  return { ...scenario, sides, cards: withCards(scenario, force) };
}

/** The cards of the scenario, and those the force brings, so that it plays alike wherever it is opened. */
function withCards(scenario: Scenario, { squadrons }: SquadronsForce): NonNullable<Scenario['cards']> {
  const cards = cardsOf(scenario);
  const own = scenario.cards?.craft ?? [];
  const types = new Set(squadrons.map(({ type }) => type));
  const brought = [...types].filter(id => !own.some(card => card.id === id));
  return { ...scenario.cards, craft: [...own, ...brought.flatMap(id => cards.get(id) ?? [])] };
}
