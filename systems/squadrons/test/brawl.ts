// A battle at close quarters on a small map, so that missiles, ion, turrets, jamming, Broken squadrons and craft over the edge come about soon.

import type { Scenario, ScenarioSquadron } from '../rules/scenario-file.ts';

const squadron = (name: string, type: string, rest: Partial<ScenarioSquadron> = {}): ScenarioSquadron => ({
  id: name.toLowerCase(),
  name,
  type,
  quality: 'average',
  craft: 3,
  ...rest,
});

/** Five rounds of it, on sixteen by twelve hexes, two sides allied against a third. */
export const brawl: Scenario = {
  name: 'brawl',
  title: 'A brawl',
  map: { columns: 16, rows: 12 },
  rounds: 5,
  options: ['ammunition', 'pips-round-up', 'second-edition-ion'],
  sides: [
    {
      id: 'alliance',
      name: 'Alliance',
      faction: 'alliance',
      zone: { columns: [1, 4], rows: [1, 12] },
      facing: 'E',
      edge: 'west',
      budget: 2000,
      alliance: 'dawn',
      squadrons: [
        squadron('Green', 'a-wing', { hotShots: [1] }),
        squadron('Gold', 'y-wing-s3', { quality: 'veteran', leader: 2, command: 1 }),
      ],
    },
    {
      id: 'imperial',
      name: 'Imperial',
      faction: 'imperial',
      zone: { columns: [13, 16], rows: [1, 12] },
      facing: 'W',
      edge: 'east',
      budget: 2000,
      squadrons: [
        squadron('Alpha', 'tie-ln', { craft: 5, hotShots: [2] }),
        squadron('Anvil', 'tie-bomber', { craft: 3 }),
        squadron('Picket', 'customs-frigate', { craft: 1, hex: '1306', immobile: true }),
      ],
    },
    {
      id: 'free',
      name: 'Free pilots',
      faction: 'free',
      zone: { columns: [6, 10], rows: [1, 3] },
      edge: 'north',
      budget: 2000,
      alliance: 'dawn',
      squadrons: [squadron('Drift', 'z-95', { craft: 3 })],
    },
  ],
};
