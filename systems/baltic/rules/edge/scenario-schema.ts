// JSON Schema of a scenario. Every size is capped.

import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, ID, jsonSchema, list, NAME, oneOf, shape, whole, words } from '@flagplot/kernel/schemas';
import { LEG, POLYGON, POSE } from '@flagplot/plane/schemas';
import { SETTINGS } from '../charts.ts';
import type { OptionName } from '../options.ts';
import { OPTIONS } from '../options.ts';
import type {
  ConvoyGoal,
  Edge,
  Feature,
  HoldGoal,
  Replenishment,
  Scenario,
  ScenarioSide,
  ScenarioUnit,
  TowGoal,
  Zone,
} from '../scenario-file.ts';
import { aeroplaneSchema, sheetSchema } from './card-schema.ts';
import { chartsSchema } from './charts-schema.ts';

const EDGE = oneOf('north', 'east', 'south', 'west');
const CLASS = oneOf('B', 'C', 'D');
const HEIGHT = oneOf('below', 'surface', 'airborne');
const points = whole(0, 10_000);
const mil = whole(0, 120_000);
/** BB-7.0.2, BB-6.1.5 An inch at least, and the largest on which all products stay exact at most. */
const extent = whole(1000, 120_000);

const FEATURE: Schema<Feature> = shape(
  {
    id: ID,
    kind: oneOf('land', 'structure', 'reef', 'shallow', 'coastal'),
    heights: { ...list(HEIGHT, 3, 1), uniqueItems: true },
    polygon: POLYGON,
    target: shape({ boxes: whole(1, 99), class: CLASS }),
  },
  ['heights', 'target'],
);

const ZONE: Schema<Zone> = shape({ navy: ID, polygon: POLYGON }, ['navy']);

const UNIT: Schema<ScenarioUnit> = shape(
  {
    id: ID,
    card: ID,
    name: NAME,
    telegraph: oneOf(...SETTINGS),
    pose: POSE,
    lost: whole(1, 40),
    squadrons: whole(0, 12),
    division: ID,
    adrift: LEG,
  },
  ['name', 'telegraph', 'pose', 'lost', 'squadrons', 'division', 'adrift'],
);

const REPLENISHMENT: Schema<Replenishment> = shape({ turn: whole(1, 99), points: whole(1, 999) });

/** Most units of a side, and squadrons of aeroplanes on land. */
const MOST = 40;

const SIDE: Schema<ScenarioSide> = shape(
  {
    id: ID,
    name: NAME,
    alliance: ID,
    navies: { ...list(ID, 10, 1), uniqueItems: true },
    pool: whole(0, 999),
    replenished: list(REPLENISHMENT, 99),
    zones: list(ZONE, 10),
    units: list(UNIT, MOST, 1),
    aeroplanes: list(oneOf('fighter', 'bomber', 'torpedo-bomber'), MOST),
    edge: EDGE,
  },
  ['alliance', 'pool', 'replenished', 'aeroplanes', 'edge'],
);

const HOLD: Schema<HoldGoal> = shape({
  kind: oneOf('hold'),
  feature: ID,
  from: whole(1, 99),
  within: mil,
  points,
  broken: points,
});

/** An edge for each side, by its id. */
const EDGES: Schema<Record<string, Edge>> = jsonSchema({
  type: 'object',
  minProperties: 1,
  maxProperties: 6,
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 },
  additionalProperties: EDGE,
});

const TOW: Schema<TowGoal> = shape({ kind: oneOf('tow'), unit: ID, edges: EDGES, capture: whole(1, 99) });

const CONVOY: Schema<ConvoyGoal> = shape({
  kind: oneOf('convoy'),
  units: { ...list(ID, MOST, 1), uniqueItems: true },
  edge: EDGE,
  points,
  wreck: points,
});

const OPTION: Schema<OptionName> = oneOf(...OPTIONS);

/** A scenario as a file. What it leaves out of sheets and charts comes with the rule system. */
export const SCENARIO: Schema<Scenario> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Baltic',
  ...shape(
    {
      name: ID,
      title: NAME,
      about: words(400),
      table: shape({ width: extent, height: extent }),
      features: list(FEATURE, 100),
      turns: whole(1, 50),
      margin: points,
      drift: LEG,
      goals: list(eitherOf(HOLD, TOW, CONVOY), 20),
      options: { ...list(OPTION, 13), uniqueItems: true },
      points: whole(1, 10_000),
      sides: list(SIDE, 6, 2),
      cards: shape({ sheets: list(sheetSchema, 200), aeroplanes: list(aeroplaneSchema, 3) }, ['sheets', 'aeroplanes']),
      charts: chartsSchema,
    },
    ['about', 'drift', 'options', 'points', 'cards', 'charts'],
  ),
};
