// The brawl with commanders of better networks, who are lost soon and leave nobody who can lead so many.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSquadron } from '../../rules/scenario-file.ts';
import { brawl } from '../brawl.ts';

/** FA-4.3.4 What was bought for whoever leads a squadron, and the card of his ship. */
function networked(squadron: ScenarioSquadron): ScenarioSquadron {
  const [lead, ...others] = squadron.ships as [ScenarioSquadron['ships'][number], ...ScenarioSquadron['ships']];
  return { ...squadron, ships: [{ ...lead, card: 'leader', abilities: ['improved-command-network'] }, ...others] };
}

const cards = (brawl.cards?.ships ?? []).map(card => ({ ...card, command: 0 }));
const [brawler] = cards as [(typeof cards)[number], ...typeof cards];

export const networks: Scenario = whole({
  ...brawl,
  name: 'networks',
  cards: { ...brawl.cards, ships: [...cards, { ...brawler, id: 'leader', name: 'Leader', structure: 2, grey: [2], command: 3 }] },
  sides: brawl.sides.map(side => ({ ...side, speed: 2, squadrons: side.squadrons.map(networked) })),
});
