// JSON Schemas of what lies open and of one folder, for states that come from outside.

import type { Outcome } from '@flagplot/kernel';
import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, jsonSchema, list, oneOf, orNull, shape, whole, words } from '@flagplot/kernel/schemas';
import { COORDINATE, HEADING, MOST_PIECES, POSE, SEGMENT } from '@flagplot/plane/schemas';
import { ATTACK, FLY, TAKING } from '../aeroplanes/schemas.ts';
import type { Sealed } from '../folder.ts';
import type { Activation, Air, Flight, Loss, Marker, Open, Raid, Salvo, Vessel } from '../open.ts';
import { DOCTRINE, MOST, PLANES, SAILING, SETTING, SQUADRON } from '../schemas.ts';

const COUNT = whole(0, 9999);
/** BB-6.1.1 Whole mil; longer is no course of twelve pieces. */
const COUNT_OF_MIL = whole(0, 2_000_000);
const UNITS = MOST.sides * MOST.units;

/** What is counted by the ids of sides, or said by those of units. */
const byId = <T extends object>(values: T, most: number): Schema<Record<string, never>> =>
  jsonSchema({ type: 'object', maxProperties: most, propertyNames: ID, additionalProperties: values });

const BY_SIDE = byId(COUNT, MOST.sides) as unknown as Schema<Record<string, number>>;
const SIDE_LIST = list(ID, MOST.sides);

/** Places in whole mil, headings in whole hundredths of a degree. */
const VESSEL: Schema<Vessel> = shape({
  ...{ x: COORDINATE, y: COORDINATE, heading: HEADING },
  ...{ id: ID, unit: ID, side: ID, card: ID },
  status: oneOf('due', 'live', 'wreck', 'sunk', 'withdrawn'),
  setting: SETTING,
  soundings: list(shape({ water: oneOf('coastal', 'shallow'), gone: COUNT, edge: FLAG }), 2),
  ...{ held: FLAG, down: FLAG, moved: FLAG },
  ...{ lost: COUNT, splash: COUNT, tenners: COUNT, wrecked: COUNT, wreckHits: COUNT, engine: COUNT, rudder: COUNT },
  fires: COUNT,
  out: list(ID, MOST.weapons),
  silent: list(ID, MOST.weapons),
  ram: COUNT,
  ammo: byId(COUNT, MOST.weapons) as unknown as Schema<Vessel['ammo']>,
});

const SALVO: Schema<Salvo> = shape({
  ...{ x: COORDINATE, y: COORDINATE, heading: HEADING },
  ...{ id: ID, side: ID, by: ID, fp: whole(1, 99), runs: COUNT, ran: COUNT },
});

const IDS = list(ID, MOST.squadrons);

/** As far forward or aside of its middle as a vessel reaches, and a marker with it. */
const ON_BODY = whole(-20_000, 20_000);

const MARKER: Schema<Marker> = shape({
  ...{ x: COORDINATE, y: COORDINATE, id: ID, side: ID, home: orNull(ID), type: PLANES, planes: COUNT, ammo: COUNT },
  status: oneOf('flies', 'aboard', 'away', 'lost', 'withdrawn'),
  on: orNull(shape({ vessel: ID, as: oneOf('deck', 'cap', 'landing'), u: ON_BODY, v: ON_BODY })),
  ...{ ready: COUNT, gone: FLAG, took: COUNT },
});

const RAID: Schema<Raid> = shape({
  ...{ as: oneOf('dogfight', 'bomb'), by: IDS, on: IDS, target: orNull(ID), whole: IDS },
  stage: oneOf('take', 'guard', 'clash', 'strike'),
  ...{ asked: SIDE_LIST, takes: list(TAKING, MOST.squadrons), guards: list(TAKING, MOST.squadrons) },
});

const FLIGHT: Schema<Flight> = shape({
  side: ID,
  fly: FLY,
  stage: oneOf('fight', 'move', 'attack'),
  touched: list(ID, UNITS * MOST.vessels),
  attacks: list(ATTACK, MOST.squadrons),
  raid: orNull(RAID),
});

const LOSS: Schema<Loss> = shape({ side: ID, what: oneOf('planes', 'corvettes'), n: COUNT, among: IDS });

const AIR: Schema<Air> = shape({
  ...{ round: SIDE_LIST, rested: SIDE_LIST, press: orNull(ID) },
  flight: orNull(FLIGHT),
  losses: list(LOSS, MOST.squadrons),
});

const CREW = list(ID, MOST.vessels);

const ACTIVATION: Schema<Activation> = shape({
  ...{ unit: ID, left: CREW, barred: CREW, astray: CREW },
  under: orNull(
    shape({ vessel: ID, other: ID, from: POSE, legs: list(SEGMENT, MOST_PIECES), met: list(ID, UNITS * MOST.vessels) }),
  ),
});

const VERDICT: Schema<Outcome> = shape({
  winners: SIDE_LIST,
  points: byId(whole(-9999, 99_999), MOST.sides) as unknown as Schema<Record<string, number>>,
  why: words(600),
}) as Schema<Outcome>;

/** What lies open. */
export const OPEN: Schema<Open> = shape({
  vessels: list(VESSEL, UNITS * MOST.vessels),
  pools: BY_SIDE,
  settings: byId(SETTING, UNITS) as unknown as Schema<Open['settings']>,
  places: orNull(shape({ ranks: SIDE_LIST, taken: list(orNull(ID), MOST.sides) })),
  order: SIDE_LIST,
  cards: BY_SIDE,
  reserved: SIDE_LIST,
  dashed: SIDE_LIST,
  slots: list(ID, UNITS),
  played: list(ID, UNITS),
  activation: orNull(ACTIVATION),
  markers: list(MARKER, MOST.sides * MOST.squadrons),
  structures: list(shape({ id: ID, lost: COUNT, by: orNull(ID) }), MOST.features),
  salvoes: list(SALVO, MOST.salvoes),
  running: orNull(ID),
  laid: COUNT,
  air: orNull(AIR),
  scored: BY_SIDE,
  tow: orNull(shape({ tug: ID, towed: ID })),
  prize: orNull(shape({ seized: COUNT, hit: orNull(ID) })),
  mends: list(shape({ ship: ID, mends: COUNT }), UNITS),
  stricken: list(
    shape({ ship: ID, rolls: list(shape({ sum: COUNT, again: orNull(COUNT) }), 2, 1), take: orNull(oneOf(0, 1)) }),
    UNITS,
  ),
  verdict: orNull(VERDICT),
}) as Schema<Open>;

/** One folder. */
export const SEALED: Schema<Sealed> = shape({
  stack: list(ID, MOST.units),
  reserve: orNull(ID),
  hold: list(SQUADRON, MOST.squadrons),
  doctrine: DOCTRINE,
  course: orNull(shape({ end: COUNT_OF_MIL, left: list(SAILING, MOST.vessels, 1) })),
});
