// A force that is begun, and one put into a scenario.

import type { Side } from '@flagplot/kernel';
import type { Scenario, ScenarioSide, ScenarioUnit } from '../rules/scenario-file.ts';
import type { BalticForce } from './force-file.ts';
import { factionOf, SYSTEM } from './force-file.ts';
import { idFor } from './names.ts';
import { termsOf } from './terms.ts';

/** An empty force for a side. */
export function fresh({ sides }: Scenario, side: Side): BalticForce {
  const found = sides.find(({ id }) => id === side) as ScenarioSide;
  return { name: 'New force', system: SYSTEM, faction: factionOf(found), units: [] };
}

/** The scenario with the force in place of what is printed, its sheets with it. Units whose id is taken get another; nobody stands anywhere yet. */
export function enlist(scenario: Scenario, side: Side, force: BalticForce): Scenario {
  const taken = new Set(scenario.sides.flatMap(one => (one.id === side ? [] : one.units.map(({ id }) => id))));
  const { cards } = termsOf(scenario);
  const units = force.units.map(({ id: given, card, squadrons }): ScenarioUnit => {
    const id = idFor(given, taken);
    taken.add(id);
    // BB-8.1.5 A carrier carries what was bought for her, and none where nothing was.
    return { id, card, ...(cards.get(card)?.hangar !== undefined && { squadrons: squadrons ?? 0 }) };
  });
  const sides = scenario.sides.map(one => (one.id === side ? bringing(one, units, force) : one));
  return { ...scenario, sides, cards: withCards(scenario, force) };
}

function bringing(side: ScenarioSide, units: readonly ScenarioUnit[], { aeroplanes }: BalticForce): ScenarioSide {
  const { aeroplanes: _, ...rest } = side;
  return { ...rest, units, ...(aeroplanes !== undefined && aeroplanes.length > 0 && { aeroplanes }) };
}

/** The sheets of the scenario and those the force brings, so that it plays alike wherever it is opened. */
function withCards(scenario: Scenario, { units }: BalticForce): NonNullable<Scenario['cards']> {
  const { cards } = termsOf(scenario);
  const own = scenario.cards?.sheets ?? [];
  const brought = [...new Set(units.map(({ card }) => card))].filter(id => !own.some(card => card.id === id));
  return { ...scenario.cards, sheets: [...own, ...brought.flatMap(id => cards.get(id) ?? [])] };
}
