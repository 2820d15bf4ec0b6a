// A side jumps in, and later both sides have reinforcements by jump points: Minbari out of vortices, Narn by a gate, past which two squadrons queue.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSide, ScenarioSquadron } from '../../rules/scenario-file.ts';
import { jumpers } from '../arrival/jumpers.ts';

const [minbari, narn] = jumpers.sides as [ScenarioSide, ScenarioSide];

const relief = (id: string, ship: ScenarioSquadron['ships'][number], hex: string): ScenarioSquadron => ({
  id,
  name: id.slice(-1).toUpperCase(),
  relief: true,
  hex,
  heading: 'N',
  ships: [ship],
});

export const rescue: Scenario = whole({
  ...jumpers,
  name: 'rescue',
  title: 'Rescue',
  turns: 5,
  reliefJumps: true,
  gates: [{ hex: '1010', side: 'narn', heading: 'S' }],
  sides: [
    {
      ...minbari,
      squadrons: [...minbari.squadrons, relief('minbari-c', { id: 'len', name: 'Len', card: 'tinashi-war-frigate' }, '2030')],
    },
    {
      ...narn,
      squadrons: [
        ...narn.squadrons,
        relief('narn-c', { id: 'na', name: 'Na', card: 'gquan-heavy-cruiser', flights: ['frazi'] }, '2012'),
        relief('narn-d', { id: 'tho', name: 'Tho', card: 'thentus-frigate' }, '2014'),
      ],
    },
  ],
});
