// Small battles in which a side jumps in: Minbari out of vortices that scatter, in two groups, and Earth by a gate.

import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario, ScenarioSide } from '../../rules/scenario-file.ts';

const narn: ScenarioSide = {
  id: 'narn',
  name: 'Narn',
  rows: [1, 12],
  speed: 4,
  squadrons: [
    {
      id: 'narn-a',
      name: 'A',
      hex: '2012',
      heading: 'S',
      ships: [
        { id: 'tal', name: 'Tal', card: 'gquan-heavy-cruiser', flights: ['frazi'] },
        { id: 'var', name: 'Var', card: 'dagkar-missile-frigate', hex: '2011' },
      ],
    },
    {
      id: 'narn-b',
      name: 'B',
      hex: '2035',
      heading: 'S',
      ships: [{ id: 'ro', name: 'Ro', card: 'katoc-battle-destroyer' }],
    },
  ],
};

/** Two squadrons of Minbari, one of which may come apart. */
export const jumpers: Scenario = whole({
  name: 'jumpers',
  title: 'Jumpers',
  map: { columns: 40, rows: 44 },
  turns: 4,
  attacker: 'minbari',
  deploys: true,
  jump: { side: 'minbari' },
  sides: [
    {
      id: 'minbari',
      name: 'Minbari',
      rows: [33, 44],
      speed: 6,
      squadrons: [
        {
          id: 'minbari-a',
          name: 'A',
          hex: '2028',
          heading: 'N',
          ships: [
            { id: 'shar', name: 'Shar', card: 'sharlin-war-cruiser', flights: ['nial'] },
            { id: 'tin', name: 'Tin', card: 'tinashi-war-frigate', hex: '2129' },
            { id: 'tor', name: 'Tor', card: 'torotha-assault-frigate', hex: '1929' },
          ],
        },
        {
          id: 'minbari-b',
          name: 'B',
          hex: '1030',
          heading: 'N',
          ships: [{ id: 'sha', name: 'Sha', card: 'tinashi-war-frigate' }],
        },
      ],
    },
    narn,
  ],
});

/** Earth by a gate, one squadron of it without any jump engine. */
export const gated: Scenario = whole({
  ...jumpers,
  name: 'gated',
  title: 'Gated',
  attacker: 'earth',
  jump: { side: 'earth' },
  gates: [{ hex: '2022', heading: 'N' }],
  sides: [
    {
      id: 'earth',
      name: 'Earth',
      rows: [33, 44],
      speed: 6,
      squadrons: [
        {
          id: 'earth-a',
          name: 'A',
          hex: '2028',
          heading: 'N',
          ships: [
            { id: 'mer', name: 'Mer', card: 'omega-destroyer', flights: ['starfury'] },
            { id: 'hal', name: 'Hal', card: 'hyperion-heavy-cruiser', hex: '2129' },
          ],
        },
        { id: 'earth-b', name: 'B', hex: '1030', heading: 'N', ships: [{ id: 'oly', name: 'Oly', card: 'olympus-corvette' }] },
        { id: 'earth-c', name: 'C', hex: '3030', heading: 'N', ships: [{ id: 'tet', name: 'Tet', card: 'tethys-cutter' }] },
      ],
    },
    narn,
  ],
});
