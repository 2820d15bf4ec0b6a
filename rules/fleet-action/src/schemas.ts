// JSON Schemas of what comes from outside: orders, scenarios, states. Every size is capped.

import { chartsSchema, fighterSchema, shipSchema, weaponSchema } from './cards.ts';

export const ID: object = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 };
export const HEX: object = { type: 'string', pattern: '^(0[1-9]|[1-9][0-9]){2}$', title: 'Hex: column and row in four digits' };
export const HEADING: object = { type: 'integer', minimum: 0, maximum: 5, title: 'Heading: hexside, clockwise from north' };
const NAME = { type: 'string', minLength: 1, maxLength: 60 };

/** Most sides, squadrons a side, ships a squadron. */
const MOST = { squadrons: 20, ships: 12, flights: 8, path: 60 };
/** The highest speed a squadron can be given in a file. */
const SPEED = { type: 'integer', minimum: 0, maximum: 99 };
/** Hexes far beyond every map. */
const FAR = { type: 'integer', minimum: -999, maximum: 999 };
const BOXES = { type: 'integer', minimum: 0, maximum: 99 };
const PULSE = { type: 'integer', minimum: 1, maximum: 3 };

/** A closed object, all of whose fields are needed but those named. */
export function shape(properties: Record<string, object>, optional: readonly string[] = []): object {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter(name => !optional.includes(name)),
    additionalProperties: false,
  };
}

const list = (items: object, maxItems: number, minItems = 0): object => ({ type: 'array', items, minItems, maxItems });

const STEP = { enum: ['ahead', 'slip-port', 'slip-starboard', 'port', 'starboard'] };

/** FA-3.2, FA-5.1.4 A plot: one path of three pulses and at most one speed change. */
export const PLOT: object = shape(
  {
    squadron: ID,
    order: { enum: ['maintain-course', 'turn', 'turn-hard', 'come-about', 'correct-course'], title: 'Order' },
    path: { ...list(list(STEP, MOST.path), 3, 3), title: 'Path, pulse by pulse' },
    change: {
      ...shape({
        pulse: PULSE,
        by: {
          anyOf: [
            { type: 'integer', minimum: 1, maximum: 99 },
            { type: 'integer', minimum: -99, maximum: -1 },
          ],
        },
      }),
      title: 'Speed change',
    },
  },
  ['order', 'change'],
);

const OFFSET = shape({ q: FAR, r: FAR });

const SHIP = shape({ id: ID, name: NAME, card: ID, offset: OFFSET, flights: list(ID, MOST.flights) }, ['offset', 'flights']);

const SQUADRON = shape({ id: ID, name: NAME, hex: HEX, heading: HEADING, ships: list(SHIP, MOST.ships, 1) });

const SIDE = shape({
  id: ID,
  name: NAME,
  rows: {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 99 },
    minItems: 2,
    maxItems: 2,
    title: 'First and last row of the strip it deploys in',
  },
  speed: { ...SPEED, maximum: 10 },
  squadrons: list(SQUADRON, MOST.squadrons, 1),
});

const CARDS = shape({ ships: list(shipSchema, 200), weapons: list(weaponSchema, 200), fighters: list(fighterSchema, 100) }, [
  'ships',
  'weapons',
  'fighters',
]);

/** A scenario as a file. What it leaves out of cards and charts comes with the rule system (FA-16.2.1). */
export const SCENARIO: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Fleet Action',
  ...shape(
    {
      name: ID,
      title: NAME,
      about: { type: 'string', maxLength: 400 },
      map: shape({ columns: { type: 'integer', minimum: 10, maximum: 99 }, rows: { type: 'integer', minimum: 10, maximum: 99 } }),
      turns: { type: 'integer', minimum: 1, maximum: 50 },
      attacker: ID,
      deploys: { type: 'boolean' },
      sides: list(SIDE, 6, 2),
      cards: CARDS,
      charts: chartsSchema,
    },
    ['about', 'deploys', 'cards', 'charts'],
  ),
};

const WEAPON_HIT = shape({
  on: { enum: ['primary', 'secondary'] },
  arcs: list({ type: 'integer', minimum: 0, maximum: 5 }, 6),
  again: { type: 'boolean' },
});

const SHIP_STATE = shape({
  id: ID,
  q: FAR,
  r: FAR,
  heading: HEADING,
  structure: BOXES,
  sensor: BOXES,
  accel: BOXES,
  decel: BOXES,
  turn: BOXES,
  correct: BOXES,
  hard: BOXES,
  about: BOXES,
  weapons: list(BOXES, 20),
  fired: list({ type: 'integer', minimum: -9, maximum: 1000 }, 20),
  pending: list(WEAPON_HIT, 200),
  left: { type: 'boolean' },
});

const SQUADRON_STATE = shape({
  id: ID,
  commander: ID,
  q: FAR,
  r: FAR,
  heading: HEADING,
  speed: SPEED,
  formation: list(OFFSET, MOST.ships),
  leaderless: { type: 'integer', minimum: 0, maximum: 1000 },
});

const VERDICT = shape({
  winners: list(ID, 6),
  points: { type: 'object', maxProperties: 6, additionalProperties: { type: 'integer' } },
  why: { type: 'string', maxLength: 400 },
});

/** What lies open, as a state from outside has it. */
export const OPEN: object = shape({
  pulse: { type: 'integer', minimum: 0, maximum: 3 },
  done: { enum: ['nothing', 'deployed', 'ordered', 'fired'] },
  ships: list(SHIP_STATE, 6 * MOST.squadrons * MOST.ships),
  squadrons: list(SQUADRON_STATE, 6 * MOST.squadrons),
  fleets: list(shape({ side: ID, flagship: ID, stricken: { type: 'integer', minimum: 0, maximum: 1000 } }), 6),
  verdict: { anyOf: [{ type: 'null' }, VERDICT] },
});

/** A side's folder, as a state from outside has it. */
export const SEALED: object = shape({ plots: list(PLOT, MOST.squadrons) });
