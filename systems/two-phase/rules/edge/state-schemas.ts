// JSON Schemas of what lies open and of one folder, for states that come from outside.

import { FAR } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, jsonSchema, list, oneOf, orNull, shape, whole, words } from '@flagplot/kernel/schemas';
import type { ShipEntry } from '../book.ts';
import type { Craft, Hold, Sealed } from '../folder.ts';
import type { Berth, Boxes, Field, Mark, Mine, Now, Open, Seeker, Snare, Sortie, Unit, Veil, Web } from '../open.ts';
import { BOUGHT_OPTION, MOST as MOST_OF_SCENARIO } from '../scenario-limits.ts';
import { COURSE, FORM, MOST, WATCH, WINDOW } from '../schemas.ts';

const COUNT = whole(0, 9999);
const FACING = whole(0, 5);
const SIDES = 6;
/** Ships of a side, and what they launch. */
const FLEET = 400;
const UNITS = SIDES * FLEET;

/** What is counted by the ids of sides. */
const BY_SIDE: Schema<Record<string, number>> = jsonSchema({
  type: 'object',
  maxProperties: SIDES,
  propertyNames: ID,
  additionalProperties: COUNT,
});

const BOX = whole(0, 99);
const BOXES: Schema<Boxes> = shape({
  ...{ left: BOX, right: BOX, centre: BOX, impulse: BOX, apr: BOX, battery: BOX },
  ...{ fore: BOX, aft: BOX, middle: BOX, cargo: BOX, armour: BOX },
  ...{ bridge: BOX, flag: BOX, emergency: BOX, auxiliary: BOX, security: BOX },
  ...{ transporter: BOX, tractor: BOX, lab: BOX, probe: BOX, shuttle: BOX },
  ...{ damageControl: BOX, sensor: BOX, scanner: BOX, excess: BOX, foreBank: BOX, rearBank: BOX },
});

const HEX = shape({ q: FAR, r: FAR });
const SPEED = whole(0, 16);

const WAY = oneOf('out', 'in');
const VEIL: Schema<Veil> = shape({
  step: whole(0, 4),
  way: orNull(WAY),
  done: list(WAY, 2),
  lost: list(ID, UNITS),
}) as Schema<Veil>;

const FIELD: Schema<Field> = shape({
  ...{ mount: whole(0, MOST.weapons), radius: whole(0, 9), strength: BOX, left: whole(0, 9) },
  stage: oneOf('coming', 'due', 'up', 'down'),
  near: list(ID, 800),
}) as Schema<Field>;

const SNARE: Schema<Snare> = shape({ left: COUNT, side: ID }) as Schema<Snare>;

const WEB: Schema<Web> = shape({
  ...{ q: FAR, r: FAR, side: ID, by: ID, mount: whole(0, MOST.weapons), cast: FLAG },
  ...{ strength: BOX, left: whole(0, 9), falls: COUNT },
}) as Schema<Web>;
const BERTH: Schema<Berth> = shape(
  {
    kind: orNull(oneOf('admin', 'gas', 'mrs', 'stinger-1', 'pf')),
    ...{ lost: FLAG, unit: orNull(ID), packs: FLAG, link: oneOf(true) },
  },
  ['link'],
) as Schema<Berth>;

const SORTIE: Schema<Sortie> = shape({ by: ID, out: COUNT, in: COUNT, late: FLAG, packs: FLAG, weasel: oneOf(true) }, [
  'weasel',
]) as Schema<Sortie>;

const UNIT: Schema<Unit> = shape(
  {
    ...{
      id: ID,
      side: ID,
      card: ID,
      fitting: whole(0, Number.MAX_SAFE_INTEGER),
      kind: oneOf('ship', 'pf', 'shuttle', 'fighter'),
    },
    status: oneOf('here', 'destroyed', 'left', 'landed'),
    ...{ q: FAR, r: FAR, facing: FACING, came: orNull(HEX), arrived: COUNT },
    ...{ speed: SPEED, before: SPEED, half: orNull(SPEED), made: SPEED, halted: FLAG, dragged: SPEED },
    ...{ turnCount: COUNT, slipCount: COUNT, het: FLAG, bonuses: whole(0, 9), broke: COUNT },
    ...{ erratic: FLAG, erraticDone: FLAG, life: FLAG, fireControl: FLAG },
    setting: oneOf('full', 'minimum', 'off'),
    shields: list(BOX, 6),
    dropped: list(FLAG, 6),
    boxes: BOXES,
    weapons: list(whole(-1, 99), MOST.weapons),
    ...{ ecm: whole(0, 99), eccm: whole(0, 99), lockOn: FLAG },
    delays: list(shape({ what: words(40), left: whole(1, 99), by: oneOf('impulse', 'phase') }), 99),
    ...{ inside: COUNT, doers: BY_SIDE, damage: COUNT, crew: COUNT, mutineers: orNull(COUNT), parties: BY_SIDE },
    used: shape({ transporter: BOX, tractor: BOX, lab: BOX, space: oneOf(1) }, ['space']),
    veil: VEIL,
    fields: list(FIELD, MOST.weapons),
    banks: shape({ held: list(whole(0, 999), 2), on: list(FLAG, 2) }),
    disrupted: whole(1, 2),
    snare: SNARE,
    captor: ID,
    bay: list(BERTH, MOST.units),
    sortie: SORTIE,
    paMines: BOX,
    probed: oneOf(true),
  },
  ['veil', 'fields', 'banks', 'disrupted', 'snare', 'captor', 'bay', 'sortie', 'paMines', 'probed'],
) as Schema<Unit>;

