// JSON Schemas of orders and states. Every size is capped.

import { HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, FLAG, ID, jsonSchema, list, oneOf, shape, whole, withTitle, words } from '@flagplot/kernel/schemas';
import type { Act, Allocation, Finish, FireMode, Form, Shot, Watch, When, Window } from './orders.ts';
import type { TwoPhase } from './state.ts';

type Orders = TwoPhase['asks'];

/** Most units a side, weapons of a unit, acts of a window, energy of a line. */
export const MOST = { units: 40, weapons: 40, acts: 16, energy: 99 } as const;

export const UNIT: Schema<string> = withTitle('Unit', ID);
export const WEAPON: Schema<string> = withTitle('Weapon', ID);
const ENERGY = withTitle('Energy', whole(0, MOST.energy));
const SHIELD = withTitle('Shield', whole(1, 6));
export const FACING: Schema<number> = withTitle('Facing, from 0 for A', whole(0, 5));
const EW = oneOf('ecm', 'eccm');
export const BOX: Schema<number> = whole(0, 40);

/** TP-1.3.6 Steps to come. */
export const COURSE: Schema<string> = jsonSchema({
  type: 'string',
  pattern: '^[FLRPS0-5]{0,16}$',
  title: 'Course: F ahead, L R turns, P S sideslips',
});
const STEP: Schema<string> = jsonSchema({
  type: 'string',
  pattern: '^[FLRPS0-5]$',
  title: 'F ahead, L R turn, P S sideslip, 0 to 5 a high energy turn',
});

/** The same list or object under a title. */
export const withHead = <S extends object>(title: string, schema: S): S => ({ ...schema, title });

/** TP-2.1.7 */
export const FORM: Schema<Form> = shape(
  {
    ship: UNIT,
    life: withTitle('Life support', FLAG),
    fireControl: withTitle('Fire control', FLAG),
    shields: withTitle('Shields', oneOf('full', 'minimum', 'off')),
    capacitor: withTitle('Phaser capacitor', whole(0, MOST.energy)),
    arms: withHead('Weapons', list(shape({ weapon: WEAPON, energy: ENERGY }), MOST.weapons)),
    speed: withTitle('Speed', whole(0, 15)),
    hets: withTitle('High energy turns', whole(0, 9)),
    erratic: withTitle('Erratic manoeuvres', FLAG),
    tacs: withHead('TACs', shape({ warp: whole(0, 9), impulse: whole(0, 9) })),
    ecm: withTitle('ECM', whole(0, 9)),
    eccm: withTitle('ECCM', whole(0, 9)),
    swing: EW,
    loans: withHead('Loans', list(shape({ by: ID, to: UNIT, as: EW }), MOST.weapons)),
    general: withTitle('General reinforcement', whole(0, MOST.energy)),
    specific: withHead('Reinforcement by shield', list(whole(0, MOST.energy), 6)),
    tractors: withHead(
      'Tractors',
      shape({ hold: list(shape({ unit: UNIT, energy: ENERGY }), MOST.units), fresh: ENERGY, resist: ENERGY }),
    ),
    transporters: withTitle('Transporters', whole(0, MOST.energy)),
    repairs: withTitle('Damage control', whole(0, MOST.energy)),
    cloak: withTitle('Cloak', FLAG),
    shuttles: withHead(
      'Shuttles',
      list(shape({ box: BOX, as: oneOf('weasel', 'suicide'), energy: whole(0, 9), target: UNIT }, ['target']), MOST.units),
    ),
    gear: withHead('Gear', list(shape({ id: ID, energy: ENERGY }), MOST.weapons)),
    panels: withHead(
      'Panels',
      shape({
        ...{ fore: withTitle('Forward bank', FLAG), rear: withTitle('Rear bank', FLAG) },
        moves: list(shape({ from: oneOf('fore', 'rear'), to: oneOf('battery', 'bank'), points: whole(1, 99) }), 4),
      }),
    ),
    discharge: withTitle('Out of batteries', whole(0, MOST.energy)),
    recharge: withTitle('Into batteries', whole(0, MOST.energy)),
    destruct: oneOf(true),
  },
  ['swing', 'panels', 'destruct'],
) as Schema<Form>;

const WHEN: Schema<When> = eitherOf(
  oneOf('ask', 'pass'),
  shape({ chance: whole(0, 100), damage: whole(0, 99), within: whole(0, 99) }),
) as Schema<When>;

/** TP-1.3.13 */
export const WATCH: Schema<Watch> = shape(
  {
    unit: UNIT,
    course: COURSE,
    answer: WHEN,
    zero: WHEN,
    screen: eitherOf(oneOf('ask', 'pass'), shape({ from: whole(0, 99), with: list(ID, MOST.weapons) })),
    bid: eitherOf(oneOf('ask', 'all'), whole(0, MOST.energy)),
    pointBlank: oneOf('ask', 'fire', 'pass'),
    initial: oneOf('ask', 'nothing'),
    finish: oneOf('ask', 'weakest'),
    prefers: list(WEAPON, MOST.weapons),
  },
  ['course'],
) as Schema<Watch>;

