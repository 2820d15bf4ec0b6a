// JSON Schemas of what comes from outside: orders, scenarios, states. Every size is capped.

import type { Hex } from '@flagplot/hexes';
import { FAR, HEADING, HEX } from '@flagplot/hexes/schemas';
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
import { ABILITIES } from './abilities/commanders.ts';
import { chartsSchema, fighterSchema, shipSchema, weaponSchema } from './cards.ts';
import { ELINT, ELINT_LISTS } from './elint/schemas.ts';
import { FLIGHTS_OPEN, FLIGHTS_SEALED } from './fighters/state-schemas.ts';
import type { Sealed } from './folder.ts';
import type { Open } from './open.ts';
import type { Plot } from './orders.ts';
import { HEADINGS } from './orders.ts';
import type { Scenario } from './scenario-file.ts';
import type { FleetAction } from './state.ts';

type Orders = FleetAction['asks'];

/** Most sides, squadrons a side, ships a squadron. */
const MOST = { squadrons: 20, ships: 12, flights: 8, path: 60 };
/** The highest speed a squadron can be given in a file. */
const SPEED = whole(0, 99);
const BOXES = whole(0, 99);
const TURN = whole(0, 1000);
const PULSE = whole(1, 3);
/** A heading as it is written. */
const WORD = withTitle('Heading', oneOf(...HEADINGS));

/** FA-5.7.1 The hexes, headings and speed of a side's squadrons. */
export const DEPLOYMENTS: Schema<Orders['deploy']['order']> = {
  ...shape({
    speed: { ...whole(0, 99), title: 'Fleet speed' },
    squadrons: {
      ...list(shape({ squadron: ID, hex: HEX, heading: WORD, ships: list(shape({ ship: ID, hex: HEX }), 40) }), 40),
      title: 'Squadrons',
    },
  }),
  title: 'Set up your squadrons',
};

const STEP = oneOf('ahead', 'slip-port', 'slip-starboard', 'port', 'starboard');

const OFFSET = shape({ q: FAR, r: FAR });
/** The moves of a plot: one path of three pulses and at most one speed change (FA-3.2, FA-5.1.4). */
const MOVES = {
  squadron: ID,
  order: withTitle('Order', oneOf('maintain-course', 'turn', 'turn-hard', 'come-about', 'correct-course')),
  path: { ...list(list(STEP, MOST.path), 3, 3), title: 'Path, pulse by pulse' },
  change: {
    ...shape({
      pulse: PULSE,
      by: eitherOf(whole(1, 99), whole(-99, -1)),
    }),
    title: 'Speed change',
  },
  mode: withTitle('How the others keep with the command ship', oneOf('absolute', 'relative')),
};

const NOT_IN_ALL = ['order', 'change', 'mode', 'shift', 'reform'] as const;

/** New places in the formation, told as `to` has it. */
const postsWith = <P>(to: Schema<P>) => ({
  shift: { ...shape({ ship: ID, to, late: oneOf(true) }, ['late']), title: 'The ship that is shifted' },
  reform: { ...list(shape({ ship: ID, to }), MOST.ships, 1), title: 'New places in the formation' },
});

/** A plot as it is written: new places by their hexes. */
const PLOT: Schema<Plot> = shape(
  { ...MOVES, ...postsWith({ ...HEX, title: 'Hex of its place, as the squadron stands now' }) },
  NOT_IN_ALL,
);
/** A plot in a folder: new places counted from the command ship. */
const SEALED_PLOT: Schema<Plot<Hex>> = shape(
  { ...MOVES, ...postsWith({ ...OFFSET, title: 'From the command ship, when that heads north' }) },
  NOT_IN_ALL,
);

/** FA-11.4.5 The ships that open a vortex at the end of the turn. */
const JUMPS = list(shape({ ship: ID, ahead: whole(0, 2) }), 20);

/** FA-3.1.3, FA-5.6.1 All that a side plots for a turn, with what the chapters add that the battle is played by. */
export function ordersSchema(added: Readonly<Record<string, object>>): Schema<Orders['orders']['order']> {
  const own = {
    squadrons: { ...list(PLOT, MOST.squadrons * MOST.ships), title: 'Plots, in the order the squadrons move in' },
    pulse: { ...PULSE, title: 'Pulse in which a stricken enemy moves first' },
    jumps: { ...JUMPS, title: 'Ships that open a vortex at the end of the turn' },
  };
  return jsonSchema({ ...shape(own, ['pulse', 'jumps']), properties: { ...own, ...added }, title: 'Plot your squadrons' });
}

const SHIP = shape(
  {
    id: ID,
    name: NAME,
    card: ID,
    hex: HEX,
    flights: list(ID, MOST.flights),
    escort: FLAG,
    abilities: list(oneOf(...ABILITIES), 20),
  },
  ['hex', 'flights', 'escort', 'abilities'],
);