const SEEKER: Schema<Seeker> = shape(
  {
    ...{ q: FAR, r: FAR, facing: FACING, id: ID, side: ID },
    shown: oneOf('drone', 'plasma'),
    type: orNull(ID),
    ...{ by: ID, on: ID, flown: COUNT, moves: COUNT, damage: COUNT, response: FLAG, atOnce: FLAG },
    ...{ came: orNull(HEX), arrived: COUNT, snare: SNARE },
  },
  ['snare'],
) as Schema<Seeker>;

const OF_A_MINE = {
  ...{ q: FAR, r: FAR, id: ID, side: ID, by: ID },
  shown: oneOf('t-bomb', 'space', 'pa'),
  ...{ came: orNull(HEX), arrived: COUNT, laid: COUNT, active: FLAG },
};
const MINE: Schema<Mine> = shape(OF_A_MINE) as Schema<Mine>;
const MARK: Schema<Mark> = shape({ ...OF_A_MINE, speed: SPEED, n: SPEED }) as Schema<Mark>;

const NOW: Schema<Now> = shape(
  {
    half: oneOf(1, 2),
    stage: oneOf('rest', 'space', 'answer', 'impact', 'zero', 'flight'),
    ...{ mover: orNull(ID), n: COUNT, of: orNull(SPEED) },
    groups: list(list(ID, UNITS), UNITS),
    shooters: list(list(ID, UNITS), SIDES),
    playing: orNull(ID),
    caught: orNull(shape({ unit: ID, by: ID })),
    stack: list(ID, MOST.units),
  },
  ['stack'],
) as Schema<Now>;

/** TP-1.3.1 */
const BOUGHT: Schema<ShipEntry> = shape({
  ...{ id: ID, side: ID, card: ID, hex: orNull(HEX), facing: FACING, speed: SPEED, drone: ID },
  options: list(BOUGHT_OPTION, 20),
  points: COUNT,
}) as Schema<ShipEntry>;

const SIDE_LIST = list(ID, SIDES);

/** What lies open. */
export const OPEN: Schema<Open> = shape({
  bought: list(BOUGHT, SIDES * MOST_OF_SCENARIO.ships),
  units: list(UNIT, UNITS),
  seekers: list(SEEKER, 400),
  mines: list(MINE, 400),
  marks: list(MARK, 400),
  beams: list(shape({ id: words(99), by: ID, on: ID, strength: whole(0, 999), fresh: FLAG }), UNITS),
  loans: list(shape({ by: ID, mount: whole(-1, MOST.weapons), to: ID, as: oneOf('ecm', 'eccm'), points: whole(0, 9) }), UNITS),
  docks: list(shape({ big: ID, small: ID, handed: whole(0, 9) }), UNITS),
  webs: list(WEB, 800),
  order: list(ID, UNITS),
  ties: list(shape({ speed: SPEED, choose: SIDE_LIST, first: SIDE_LIST, last: SIDE_LIST }), 17),
  now: NOW,
  firstDone: FLAG,
  arrivals: jsonSchema<number>({ type: 'integer', minimum: 0 }),
  entered: jsonSchema<number>({ type: 'integer', minimum: 0 }),
  impulses: COUNT,
  swept: COUNT,
  dealt: COUNT,
  verdict: orNull(
    shape({
      winners: SIDE_LIST,
      points: jsonSchema<Record<string, number>>({
        type: 'object',
        maxProperties: SIDES,
        additionalProperties: { type: 'number', multipleOf: 0.25 },
      }),
      why: words(1000),
    }),
  ),
}) as Schema<Open>;

const ARM = shape({ turns: whole(0, 9), energy: whole(0, 99), cools: oneOf(true) }, ['cools']);

const LOAD = list(ID, 40);

const CRAFT: Schema<Craft> = shape({
  as: oneOf('plain', 'suicide', 'scatter-pack', 'weasel'),
  ...{ turns: whole(0, 9), energy: whole(0, 99), target: orNull(ID), load: LOAD },
}) as Schema<Craft>;

const HOLD: Schema<Hold> = shape({
  ...{ unit: ID, truth: orNull(ID), guide: orNull(ID) },
  form: orNull(FORM),
  bay: list(CRAFT, MOST.units),
  craft: orNull(CRAFT),
  pace: orNull(shape({ speed: SPEED, swing: oneOf('ecm', 'eccm'), to: orNull(ID) })),
  ...{ capacitor: whole(0, 999), battery: whole(0, 999), arms: list(ARM, MOST.weapons) },
  magazines: list(
    shape({ mount: whole(0, MOST.weapons), load: LOAD, last: COUNT, reloads: whole(0, 9), set: LOAD, pseudo: FLAG }),
    MOST.weapons,
  ),
  stock: shape({ bombs: BOX, dummies: BOX, space: BOX }),
  ...{ general: BOX, specific: list(whole(0, 999), 6), hets: whole(0, 9) },
  tacs: shape({ warp: whole(0, 9), impulse: whole(0, 9) }),
  reserveTacs: whole(0, 9),
  ...{ erratic: FLAG, cloak: FLAG, tractors: whole(0, 999), transporters: whole(0, 999), repairs: whole(0, 999) },
  guards: list(ID, MOST.units),
  watch: orNull(WATCH),
  course: COURSE,
}) as Schema<Hold>;

/** One folder. */
export const SEALED: Schema<Sealed> = shape({
  ships: list(HOLD, FLEET),
  order: list(ID, FLEET),
  seekers: list(shape({ id: ID, load: orNull(ID), pseudo: FLAG, left: whole(0, 99) }), 400),
  dummies: list(ID, 400),
  known: list(shape({ id: ID, as: ID }), 999),
  windows: list(WINDOW, MOST.units),
}) as Schema<Sealed>;
