// Scenarios of the tests, small and near.

import type { Scenario } from '../rules/scenario-file.ts';

/** A duel of two turns that begins near. */
export const duel: Scenario = {
  name: 'duel',
  title: 'Duel',
  map: { columns: 42, rows: 30 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'fed-ca', hex: '1815', facing: 'C', speed: 4 }] },
    { id: 'b', name: 'Red', facing: 'F', ships: [{ id: 'red', card: 'kli-d7', hex: '2217', facing: 'F', speed: 4 }] },
  ],
};

/** Three sides, two of which set up their own. */
export const skirmish: Scenario = {
  name: 'skirmish',
  title: 'Skirmish',
  map: { columns: 12, rows: 12 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'fed-ffg', hex: '0305', facing: 'C', speed: 0 }] },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      zone: { columns: [8, 10], rows: [4, 8] },
      ships: [
        { id: 'red', card: 'kli-f5', speed: 0 },
        { id: 'small', card: 'kli-g1', speed: 0 },
      ],
    },
    {
      id: 'c',
      name: 'Grey',
      facing: 'A',
      zone: { columns: [4, 7], rows: [9, 11] },
      ships: [{ id: 'grey', card: 'gor-dd', speed: 0 }],
    },
  ],
};

/** Racks, anti-drones and launchers at close range. */
export const drones: Scenario = {
  name: 'drones',
  title: 'Drones',
  map: { columns: 14, rows: 14 },
  turns: 2,
  sides: [
    {
      id: 'a',
      name: 'Blue',
      facing: 'C',
      ships: [
        { id: 'blue', card: 'kzi-ff', hex: '0506', facing: 'C', speed: 0, drone: 'i-m' },
        { id: 'bolt', card: 'gor-dd', hex: '0507', facing: 'C', speed: 0 },
      ],
    },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      ships: [
        { id: 'red', card: 'kli-f5', hex: '0607', facing: 'F', speed: 0 },
        { id: 'small', card: 'kli-dr', hex: '0606', facing: 'F', speed: 0 },
      ],
    },
  ],
};

/** A cloaking device and torpedoes against drones and a ship that looks for it. */
export const ambush: Scenario = {
  name: 'ambush',
  title: 'Ambush',
  map: { columns: 16, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'rom-we', hex: '0506', facing: 'C', speed: 2 }] },
    { id: 'b', name: 'Red', facing: 'F', ships: [{ id: 'red', card: 'kzi-ff', hex: '0909', facing: 'F', speed: 2 }] },
  ],
};

/** Two sides that buy what they fight with; a raider with option mounts is printed. */
export const bought: Scenario = {
  name: 'bought',
  title: 'Bought',
  map: { columns: 12, rows: 12 },
  turns: 2,
  points: 100,
  muster: true,
  sides: [
    {
      ...{ id: 'a', name: 'Blue', facing: 'C', zone: { columns: [2, 4], rows: [4, 7] } },
      ships: [{ id: 'blue', card: 'ori-cr', speed: 0 }],
    },
    {
      ...{ id: 'b', name: 'Red', facing: 'F', zone: { columns: [7, 9], rows: [4, 7] } },
      ships: [{ id: 'red', card: 'kli-f5', speed: 0 }],
    },
  ],
};

/** A carrier with its fighters against a ship with shuttles of every kind. */
export const carrier: Scenario = {
  name: 'carrier',
  title: 'Carrier',
  map: { columns: 14, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'hyd-rn', hex: '0606', facing: 'C', speed: 0 }] },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      ships: [{ id: 'red', card: 'gor-dd', hex: '0908', facing: 'F', speed: 0, options: [{ id: 'mrs', n: 1 }] }],
    },
  ],
};

/** Shuttles that are made ready over turns, and a scatter-pack. */
export const bays: Scenario = {
  name: 'bays',
  title: 'Bays',
  map: { columns: 12, rows: 12 },
  turns: 3,
  sides: [
    {
      ...{ id: 'a', name: 'Blue', facing: 'C' },
      ships: [
        {
          ...{ id: 'blue', card: 'kzi-cs', hex: '0506', facing: 'C', speed: 0 },
          options: [
            { id: 'mech-link', n: 1 },
            { id: 'scatter-pack', n: 1 },
          ],
        },
        { id: 'wing', card: 'kli-g1', hex: '0506', facing: 'C', speed: 0 },
      ],
    },
    { id: 'b', name: 'Red', facing: 'F', ships: [{ id: 'red', card: 'fed-ffg', hex: '0707', facing: 'F', speed: 0 }] },
  ],
};

/** Fields, panels and a displacement device at close range. */
export const fields: Scenario = {
  name: 'fields',
  title: 'Fields',
  map: { columns: 16, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'lyr-ca', hex: '0606', facing: 'C', speed: 2 }] },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      ships: [
        { id: 'red', card: 'and-int', hex: '0807', facing: 'F', speed: 2 },
        { id: 'small', card: 'and-cob', hex: '0808', facing: 'F', speed: 2 },
      ],
    },
    { id: 'c', name: 'Grey', facing: 'A', ships: [{ id: 'grey', card: 'kzi-ff', hex: '0709', facing: 'A', speed: 2 }] },
  ],
};

/** Launchers against ships with panels, which lay mines against plasma. */
export const panels: Scenario = {
  name: 'panels',
  title: 'Panels',
  map: { columns: 16, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'gor-ca', hex: '0506', facing: 'C', speed: 2 }] },
    { id: 'b', name: 'Red', facing: 'F', ships: [{ id: 'red', card: 'and-cob', hex: '0908', facing: 'F', speed: 2 }] },
  ],
};

/** Ships within reach of each other's transporters, with bombs to lay. */
export const boarders: Scenario = {
  name: 'boarders',
  title: 'Boarders',
  map: { columns: 16, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'blue', card: 'rom-kr', hex: '0606', facing: 'C', speed: 2 }] },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      ships: [
        { id: 'red', card: 'kli-d7', hex: '0807', facing: 'F', speed: 2, options: [{ id: 'space-mine', n: 1 }] },
        { id: 'small', card: 'kli-f5', hex: '0808', facing: 'F', speed: 2 },
      ],
    },
  ],
};

/** Generators and a caster of web against ships with drones, near each other. */
export const webs: Scenario = {
  name: 'webs',
  title: 'Webs',
  map: { columns: 16, rows: 14 },
  turns: 2,
  sides: [
    { id: 'a', name: 'Blue', facing: 'C', ships: [{ id: 'spider', card: 'tho-cw', hex: '0606', facing: 'C', speed: 2 }] },
    {
      id: 'b',
      name: 'Red',
      facing: 'F',
      ships: [
        { id: 'fly', card: 'kli-f5', hex: '0807', facing: 'F', speed: 2 },
        { id: 'gnat', card: 'kzi-ff', hex: '0808', facing: 'F', speed: 2 },
      ],
    },
  ],
};
