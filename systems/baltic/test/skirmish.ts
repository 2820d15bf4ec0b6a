// Scenarios of the tests, small and near.

import type { Scenario, ScenarioSide } from '../rules/scenario-file.ts';
import { inch } from './table.ts';

/** Two destroyer squadrons and a cruiser a side, within gun range of each other. */
export const skirmish: Scenario = {
  name: 'skirmish',
  title: 'Skirmish',
  table: { width: 48_000, height: 48_000 },
  features: [],
  turns: 3,
  margin: 20,
  goals: [],
  sides: [
    {
      id: 'sd',
      name: 'Sweden-Denmark',
      navies: ['sweden-denmark'],
      zones: [],
      units: [
        { id: 'jarl', card: 'sd-ca', pose: inch(20, 14, 0) },
        { id: 'sund', card: 'sd-dd', pose: inch(14, 18, 0) },
        { id: 'lund', card: 'sd-dd', pose: inch(26, 18, 0) },
      ],
    },
    {
      id: 'to',
      name: 'Teutonic Order',
      navies: ['teutonic-order'],
      zones: [],
      units: [
        { id: 'lohengrin', card: 'to-ca', pose: inch(22, 34, 180) },
        { id: 'stamm', card: 'to-dd', pose: inch(16, 30, 180) },
        { id: 'ritter', card: 'to-dd', pose: inch(28, 30, 180) },
      ],
    },
  ],
};

/** A carrier a side, so near that squadrons meet in the turn in which they are launched. */
export const carriers: Scenario = {
  ...skirmish,
  name: 'carriers',
  title: 'Carriers',
  turns: 2,
  sides: skirmish.sides.map((side, i) => ({
    ...side,
    units: [
      {
        id: ['valkyria', 'marienburg'][i] as string,
        card: ['sd-cv', 'to-cv'][i] as string,
        pose: inch(20, 16 + 16 * i, 180 * i),
      },
      { id: ['larka', 'falke'][i] as string, card: ['sd-rc', 'to-ab'][i] as string, pose: inch(30, 18 + 12 * i, 180 * i) },
    ],
  })),
};

/** A ship of New Finland with a beam, torpedoes and marines on both sides, all within reach, and a platform between them. */
export const broadsides: Scenario = {
  ...skirmish,
  name: 'broadsides',
  title: 'Broadsides',
  turns: 2,
  options: ['masking'],
  features: [
    {
      ...{ id: 'platform', kind: 'structure', heights: ['below', 'surface', 'airborne'] },
      polygon: [25_000, 23_000, 27_000, 23_000, 27_000, 25_000, 25_000, 25_000],
      target: { boxes: 3, class: 'C' },
    },
  ],
  sides: [
    {
      ...(skirmish.sides[0] as ScenarioSide),
      units: [
        { id: 'jarl', card: 'sd-ca', pose: inch(20, 18, 0), telegraph: 'Slow' },
        { id: 'sund', card: 'sd-dd', pose: inch(10, 20, 90) },
      ],
    },
    {
      ...(skirmish.sides[1] as ScenarioSide),
      navies: ['teutonic-order', 'new-finland'],
      units: [
        { id: 'lohengrin', card: 'to-ca', pose: inch(21, 27, 180), telegraph: 'Slow' },
        { id: 'ilmari', card: 'nf-ca', pose: inch(17, 28, 180), telegraph: 'Slow' },
      ],
    },
  ],
};

/** A flyer a side, and squadrons on land so near that all of them meet. */
export const airfields: Scenario = {
  ...skirmish,
  name: 'airfields',
  title: 'Airfields',
  turns: 2,
  table: { width: 24_000, height: 24_000 },
  sides: skirmish.sides.map((side, i) => ({
    ...side,
    aeroplanes: ['fighter', 'fighter', 'bomber', 'torpedo-bomber'],
    edge: (['west', 'east'] as const)[i] as 'west',
    units: [{ id: ['rov', 'wolke'][i] as string, card: ['sd-rc', 'to-ab'][i] as string, pose: inch(8 + 8 * i, 12, 180 * i) }],
  })),
};

/** The same with all cards that make a battle large. */
export const large: Scenario = { ...skirmish, name: 'large', options: ['reserve-always'], turns: 2 };

/** Two battleships a side at short range: criticals, repairs and fires, and a living hull. */
export const hurt: Scenario = {
  ...skirmish,
  name: 'hurt',
  turns: 3,
  sides: [
    {
      ...(skirmish.sides[0] as ScenarioSide),
      navies: ['sweden-denmark', 'varelser'],
      units: [
        { id: 'vasa', card: 'sd-bb', pose: inch(20, 18, 90) },
        { id: 'moder', card: 'va-dn', pose: inch(28, 18, 90) },
      ],
    },
    {
      ...(skirmish.sides[1] as ScenarioSide),
      units: [
        { id: 'landmeister', card: 'to-bb', pose: inch(20, 27, 270) },
        { id: 'hochmeister', card: 'to-bb', pose: inch(28, 27, 270) },
      ],
    },
  ],
};

/** Two small fleets that are set up by their owners, a division among them. */
export const opened: Scenario = {
  ...skirmish,
  name: 'opened',
  turns: 1,
  sides: [
    {
      ...(skirmish.sides[0] as ScenarioSide),
      navies: ['sweden-denmark', 'hanseatic-league'],
      zones: [{ polygon: [10_000, 0, 10_000, 7000, 30_000, 7000, 30_000, 0] }],
      units: [
        { id: 'vasa', card: 'sd-bb' },
        { id: 'holk-1', card: 'hl-mm', division: 'first' },
        { id: 'holk-2', card: 'hl-mm', division: 'first' },
        { id: 'sund', card: 'sd-dd' },
      ],
    },
    {
      ...(skirmish.sides[1] as ScenarioSide),
      zones: [{ polygon: [10_000, 20_000, 10_000, 27_000, 30_000, 27_000, 30_000, 20_000] }],
      units: [
        { id: 'lohengrin', card: 'to-ca' },
        { id: 'stamm', card: 'to-dd' },
      ],
    },
  ],
};
