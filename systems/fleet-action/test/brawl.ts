// A battle at close quarters on a small map, so that fire, substitutions, lost commanders and ships over the edge come about soon.

import type { ShipCard } from '../rules/cards.ts';
import type { Scenario, ScenarioShip } from '../rules/scenario-file.ts';
import { hull, mounted } from './hulls.ts';

/** Two cards that carry a weapon of every class between them, and few boxes of each. */
const BRAWLER: ShipCard = hull('brawler', {
  points: 300,
  def: 9,
  armour: [5, 4, 3],
  structure: 7,
  grey: [5, 2],
  sensor: 4,
  jump: true,
  command: 1,
  mounts: [
    mounted('class-s-missile-rack', 1),
    mounted('railgun', 2),
    mounted('heavy-pulse-cannon', 1),
    mounted('plasma-accelerator', 1),
    mounted('twin-array', 2, { af: 1 }),
  ],
});

const RAIDER: ShipCard = hull('raider', {
  category: 'medium',
  points: 200,
  def: 10,
  armour: [3],
  structure: 4,
  grey: [2],
  sensor: 4,
  accel: 4,
  decel: 3,
  turn: [4, 8, 12, 16],
  correct: [6, 12],
  hard: [4, 8],
  about: [3, 6],
  flights: 1,
  command: 1,
  elint: 1,
  elintBoxes: [2],
  mounts: [mounted('mag-gun', 1), mounted('matter-cannon', 1), mounted('burst-beam', 1), mounted('light-pulse-cannon', 1)],
});

const ship = (name: string, card: string, rest: Partial<ScenarioShip> = {}): ScenarioShip => ({
  id: name.toLowerCase(),
  name,
  card,
  ...rest,
});

/** Five turns of it, on sixteen by sixteen hexes, with a gate in the middle. */
export const brawl: Scenario = {
  name: 'brawl',
  title: 'A brawl',
  map: { columns: 16, rows: 16 },
  turns: 5,
  gates: [{ hex: '0808' }],
  attacker: 'red',
  sides: [
    {
      id: 'red',
      name: 'Red',
      rows: [9, 16],
      speed: 6,
      squadrons: [
        {
          id: 'red-a',
          name: 'A',
          hex: '0812',
          heading: 'N',
          ships: [
            ship('Ember', 'brawler'),
            ship('Flare', 'brawler', { hex: '0513' }),
            ship('Torch', 'raider', { hex: '1412' }),
            ship('Cinder', 'raider', { hex: '0914' }),
          ],
        },
        {
          id: 'red-b',
          name: 'B',
          hex: '1112',
          heading: 'N',
          ships: [ship('Spark', 'raider'), ship('Glint', 'raider', { hex: '1212' })],
        },
      ],
    },
    {
      id: 'blue',
      name: 'Blue',
      rows: [1, 8],
      speed: 6,
      squadrons: [
        {
          id: 'blue-a',
          name: 'A',
          hex: '0805',
          heading: 'S',
          ships: [
            ship('Frost', 'brawler', { flights: [] }),
            ship('Sleet', 'brawler', { hex: '0905' }),
            ship('Rime', 'raider', { hex: '0205' }),
          ],
        },
        {
          id: 'blue-b',
          name: 'B',
          hex: '1105',
          heading: 'S',
          ships: [ship('Hail', 'raider'), ship('Thaw', 'raider', { hex: '1406' })],
        },
      ],
    },
  ],
  cards: { ships: [BRAWLER, RAIDER] },
};

/** The same where raiders carry energy mines, three turns of it. */
export const minefield: Scenario = {
  ...brawl,
  name: 'minefield',
  turns: 3,
  cards: { ships: [BRAWLER, { ...RAIDER, elint: 0, elintBoxes: [], mounts: [...RAIDER.mounts, mounted('energy-mine', 2)] }] },
};

type Side = Scenario['sides'][number];
type Squadron = Side['squadrons'][number];

const squadronOf = (id: string, [hex, heading]: readonly [string, 'N' | 'S'], names: readonly string[]): Squadron => ({
  id,
  name: id,
  hex,
  heading,
  ships: names.map(name => ship(name, 'brawler')),
});

/** Six ships with jump engines a side, too far off to fire: five turns of orders alone, in which many a vortex is written. */
export const apart: Scenario = {
  ...brawl,
  name: 'apart',
  map: { columns: 40, rows: 90 },
  gates: [],
  sides: [
    {
      ...(brawl.sides[0] as Side),
      rows: [60, 90],
      squadrons: [
        squadronOf('red-a', ['1080', 'N'], ['Ember', 'Flare', 'Torch']),
        squadronOf('red-b', ['3080', 'N'], ['Spark', 'Glint', 'Cinder']),
      ],
    },
    {
      ...(brawl.sides[1] as Side),
      rows: [1, 30],
      squadrons: [
        squadronOf('blue-a', ['1010', 'S'], ['Frost', 'Sleet', 'Rime']),
        squadronOf('blue-b', ['3010', 'S'], ['Hail', 'Thaw', 'Haze']),
      ],
    },
  ],
  cards: { ships: [{ ...BRAWLER, command: 2 }] },
};
