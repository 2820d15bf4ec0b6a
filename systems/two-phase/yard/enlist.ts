// A force that is begun, and one put into a scenario.

import type { Side } from '@flagplot/kernel';
import { cardsOf } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { TwoPhaseForce } from './force-file.ts';
import { FACTION, SYSTEM } from './force-file.ts';

/** An empty force. */
export function fresh(): TwoPhaseForce {
  return { name: 'New force', system: SYSTEM, faction: FACTION, ships: [] };
}

/** An id that is not taken: the one given, or with a number behind it. */
export function idFor(id: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const one = n === 1 ? id : `${id}-${n}`;
    if (!taken.has(one)) return one;
  }
}

/** The scenario with the force in place of what is printed, its cards with it. Ships whose id is taken get another. */
export function enlist(scenario: Scenario, side: Side, force: TwoPhaseForce): Scenario {
  const taken = new Set(scenario.sides.flatMap(one => (one.id === side ? [] : one.ships.map(({ id }) => id))));
  const ships = force.ships.map(ship => {
    const id = idFor(ship.id, taken);
    taken.add(id);
    return { ...ship, id };
  });
  const sides = scenario.sides.map(one => (one.id === side ? { ...one, ships } : one));
  return { ...scenario, sides, cards: withCards(scenario, force) };
}

/** The cards of the scenario and those the force brings, each with its cover, so that it plays alike wherever it is opened. */
function withCards(scenario: Scenario, { ships }: TwoPhaseForce): NonNullable<Scenario['cards']> {
  const cards = cardsOf({ ...scenario, options: [] });
  const own = scenario.cards?.ships ?? [];
  const types = new Set(ships.flatMap(({ card }) => [card, cards.get(card)?.cover ?? card]));
  const brought = [...types].filter(id => !own.some(card => card.id === id));
  return { ...scenario.cards, ships: [...own, ...brought.flatMap(id => cards.get(id) ?? [])] };
}
