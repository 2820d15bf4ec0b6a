// JSON Schemas of orders. Every size is capped.

import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, FLAG, ID, list, oneOf, orNull, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import { COORDINATE, HEADING, LEG, MOST_PIECES, SEGMENT } from '@flagplot/plane/schemas';
import type { Planes } from './cards.ts';
import type { Setting } from './charts.ts';
import { SETTINGS } from './charts.ts';
import type { ActOf, Doctrine, Mending, Placing, Sailing, Squadron } from './orders.ts';
import type { Baltic } from './state.ts';

type Orders = { [K in keyof Baltic['asks']]: Baltic['asks'][K]['order'] };

/** Most units a side, vessels of a unit, weapons of a sheet, points of a pool, sides, squadrons of aeroplanes a side; features of a table and salvoes on it. */
export const MOST = {
  units: 40,
  vessels: 12,
  weapons: 12,
  points: 99_999,
  sides: 6,
  squadrons: 60,
  features: 100,
  salvoes: 999,
} as const;

const UNIT = withTitle('Unit', ID);
const VESSEL = withTitle('Vessel', ID);

export const SETTING: Schema<Setting> = withTitle('Telegraph', oneOf(...SETTINGS));

/** BB-2.1.4 */
export const TELEGRAPH: Schema<Orders['telegraph']> = shape({
  units: list(
    shape(
      {
        unit: UNIT,
        setting: SETTING,
        held: list(shape({ vessel: VESSEL, setting: oneOf('Stop', 'Reverse') }), MOST.vessels),
        down: withTitle('Hull Down', FLAG),
      },
      ['held', 'down'],
    ),
    MOST.units,
  ),
});

/** BB-2.2.1 */
export const BID: Schema<Orders['bid']> = shape({ points: withTitle('Strategy points', whole(0, MOST.points)) });

/** BB-2.2.4 */
export const PLACE: Schema<Orders['place']> = shape({ place: withTitle('Place in the order', whole(1, MOST.sides)) });

/** BB-3.5.1 */
export const SQUADRON_TYPES: readonly Planes[] = ['fighter', 'bomber', 'torpedo-bomber'];

export const PLANES: Schema<Planes> = withTitle('Type', oneOf('fighter', 'bomber', 'torpedo-bomber'));

export const SQUADRON: Schema<Squadron> = shape({ carrier: withTitle('Carrier', ID), type: PLANES });

/** BB-1.5.9 */
export const STOCK: Schema<Orders['stock']> = shape({ squadrons: list(SQUADRON, MOST.squadrons) });

const ASKING = oneOf('ask', 'never', 'always');

export const DOCTRINE: Schema<Doctrine> = withTitle(
  'Standing orders',
  shape({
    force: withTitle('Force collisions', ASKING),
    take: withTitle('Take on', ASKING),
    salvoes: withTitle('Order of salvoes', oneOf('ask', 'in order')),
    losses: withTitle('Losses', oneOf('ask', 'staff')),
  }),
);

/** BB-2.2.8 */
export const STACK: Schema<Orders['stack']> = shape(
  { cards: list(UNIT, MOST.units), reserve: withTitle('Reserve', orNull(ID)), doctrine: DOCTRINE },
  ['doctrine'],
);

/** BB-6.3.1 A path and BB-6.3.7 a flight of twelve pieces at the most. */
export const SAILING: Schema<Sailing> = shape(
  {
    vessel: VESSEL,
    legs: list(SEGMENT, MOST_PIECES),
    flight: shape({ legs: list(LEG, MOST_PIECES, 1), facing: HEADING }),
    bombs: list(shape({ bay: withTitle('Bomb bay', ID), target: withTitle('Target', ID) }), MOST.weapons),
  },
  ['flight', 'bombs'],
);

/** BB-3.1.19 */
export const SAIL: Schema<Orders['sail']> = shape(
  { way: withTitle('Card', oneOf('top', 'reserve', 'dash')), unit: UNIT, vessels: list(SAILING, MOST.vessels) },
  ['way'],
);

