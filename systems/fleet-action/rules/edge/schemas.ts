// JSON Schemas of scenarios and of states that come from outside. Every size is capped.

import { FAR, HEADING, HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, jsonSchema, list, NAME, oneOf, orNull, pair, shape, whole, withTitle, words } from '@flagplot/kernel/schemas';
import { ABILITIES } from '../abilities/commanders.ts';
import { arrivalSchema, ENTRIES, PLANS } from '../arrival/schemas.ts';
import { chartsSchema, fighterSchema, shipSchema, weaponSchema } from '../cards.ts';
import { ELINT, ELINT_LISTS } from '../elint/schemas.ts';
import { FLIGHTS_OPEN, FLIGHTS_SEALED } from '../fighters/state-schemas.ts';
import type { Sealed } from '../folder.ts';
import type { Open } from '../open.ts';
import { RELIEF, SCHEDULE } from '../reinforcements/schemas.ts';
import type { Scenario } from '../scenario-file.ts';
import { DOCTRINE, JUMPS, MOST, OFFSET, SEALED_PLOT, WORD } from '../schemas.ts';

/** The highest speed a squadron can be given in a file. */
const SPEED = whole(0, 99);
const BOXES = whole(0, 99);
const TURN = whole(0, 1000);

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

const SQUADRON = shape(
  {
    id: ID,
    name: NAME,
    relief: { ...oneOf(true), title: 'It comes with the reinforcements' },
    hex: HEX,
    heading: WORD,
    ships: list(SHIP, MOST.ships, 1),
  },
  ['relief'],
);

const SIDE = shape(
  {
    id: ID,
    name: NAME,
    rows: { ...pair(whole(1, 99)), title: 'First and last row of the strip it deploys in' },
    speed: SPEED,
    stake: withTitle('What is at stake for it', oneOf('skirmish', 'battle', 'colony', 'home', 'objective')),
    points: { ...whole(1, 100_000), title: 'What a fleet of its own may cost, where it may bring one' },
    squadrons: list(SQUADRON, MOST.squadrons, 1),
  },
  ['stake', 'points'],
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
      scatters: { ...FLAG, title: 'Ships beyond a lost command network are out of command' },
      gates: list(shape({ hex: HEX, side: ID, heading: WORD }, ['side', 'heading']), 20),
      jump: { ...shape({ side: ID }), title: 'The side that jumps in' },
      reliefJumps: { ...FLAG, title: 'Reinforcements may come by jump points' },
      sides: list(SIDE, 6, 2),
      cards: CARDS,
      charts: chartsSchema,
    },
    ['about', 'deploys', 'start', 'options', 'stowed', 'scatters', 'gates', 'jump', 'reliefJumps', 'cards', 'charts'],
  ),
};

const WEAPON_HIT = shape({
  on: oneOf('primary', 'secondary'),
  arcs: list(whole(0, 5), 6),
  again: FLAG,
});

const SHIP_STATE = shape(
  {
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
    away: oneOf(true),
    out: oneOf('no', 'far', 'excess'),
  },
  ['away'],
);

const SQUADRON_STATE = shape(
  {
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
    start: whole(0, 2000),
  },
  ['start'],
);

const FLEET_STATE = shape(
  {
    side: ID,
    relief: oneOf(true),
    flagship: ID,
    stricken: TURN,
    vacant: FLAG,
    outside: list(ID, MOST.squadrons),
  },
  ['relief'],
);

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

const UNIT = shape({ squadron: whole(0, 200), ships: list(whole(0, 2000), MOST.ships * MOST.squadrons), alone: FLAG });

/** FA-4.3.10 Squadrons, and ships in others than they began in, by id. */
const UNITS = jsonSchema<NonNullable<Open['units']>>({ type: 'object', maxProperties: 2000, additionalProperties: UNIT });

/** What lies open, as a state from outside has it. */
export const OPEN: Schema<Open> = shape(
  {
    pulse: whole(0, 3),
    ships: list(SHIP_STATE, 6 * MOST.squadrons * MOST.ships),
    squadrons: list(SQUADRON_STATE, 6 * MOST.squadrons),
    strays: list(SQUADRON_STATE, 6 * MOST.squadrons * MOST.ships),
    fleets: list(FLEET_STATE, 12),
    salvos: list(SALVO, 2000),
    mines: list(PATTERN, 2000, 1),
    vortices: list(VORTEX, 6 * MOST.squadrons * MOST.ships),
    verdict: orNull(VERDICT),
    ...FLIGHTS_OPEN,
    arrival: arrivalSchema(SQUADRON_STATE),
    elint: ELINT,
    units: UNITS,
    commanders: COMMANDERS,
    relief: RELIEF,
  },
  ['mines', 'flights', 'guards', 'kills', 'drifts', 'arrival', 'elint', 'units', 'commanders', 'relief'],
);

/** A side's folder, as a state from outside has it. */
export const SEALED: Schema<Sealed> = shape(
  {
    plots: list(SEALED_PLOT, MOST.squadrons * MOST.ships),
    pulse: whole(0, 3),
    jumps: JUMPS,
    mines: list(shape({ squadron: ID, ships: list(ID, MOST.ships, 1), ...MINE_AIM }), MOST.squadrons * MOST.ships, 1),
    ...FLIGHTS_SEALED,
    doctrine: DOCTRINE,
    plans: PLANS,
    entries: ENTRIES,
    elint: ELINT_LISTS,
    relief: SCHEDULE,
  },
  ['doctrine', 'plans', 'entries', 'mines', 'missions', 'launches', 'guard', 'force', 'bare', 'elint', 'relief'],
);
