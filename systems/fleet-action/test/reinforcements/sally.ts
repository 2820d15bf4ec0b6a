// A battle at close quarters in which both sides await reinforcements.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSquadron } from '../../rules/scenario-file.ts';
import { brawl } from '../brawl.ts';

const [red, blue] = brawl.sides as [Scenario['sides'][number], Scenario['sides'][number]];

const relief = (id: string, hex: string, heading: 'N' | 'S'): ScenarioSquadron => ({
  id,
  name: 'C',
  relief: true,
  hex,
  heading,
  ships: [
    { id: `${id}-lead`, name: `${id} lead`, card: 'raider' },
    { id: `${id}-mate`, name: `${id} mate`, card: 'raider' },
  ],
});

/** FA-4.4.8 Its admiral plans ahead. */
function planned(squadron: ScenarioSquadron, i: number): ScenarioSquadron {
  const [lead, ...others] = squadron.ships as [ScenarioSquadron['ships'][number], ...ScenarioSquadron['ships']];
  return i === 0 ? { ...squadron, ships: [{ ...lead, abilities: ['superior-tactical-planner'] }, ...others] } : squadron;
}

/** Six turns of it: time for what comes in turn 4 and for what is late. */
export const sally: Scenario = whole({
  ...brawl,
  name: 'sally',
  turns: 7,
  gates: [],
  sides: [
    { ...red, squadrons: [...red.squadrons.map(planned), relief('red-r', '0816', 'N')] },
    { ...blue, squadrons: [...blue.squadrons, relief('blue-r', '0801', 'S')] },
  ],
});
