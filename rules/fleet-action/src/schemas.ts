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
const TURN = { type: 'integer', minimum: 0, maximum: 1000 };
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

const OFFSET = shape({ q: FAR, r: FAR });
const POST = { ship: ID, to: { ...OFFSET, title: 'From the command ship, when that heads north' } };

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
    mode: { enum: ['absolute', 'relative'], title: 'How the others keep with the command ship' },
    shift: { ...shape({ ...POST, late: { const: true } }, ['late']), title: 'The ship that is shifted' },
    reform: { ...list(shape(POST), MOST.ships, 1), title: 'New places in the formation' },
  },
  ['order', 'change', 'mode', 'shift', 'reform'],
);

/** FA-11.4.5 The ships that open a vortex at the end of the turn. */
export const JUMPS: object = list(shape({ ship: ID, ahead: { type: 'integer', minimum: 0, maximum: 2 } }), 20);

const SHIP = shape(
  { id: ID, name: NAME, card: ID, offset: OFFSET, flights: list(ID, MOST.flights), escort: { type: 'boolean' } },
  ['offset', 'flights', 'escort'],
);

const SQUADRON = shape({ id: ID, name: NAME, hex: HEX, heading: HEADING, ships: list(SHIP, MOST.ships, 1) });

const SIDE = shape(
  {
    id: ID,
    name: NAME,
    rows: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: 99 },
      minItems: 2,
      maxItems: 2,
      title: 'First and last row of the strip it deploys in',
    },
    speed: SPEED,
    stake: { enum: ['skirmish', 'battle', 'colony', 'home', 'objective'], title: 'What is at stake for it' },
    squadrons: list(SQUADRON, MOST.squadrons, 1),
  },
  ['stake'],
);

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
      start: {
        ...shape({ distance: { type: 'integer', minimum: 0, maximum: 200 }, speed: SPEED }, ['distance', 'speed']),
        title: 'Least distance of the fleets and highest speed as the battle begins, where they are not those of the book',
      },
      options: shape({ racialRadius: { type: 'boolean' } }, ['racialRadius']),
      gates: list(shape({ hex: HEX, side: ID }, ['side']), 20),
      sides: list(SIDE, 6, 2),
      cards: CARDS,
      charts: chartsSchema,
    },
    ['about', 'deploys', 'start', 'options', 'gates', 'cards', 'charts'],
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
  out: { enum: ['no', 'far', 'excess'] },
});

const SQUADRON_STATE = shape({
  id: ID,
  commander: ID,
  q: FAR,
  r: FAR,
  heading: HEADING,
  speed: SPEED,
  formation: list(OFFSET, MOST.ships),
  leaderless: TURN,
  group: { type: 'integer', minimum: 1, maximum: 4 },
  tested: { type: 'integer', minimum: 0, maximum: 20 },
  withdraws: TURN,
});

const FLEET_STATE = shape({
  side: ID,
  flagship: ID,
  stricken: TURN,
  vacant: { type: 'boolean' },
  outside: list(ID, MOST.squadrons),
});

const SALVO = shape({
  ship: ID,
  target: ID,
  weapon: ID,
  dice: BOXES,
  sensor: BOXES,
  passed: BOXES,
  range: { type: 'integer', minimum: 0, maximum: 999 },
  due: { type: 'integer', minimum: 0, maximum: 4000 },
});

const VORTEX = shape({ q: FAR, r: FAR, ship: ID, squadron: ID, turn: TURN });

const VERDICT = shape({
  winners: list(ID, 6),
  points: { type: 'object', maxProperties: 6, additionalProperties: { type: 'integer' } },
  why: { type: 'string', maxLength: 400 },
});

/** What lies open, as a state from outside has it. */
export const OPEN: object = shape({
  pulse: { type: 'integer', minimum: 0, maximum: 3 },
  done: { enum: ['nothing', 'deployed', 'ordered', 'fired', 'strayed'] },
  ships: list(SHIP_STATE, 6 * MOST.squadrons * MOST.ships),
  squadrons: list(SQUADRON_STATE, 6 * MOST.squadrons),
  strays: list(SQUADRON_STATE, 6 * MOST.squadrons * MOST.ships),
  fleets: list(FLEET_STATE, 6),
  salvos: list(SALVO, 2000),
  vortices: list(VORTEX, 6 * MOST.squadrons * MOST.ships),
  verdict: { anyOf: [{ type: 'null' }, VERDICT] },
});

/** A side's folder, as a state from outside has it. */
export const SEALED: object = shape({
  plots: list(PLOT, MOST.squadrons * MOST.ships),
  pulse: { type: 'integer', minimum: 0, maximum: 3 },
  jumps: JUMPS,
});