/** BB-3.1.26 */
export const MEET: Schema<Orders['meet']> = shape({ force: withTitle('Force the collision', FLAG) });

const WEAPON = withTitle('Weapon', ID);

export const FIRE_ACT: Schema<ActOf<'fire'>> = shape({
  act: oneOf('fire'),
  weapon: WEAPON,
  by: list(VESSEL, MOST.vessels, 1),
  target: withTitle('Target', ID),
});

const BEAM_ACT: Schema<ActOf<'beam'>> = shape({
  act: oneOf('beam'),
  weapon: WEAPON,
  by: VESSEL,
  bearing: HEADING,
  altitude: withTitle('Altitude', oneOf('surface', 'airborne')),
});

/** A beam of which one may ask what it does to one vessel alone. */
export const BEAM_ASKED: Schema<ActOf<'beam'> & { on?: string }> = shape(
  {
    act: oneOf('beam'),
    weapon: WEAPON,
    by: VESSEL,
    bearing: HEADING,
    altitude: withTitle('Altitude', oneOf('surface', 'airborne')),
    on: VESSEL,
  },
  ['on'],
);

const LAUNCH_ACT: Schema<ActOf<'launch'>> = shape({ act: oneOf('launch'), weapon: WEAPON, by: VESSEL });

export const BOARD_ACT: Schema<ActOf<'board'>> = shape({
  act: oneOf('board'),
  by: VESSEL,
  target: withTitle('Target', ID),
  boxes: withTitle('Boxes of marines', whole(1, 99)),
});

const FLY_OFF_ACT: Schema<ActOf<'fly off'>> = shape({
  act: oneOf('fly off'),
  by: VESSEL,
  types: list(PLANES, MOST.squadrons),
  markers: list(withTitle('Marker', ID), MOST.squadrons),
});

const RECOVER_ACT: Schema<ActOf<'recover'>> = shape({
  act: oneOf('recover'),
  by: VESSEL,
  markers: list(withTitle('Marker', ID), MOST.squadrons, 1),
});

const ACK_ACK_ACT: Schema<ActOf<'ack-ack'>> = shape({ act: oneOf('ack-ack'), by: VESSEL, target: withTitle('Target', ID) });

const TOW_ACT: Schema<ActOf<'tow'>> = shape({ act: oneOf('tow'), by: VESSEL, target: withTitle('Target', ID) });

const ACT = eitherOf(FIRE_ACT, BEAM_ACT, LAUNCH_ACT, BOARD_ACT, FLY_OFF_ACT, RECOVER_ACT, ACK_ACK_ACT, TOW_ACT);

/** BB-4.0.2 */
export const RUN: Schema<Orders['run']> = shape({ salvo: withTitle('Salvo', ID) });

/** BB-3.2.3 */
export const FIRE: Schema<Orders['fire']> = shape({ acts: list(ACT, MOST.vessels * MOST.weapons) });

const MENDING: Schema<Mending> = shape(
  {
    ship: withTitle('Ship', ID),
    critical: withTitle('Critical', oneOf('weapon', 'engine', 'rudder', 'fire')),
    weapon: withTitle('Weapon', ID),
  },
  ['weapon'],
);

/** Most repairs of a side at a time. */
const MOST_MENDS = 400;

/** BB-5.1.1 */
export const MEND: Schema<Orders['mend']> = shape({ mend: list(MENDING, MOST_MENDS), buy: list(MENDING, MOST_MENDS) });

/** BB-5.3.15 */
export const CRITICAL: Schema<Orders['critical']> = shape({
  take: list(shape({ ship: withTitle('Ship', ID), roll: withTitle('Throw', oneOf(0, 1)) }), MOST.units),
});

const PLACING: Schema<Placing> = shape({ vessel: VESSEL, x: COORDINATE, y: COORDINATE, heading: HEADING });

/** BB-1.5.2 */
export const DEPLOY: Schema<Orders['deploy']> = shape({ unit: UNIT, vessels: list(PLACING, MOST.vessels) });
