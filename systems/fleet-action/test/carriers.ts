// A small battle of carriers: every chapter of fighters is in it, and little else.

import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';

/** Two carriers a side, and flights enough to swarm about one of them. */
export const carriers: Scenario = whole({
  name: 'carriers',
  title: 'Carriers',
  map: { columns: 40, rows: 40 },
  turns: 4,
  attacker: 'narn',
  options: { afterburners: true },
  sides: [
    {
      id: 'narn',
      name: 'Narn',
      rows: [1, 40],
      speed: 4,
      squadrons: [
        {
          id: 'narn-a',
          name: 'A',
          hex: '2020',
          heading: 'N',
          ships: [
            { id: 'tal', name: 'Tal', card: 'bintak-dreadnought', flights: ['frazi', 'gorith', 'frazi'] },
            { id: 'var', name: 'Var', card: 'gquan-heavy-cruiser', hex: '2121', flights: ['frazi', 'frazi'] },
          ],
        },
      ],
    },
    {
      id: 'earth',
      name: 'Earth',
      rows: [1, 40],
      speed: 4,
      squadrons: [
        {
          id: 'earth-a',
          name: 'A',
          hex: '2015',
          heading: 'S',
          ships: [{ id: 'vesper', name: 'Vesper', card: 'omega-destroyer', flights: ['starfury', 'starfury', 'thunderbolt'] }],
        },
        {
          id: 'earth-b',
          name: 'B',
          hex: '2114',
          heading: 'S',
          ships: [{ id: 'boreas', name: 'Boreas', card: 'hyperion-heavy-cruiser', flights: ['starfury'] }],
        },
      ],
    },
  ],
});
