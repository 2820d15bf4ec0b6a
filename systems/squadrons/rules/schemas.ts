// JSON Schemas of what comes from outside: orders, scenarios, states. Every size is capped.

import { FAR, HEX } from '@flagplot/hexes/schemas';
import { ID, list, NAME, shape, whole, words } from '@flagplot/kernel/schemas';
import { chartsSchema, craftSchema } from './cards.ts';
import { FACINGS } from './map.ts';

const FACING = { enum: FACINGS, title: 'Facing' };
const EDGE = { enum: ['north', 'east', 'south', 'west'] };
const SPEED = { enum: ['attack', 'full'], title: 'Speed' };

/** Most sides, squadrons a side, craft a squadron. */
export const MOST: Readonly<Record<'sides' | 'squadrons' | 'craft' | 'weapons', number>> = {
  sides: 6,
  squadrons: 24,
  craft: 12,
  weapons: 8,
};

/** SQ-1.1.5 The number of a craft on its roster. */
export const NUMBER: object = { ...whole(1, MOST.craft), title: 'Craft, by its number on the roster' };

/** SQ-8.1.2 */
export const DEPLOYMENTS: object = {
  ...shape({
    squadrons: {
      ...list(shape({ squadron: ID, facing: FACING, hexes: list(HEX, MOST.craft, 1) }), MOST.squadrons),
      title: 'Squadrons',
    },
  }),
  title: 'Set up your squadrons',
};

/** SQ-3.4.1 Longer than any rate with its turns. */
const PATH = {
  type: 'string',
  pattern: '^[FLR]{1,150}$',
  title: 'Path: F ahead, L and R a hexside to the left and to the right',
};

/** SQ-3.2.2, SQ-3.3.3 */
export const MOVE: object = {
  ...shape({ squadron: ID, speed: SPEED, craft: { ...list(shape({ craft: NUMBER, path: PATH }), MOST.craft), title: 'Craft' } }, [
    'speed',
  ]),
  title: 'Move a squadron',
};

/** SQ-4.11.1 */
export const JAMMING: object = {
  ...shape({ squadrons: { ...list(ID, MOST.squadrons), title: 'Squadrons that jam' } }),
  title: 'Announce jamming',
};

const TURRETS = list(shape({ craft: NUMBER, bears: { enum: [...FACINGS, 'own'], title: 'Bears' } }), MOST.craft);

/** SQ-4.1.3, SQ-4.2.5 One weapon at one target. */
export const VOLLEY: Readonly<Record<string, object>> = {
  squadron: ID,
  weapon: ID,
  target: ID,
  turrets: { ...TURRETS, title: 'Turrets; left out: where most targets are' },
};

/** SQ-4.1.4 */
export const VOLLEYS: object = {
  ...shape({ volleys: { ...list(shape(VOLLEY, ['turrets']), MOST.squadrons), title: 'Volleys' } }),
  title: 'Declare your fire',
};

/** SQ-1.1.1 A squadron of a scenario. Of objective craft there is one alone, which `read` sees to. */
const SQUADRON = shape(
  {
    id: ID,
    name: NAME,
    type: ID,
    quality: { enum: ['average', 'veteran', 'elite'] },
    craft: whole(1, MOST.craft),
    leader: NUMBER,
    command: whole(0, 9),
    hotShots: { ...list(NUMBER, MOST.craft), uniqueItems: true },
    hex: HEX,
    immobile: { type: 'boolean' },
    goalEdge: EDGE,
  },
  ['leader', 'command', 'hotShots', 'hex', 'immobile', 'goalEdge'],
);

const SPAN = list(whole(1, 99), 2, 2);

const SIDE = shape(
  {
    id: ID,
    name: NAME,
    faction: ID,
    zone: shape({ columns: SPAN, rows: SPAN }),
    facing: FACING,
    edge: EDGE,
    budget: whole(0, 100_000),
    alliance: ID,
    squadrons: list(SQUADRON, MOST.squadrons, 1),
  },
  ['facing', 'budget', 'alliance'],
);

/** SQ-8.2.1 As many as the scenario says. */
const ROUNDS = whole(1, 50);
const GOAL = {
  anyOf: [
    shape({ kind: { const: 'exit' }, side: ID, squadron: ID, craft: whole(1, MOST.craft) }),
    shape({ kind: { const: 'capture' }, side: ID, squadron: ID, rounds: ROUNDS, runner: ID }),
    shape({ kind: { const: 'cripple' }, side: ID, squadron: ID, markers: whole(1, 99) }),
  ],
};

/** A scenario as a file. What it leaves out of cards and charts comes with the rule system (SQ-7.3.3). */
export const SCENARIO: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Squadrons',
  ...shape(
    {
      name: ID,
      title: NAME,
      about: words(400),
      map: shape({ columns: whole(5, 99), rows: whole(5, 99) }),
      rounds: ROUNDS,
      options: {
        ...list({ enum: ['narrow-arc', 'ammunition', 'pips-round-up', 'second-edition-ion'] }, 4),
        uniqueItems: true,
      },
      sides: list(SIDE, MOST.sides, 2),
      goal: GOAL,
      cards: shape({ craft: list(craftSchema, 200) }, ['craft']),
      charts: chartsSchema,
    },
    ['about', 'options', 'goal', 'cards', 'charts'],
  ),
};

const COUNT = whole(0, 999);

const CRAFT = shape({
  q: FAR,
  r: FAR,
  heading: whole(0, 5),
  status: { enum: ['flying', 'destroyed', 'left'] },
  edge: { anyOf: [{ type: 'null' }, EDGE] },
  damage: COUNT,
  ion: COUNT,
  fresh: COUNT,
  moved: COUNT,
  rounds: list(whole(-1, 99), MOST.weapons),
});

const SQUADRON_STATE = shape({
  id: ID,
  craft: list(CRAFT, MOST.craft, 1),
  leader: whole(0, MOST.craft - 1),
  leadersLost: whole(0, MOST.craft),
  level: whole(0, 20),
  speed: SPEED,
  moved: { type: 'boolean' },
  fired: { type: 'boolean' },
  jams: { type: 'boolean' },
  began: whole(0, MOST.craft),
  damaged: whole(0, MOST.craft),
  destroyed: whole(0, MOST.craft),
});

const VERDICT = shape({
  winners: list(ID, MOST.sides),
  points: { type: 'object', maxProperties: MOST.sides, additionalProperties: { type: 'number', multipleOf: 0.5 } },
  why: words(1000),
});

/** What lies open, as a state from outside has it. */
export const OPEN: object = shape({
  order: list(ID, MOST.sides),
  mover: whole(0, MOST.sides),
  squadrons: list(SQUADRON_STATE, MOST.sides * MOST.squadrons),
  progress: COUNT,
  verdict: { anyOf: [{ type: 'null' }, VERDICT] },
});

/** A side's folder: always empty. */
export const SEALED: object = shape({});