/** TP-1.3.2 */
export const ALLOCATION: Schema<Allocation> = {
  ...shape({
    forms: withHead('Energy forms', list(FORM, MOST.units)),
    small: withHead(
      'Small units',
      list(shape({ unit: UNIT, speed: whole(0, 15), swing: EW, target: UNIT, to: UNIT }, ['swing', 'target', 'to']), MOST.units),
    ),
    order: withHead('Order among equal speeds', list(UNIT, MOST.units)),
    watch: withHead('Standing orders', list(WATCH, MOST.units)),
  }),
  title: 'Allocate energy',
} as Schema<Allocation>;

/** TP-1.3.3 */
export const PLACES: Schema<Orders['place']['order']> = {
  ...shape({ first: withHead('First, for each group', list(FLAG, 16)) }),
  title: 'Choose your place',
};

/** How a weapon is fired, as orders and odds have it. */
export const MANNER: { readonly as: Schema<FireMode>; readonly shots: Schema<number> } = {
  as: oneOf('overload', 'proximity', 'bolt', 'enveloping', 'ph-3', 'fist'),
  shots: whole(1, 4),
};

/** TP-9.1.1 */
const SHOT: Schema<Shot> = shape({ weapon: WEAPON, on: withTitle('Target', ID), ...MANNER, reserve: whole(0, 99) }, [
  'as',
  'shots',
  'reserve',
]) as Schema<Shot>;

/** TP-1.4.1 Every act, told apart by its name. */
const ACT: Schema<Act> = eitherOf(
  shape({ act: oneOf('het', 'tac'), facing: FACING }),
  shape({ act: oneOf('erratic', 'cloak'), begin: FLAG }),
  shape({ act: oneOf('shield'), shield: SHIELD, up: FLAG }),
  shape({ act: oneOf('reinforce'), shield: SHIELD, energy: ENERGY }),
  shape({ act: oneOf('lab', 'probe', 'release', 'strike', 'open'), on: ID }),
  shape({ act: oneOf('tractor'), on: ID, energy: ENERGY }),
  shape({ act: oneOf('seeker'), weapon: WEAPON, on: ID, load: ID, facing: FACING, pseudo: oneOf(true) }, [
    'load',
    'facing',
    'pseudo',
  ]),
  shape({ act: oneOf('esg'), weapon: WEAPON, radius: whole(0, 3), energy: ENERGY }),
  shape({ act: oneOf('web'), weapon: WEAPON }),
  shape(
    {
      act: oneOf('transport'),
      what: oneOf('party', 'raid', 't-bomb', 'dummy', 'pa-mine'),
      to: words(40),
      box: ID,
      n: whole(1, 40),
    },
    ['box', 'n'],
  ),
  shape({ act: oneOf('launch'), box: BOX, facing: FACING, speed: whole(0, 15), swing: EW }, ['swing']),
  shape({ act: oneOf('troops'), on: ID, n: whole(1, 40) }),
  shape({ act: oneOf('land', 'packs', 'undock'), unit: UNIT }),
  shape({ act: oneOf('space-mine') }),
  shape(
    {
      act: oneOf('hand'),
      to: ID,
      what: oneOf('party', 't-bomb', 'dummy', 'drone'),
      n: whole(1, 5),
      weapon: WEAPON,
      rack: WEAPON,
    },
    ['weapon', 'rack'],
  ),
  shape({ act: oneOf('cast'), weapon: WEAPON, hexes: list(HEX, 5, 1), energy: ENERGY }),
  shape({ act: oneOf('displace'), on: ID, toward: FACING }, ['toward']),
) as Schema<Act>;

const ACTS = withHead('Acts', list(ACT, MOST.acts));
const FIRE = withHead('Fire', list(SHOT, MOST.weapons));
export const WINDOW: Schema<Window> = shape({ unit: UNIT, acts: ACTS, fire: FIRE });
const WINDOWS = withHead('Windows', list(WINDOW, MOST.units));

/** TP-1.3.4 */
export const INITIAL: Schema<Orders['initial']['order']> = {
  ...shape({ windows: WINDOWS, guards: list(shape({ unit: UNIT, box: ID }), MOST.units) }),
  title: 'First acts',
};

/** TP-1.3.5 */
export const SPACE: Schema<Orders['space']['order']> = {
  ...shape(
    {
      half: withTitle('Spaces of First Phase', whole(0, 15)),
      step: STEP,
      acts: ACTS,
      fire: FIRE,
      course: COURSE,
      stack: withHead('Fighters that move along', list(UNIT, MOST.units)),
    },
    ['half', 'course', 'stack'],
  ),
  title: 'One space',
} as Schema<Orders['space']['order']>;

/** TP-1.3.7, TP-1.3.10 */
export const ANSWERS: Schema<{ windows: Window[] }> = { ...shape({ windows: WINDOWS }), title: 'What your units do' };

/** TP-1.3.8 */
export const BID: Schema<Orders['bid']['order']> = { ...shape({ energy: ENERGY }), title: 'Bid against a tractor beam' };

/** TP-1.3.12 */
export const FINISH: Schema<Finish> = {
  ...shape({
    repairs: withHead('Repairs', list(shape({ unit: UNIT, box: ID }), MOST.units)),
    docks: withHead(
      'Docking and landing',
      list(shape({ unit: UNIT, to: jsonSchema<string | null>({ anyOf: [{ type: 'null' }, ID] }) }), MOST.units),
    ),
    reload: withHead('Reloading', list(shape({ unit: UNIT, weapon: WEAPON }), MOST.units)),
  }),
  title: 'End of the turn',
} as Schema<Finish>;
