// JSON Schemas of what comes from outside: orders, scenarios, states. Every size is capped.

import { FAR, HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import {
  eitherOf,
  FLAG,
  ID,
  jsonSchema,
  list,
  NAME,
  oneOf,
  orNull,
  pair,
  shape,
  whole,
  withTitle,
  words,
} from '@flagplot/kernel/schemas';
import { chartsSchema, craftSchema } from './cards.ts';
import type { Sealed } from './folder.ts';
import { FACINGS } from './map.ts';
import type { Open } from './open.ts';
import type { Move, Volley } from './orders.ts';
import type { Scenario } from './scenario-file.ts';
import type { Squadrons } from './state.ts';

type Orders = Squadrons['asks'];

const FACING = withTitle('Facing', oneOf(...FACINGS));
const EDGE = oneOf('north', 'east', 'south', 'west');
const SPEED = withTitle('Speed', oneOf('attack', 'full'));

/** Most sides, squadrons a side, craft a squadron. */
export const MOST: Readonly<Record<'sides' | 'squadrons' | 'craft' | 'weapons', number>> = {
  sides: 6,
  squadrons: 24,
  craft: 12,
  weapons: 8,
};

/** SQ-1.1.5 The number of a craft on its roster. */
export const NUMBER: Schema<number> = { ...whole(1, MOST.craft), title: 'Craft, by its number on the roster' };

/** Ruling R15 What a side leaves to its squadrons from here on. */
const STANDING = {
  ...list(shape({ squadron: ID, combat: oneOf('jam', 'hold', 'nearest'), follow: ID }, ['combat', 'follow']), MOST.squadrons),
  title: 'Standing choices',
};

/** SQ-8.1.2 */
export const DEPLOYMENTS: Schema<Orders['deploy']['order']> = {
  ...shape(
    {
      squadrons: {
        ...list(shape({ squadron: ID, facing: FACING, hexes: list(HEX, MOST.craft, 1) }), MOST.squadrons),
        title: 'Squadrons',
      },
      standing: STANDING,
    },
    ['standing'],
  ),
  title: 'Set up your squadrons',
};

/** SQ-3.4.1 Longer than any rate with its turns. */
const PATH = jsonSchema<string>({
  type: 'string',
  pattern: '^[FLR]{1,150}$',
  title: 'Path: F ahead, L and R a hexside to the left and to the right',
});

/** SQ-3.2.2, SQ-3.3.3 */
export const MOVE: Schema<Move> = {
  ...shape(
    {
      squadron: ID,
      speed: SPEED,
      craft: { ...list(shape({ craft: NUMBER, path: PATH }), MOST.craft), title: 'Craft' },
      standing: STANDING,
    },
    ['speed', 'standing'],
  ),
  title: 'Move a squadron',
};

/** SQ-4.11.1 */
export const JAMMING: Schema<Orders['jam']['order']> = {
  ...shape({ squadrons: { ...list(ID, MOST.squadrons), title: 'Squadrons that jam' }, standing: STANDING }, ['standing']),
  title: 'Announce jamming',
};

const TURRETS = list(shape({ craft: NUMBER, bears: withTitle('Bears', oneOf(...FACINGS, 'own')) }), MOST.craft);

/** SQ-4.1.3, SQ-4.2.5 One weapon at one target. */
export const VOLLEY: {
  readonly squadron: Schema<string>;
  readonly weapon: Schema<string>;
  readonly target: Schema<string>;
  readonly turrets: Schema<NonNullable<Volley['turrets']>>;
} = {
  squadron: ID,
  weapon: ID,
  target: ID,
  turrets: { ...TURRETS, title: 'Turrets; left out: where most targets are' },
};

/** SQ-4.1.4 */
export const VOLLEYS: Schema<Orders['fire']['order']> = {
  ...shape({ volleys: { ...list(shape(VOLLEY, ['turrets']), MOST.squadrons), title: 'Volleys' }, standing: STANDING }, [
    'standing',
  ]),
  title: 'Declare your fire',
};

/** SQ-1.1.1 A squadron of a scenario. Of objective craft there is one alone, which `read` sees to. */
const SQUADRON = shape(
  {
    id: ID,
    name: NAME,
    type: ID,
    quality: oneOf('average', 'veteran', 'elite'),
    craft: whole(1, MOST.craft),
    leader: NUMBER,
    command: whole(0, 9),
    hotShots: { ...list(NUMBER, MOST.craft), uniqueItems: true },
    hex: HEX,
    immobile: FLAG,
    goalEdge: EDGE,
  },
  ['leader', 'command', 'hotShots', 'hex', 'immobile', 'goalEdge'],
);

const SPAN = pair(whole(1, 99));

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
const GOAL = eitherOf(
  shape({ kind: oneOf('exit'), side: ID, squadron: ID, craft: whole(1, MOST.craft) }),
  shape({ kind: oneOf('capture'), side: ID, squadron: ID, rounds: ROUNDS, runner: ID }),
  shape({ kind: oneOf('cripple'), side: ID, squadron: ID, markers: whole(1, 99) }),
);

/** A scenario as a file. What it leaves out of cards and charts comes with the rule system (SQ-7.3.3). */
export const SCENARIO: Schema<Scenario> = {
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
        ...list(oneOf('narrow-arc', 'ammunition', 'pips-round-up', 'second-edition-ion'), 4),
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
  status: oneOf('flying', 'destroyed', 'left'),
  edge: orNull(EDGE),
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
  moved: FLAG,
  fired: FLAG,
  jams: FLAG,
  began: whole(0, MOST.craft),
  damaged: whole(0, MOST.craft),
  destroyed: whole(0, MOST.craft),
});

const VERDICT = shape({
  winners: list(ID, MOST.sides),
  points: jsonSchema<Record<string, number>>({
    type: 'object',
    maxProperties: MOST.sides,
    additionalProperties: { type: 'number', multipleOf: 0.5 },
  }),
  why: words(1000),
});

/** What lies open, as a state from outside has it. */
export const OPEN: Schema<Open> = shape({
  order: list(ID, MOST.sides),
  mover: whole(0, MOST.sides),
  squadrons: list(SQUADRON_STATE, MOST.sides * MOST.squadrons),
  progress: COUNT,
  verdict: orNull(VERDICT),
});

/** A side's folder: empty, or its standing choices. */
export const SEALED: Schema<Sealed> = shape({ standing: STANDING }, ['standing']);
