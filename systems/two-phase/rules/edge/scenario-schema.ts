// JSON Schema of a scenario. Every size is capped.

import { HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, FLAG, ID, list, NAME, oneOf, pair, shape, whole, words } from '@flagplot/kernel/schemas';
import { FACINGS } from '../geometry/map.ts';
import type { Refit, Scenario, ScenarioShip, ScenarioSide } from '../scenario-file.ts';
import { BOUGHT_OPTION, MOST } from '../scenario-limits.ts';
import { shipSchema } from './card-schema.ts';
import { chartsSchema } from './charts-schema.ts';

const FACING = oneOf(...FACINGS);

const REFIT: Schema<Refit> = shape({ mount: ID, weapon: ID });

const SHIP: Schema<ScenarioShip> = shape(
  {
    id: ID,
    card: ID,
    hex: HEX,
    facing: FACING,
    speed: whole(0, 99),
    drone: ID,
    refits: list(REFIT, 20),
    options: list(BOUGHT_OPTION, 20),
  },
  ['hex', 'facing', 'speed', 'drone', 'refits', 'options'],
);

const SPAN = pair(whole(1, 99));

const SIDE: Schema<ScenarioSide> = shape(
  {
    id: ID,
    name: NAME,
    alliance: ID,
    zone: shape({ columns: SPAN, rows: SPAN }),
    facing: FACING,
    ships: list(SHIP, MOST.ships, 1),
  },
  ['alliance', 'zone'],
);

/** A scenario as a file. What it leaves out of cards and charts comes with the rule system (TP-15.1.8). */
export const SCENARIO: Schema<Scenario> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Two-Phase',
  ...shape(
    {
      name: ID,
      title: NAME,
      about: words(400),
      map: shape({ columns: whole(5, 99), rows: whole(5, 99) }),
      turns: whole(1, 50),
      options: {
        ...list(oneOf('slow-shuttles', 'full-nebula', 'light-space-mine', 'long-fusion', 'dear-field-cruiser'), 5),
        uniqueItems: true,
      },
      nebula: eitherOf(oneOf('all'), list(HEX, 2000, 1)),
      points: whole(1, 10_000),
      muster: FLAG,
      sides: list(SIDE, MOST.sides, 2),
      cards: shape({ ships: list(shipSchema, 200) }, ['ships']),
      charts: chartsSchema,
    },
    ['about', 'options', 'nebula', 'points', 'muster', 'cards', 'charts'],
  ),
};