const SQUADRON = shape({ id: ID, name: NAME, hex: HEX, heading: WORD, ships: list(SHIP, MOST.ships, 1) });

const SIDE = shape(
  {
    id: ID,
    name: NAME,
    rows: { ...pair(whole(1, 99)), title: 'First and last row of the strip it deploys in' },
    speed: SPEED,
    stake: withTitle('What is at stake for it', oneOf('skirmish', 'battle', 'colony', 'home', 'objective')),
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
export const SCENARIO: Schema<Scenario> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A scenario of Fleet Action',
  ...shape(
    {
      name: ID,
      title: NAME,
      about: words(400),
      map: shape({ columns: whole(10, 99), rows: whole(10, 99) }),
      turns: whole(1, 50),
      attacker: ID,
      deploys: FLAG,
      start: {
        ...shape({ distance: whole(0, 200), speed: SPEED }, ['distance', 'speed']),
        title: 'Least distance of the fleets and highest speed as the battle begins, where they are not those of the book',
      },
      options: shape({ racialRadius: FLAG, styles: FLAG, styleTilt: FLAG, afterburners: FLAG }, [
        'racialRadius',
        'styles',
        'styleTilt',
        'afterburners',
      ]),
      stowed: { ...FLAG, title: 'Energy mines stay in their tubes' },
      gates: list(shape({ hex: HEX, side: ID }, ['side']), 20),
      sides: list(SIDE, 6, 2),
      cards: CARDS,
      charts: chartsSchema,
    },
    ['about', 'deploys', 'start', 'options', 'stowed', 'gates', 'cards', 'charts'],
  ),
};

const WEAPON_HIT = shape({
  on: oneOf('primary', 'secondary'),
  arcs: list(whole(0, 5), 6),
  again: FLAG,
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
  fired: list(whole(-9, 1000), 20),
  pending: list(WEAPON_HIT, 200),
  left: FLAG,
  out: oneOf('no', 'far', 'excess'),
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
  group: whole(1, 4),
  tested: whole(0, 20),
  withdraws: TURN,
});

const FLEET_STATE = shape({
  side: ID,
  flagship: ID,
  stricken: TURN,
  vacant: FLAG,
  outside: list(ID, MOST.squadrons),
});

const SALVO = shape({
  ship: ID,
  target: ID,
  weapon: ID,
  dice: BOXES,
  sensor: BOXES,
  passed: BOXES,
  range: whole(0, 999),
  due: whole(0, 4000),
});

const MINE_AIM = { q: FAR, r: FAR, due: whole(0, 4000) };

const PATTERN = shape(
  {
    squadron: ID,
    turn: TURN,
    ships: list(shape({ ship: ID, mines: whole(1, 99) }), MOST.ships, 1),
    aim: shape(MINE_AIM),
  },
  ['aim'],
);

const VORTEX = shape({ q: FAR, r: FAR, ship: ID, squadron: ID, turn: TURN, waits: oneOf(true) }, ['waits']);

const VERDICT = shape({
  winners: list(ID, 6),
  points: jsonSchema<Record<string, number>>({ type: 'object', maxProperties: 6, additionalProperties: { type: 'integer' } }),
  why: words(400),
});

const COMMANDERS = shape({
  styles: list(shape({ squadron: ID, style: oneOf('defensive', 'offensive') }), 6 * MOST.squadrons),
  used: list(shape({ ship: ID, ability: oneOf(...ABILITIES), turn: TURN }), 2000),
});

/** What lies open, as a state from outside has it. */
export const OPEN: Schema<Open> = shape(
  {
    pulse: whole(0, 3),
    ships: list(SHIP_STATE, 6 * MOST.squadrons * MOST.ships),
    squadrons: list(SQUADRON_STATE, 6 * MOST.squadrons),
    strays: list(SQUADRON_STATE, 6 * MOST.squadrons * MOST.ships),
    fleets: list(FLEET_STATE, 6),
    salvos: list(SALVO, 2000),
    mines: list(PATTERN, 2000, 1),
    vortices: list(VORTEX, 6 * MOST.squadrons * MOST.ships),
    verdict: orNull(VERDICT),
    ...FLIGHTS_OPEN,
    elint: ELINT,
    commanders: COMMANDERS,
  },
  ['mines', 'flights', 'guards', 'elint', 'commanders'],
);

/** A side's folder, as a state from outside has it. */
export const SEALED: Schema<Sealed> = shape(
  {
    plots: list(SEALED_PLOT, MOST.squadrons * MOST.ships),
    pulse: whole(0, 3),
    jumps: JUMPS,
    mines: list(shape({ squadron: ID, ships: list(ID, MOST.ships, 1), ...MINE_AIM }), MOST.squadrons * MOST.ships, 1),
    ...FLIGHTS_SEALED,
    elint: ELINT_LISTS,
  },
  ['mines', 'missions', 'launches', 'guard', 'force', 'bare', 'elint'],
);
