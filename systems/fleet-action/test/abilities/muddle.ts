// The brawl with commanders who take in ships that have strayed from others.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSquadron } from '../../rules/scenario-file.ts';
import { brawl } from '../brawl.ts';

/** FA-4.3.10 What was bought for whoever leads a squadron. */
function reorganizing(squadron: ScenarioSquadron): ScenarioSquadron {
  const [lead, ...others] = squadron.ships as [ScenarioSquadron['ships'][number], ...ScenarioSquadron['ships']];
  return { ...squadron, ships: [{ ...lead, abilities: ['command-reorganization'] }, ...others] };
}

/** Where the last ship of each squadron begins: too far from its own commander, and near another. */
const ASTRAY: Readonly<Record<string, string>> = { cinder: '1413', rime: '1405' };

function apart(squadron: ScenarioSquadron): ScenarioSquadron {
  return { ...squadron, ships: squadron.ships.map(one => ({ ...one, ...(ASTRAY[one.id] ? { hex: ASTRAY[one.id] } : {}) })) };
}

const { cards } = brawl;

/** Every commander has room for two more, and a radius of his race. */
export const muddle: Scenario = whole({
  ...brawl,
  name: 'muddle',
  cards: { ...cards, ships: (cards?.ships ?? []).map(card => ({ ...card, command: 4 })) },
  sides: brawl.sides.map(side => ({ ...side, speed: 0, squadrons: side.squadrons.map(reorganizing).map(apart) })),
});
