// The brawl with commanders of better networks, who are lost soon and leave nobody who can lead so many.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSquadron } from '../../rules/scenario-file.ts';
import { brawl } from '../brawl.ts';

/** FA-4.3.4 What was bought for whoever leads a squadron, and the card of his ship. */
function networked(squadron: ScenarioSquadron): ScenarioSquadron {
  const [lead, ...others] = squadron.ships as [ScenarioSquadron['ships'][number], ...ScenarioSquadron['ships']];
  return { ...squadron, ships: [{ ...lead, card: 'leader', abilities: ['improved-command-network'] }, ...others] };
}

/** A battle in which every commander has a better network. */
export function withNetworks(scenario: Scenario): Scenario {
  const bought = ({ ships: [lead, ...others], ...squadron }: ScenarioSquadron) => ({
    ...squadron,
    ships: lead ? [{ ...lead, abilities: ['improved-command-network' as const] }, ...others] : others,
  });
  return { ...scenario, sides: scenario.sides.map(side => ({ ...side, squadrons: side.squadrons.map(bought) })) };
}

const cards = (brawl.cards?.ships ?? []).map(card => ({ ...card, command: 0 }));
const [brawler] = cards as [(typeof cards)[number], ...typeof cards];

export const networks: Scenario = whole({
  ...brawl,
  name: 'networks',
  cards: { ...brawl.cards, ships: [...cards, { ...brawler, id: 'leader', name: 'Leader', structure: 2, grey: [2], command: 3 }] },
  sides: brawl.sides.map(side => ({ ...side, speed: 2, squadrons: side.squadrons.map(networked) })),
});

/** The same where the second squadron of each side takes in ships that stray: those of a squadron of surplus ships too. */
export const reorganized: Scenario = {
  ...networks,
  name: 'reorganized',
  sides: networks.sides.map(side => ({
    ...side,
    squadrons: side.squadrons.map(({ ships: [lead, ...others], ...squadron }, i) => ({
      ...squadron,
      ships:
        lead && i > 0
          ? [{ ...lead, abilities: ['command-reorganization' as const] }, ...others]
          : [...(lead ? [lead] : []), ...others],
    })),
  })),
};
