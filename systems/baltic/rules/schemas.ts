// JSON Schemas of orders. Every size is capped.

import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, list, oneOf, orNull, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import { MOST_PIECES, SEGMENT } from '@flagplot/plane/schemas';
import type { Setting } from './charts.ts';
import type { Act, Sailing } from './orders.ts';
import type { Baltic } from './state.ts';

type Orders = { [K in keyof Baltic['asks']]: Baltic['asks'][K]['order'] };

/** Most units a side, vessels of a unit, weapons of a sheet, points of a pool, sides. */
export const MOST = { units: 40, vessels: 12, weapons: 12, points: 99, sides: 6 } as const;

const UNIT = withTitle('Unit', ID);
const VESSEL = withTitle('Vessel', ID);

export const SETTING: Schema<Setting> = withTitle(
  'Telegraph',
  oneOf('Reverse', 'Stop', 'Crawl', 'Slow', 'Half', 'Full', 'Flank'),
);

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

/** BB-2.2.8 */
export const STACK: Schema<Orders['stack']> = shape({
  cards: list(UNIT, MOST.units),
  reserve: withTitle('Reserve', orNull(ID)),
});

const SAILING: Schema<Sailing> = shape({ vessel: VESSEL, legs: list(SEGMENT, MOST_PIECES) });

/** BB-3.1.19 */
export const SAIL: Schema<Orders['sail']> = shape(
  { way: withTitle('Card', oneOf('top', 'reserve', 'dash')), unit: UNIT, vessels: list(SAILING, MOST.vessels) },
  ['way'],
);

const ACT: Schema<Act> = shape({
  act: oneOf('fire'),
  weapon: withTitle('Weapon', ID),
  by: list(VESSEL, MOST.vessels, 1),
  target: withTitle('Target', ID),
});

/** BB-3.2.3 */
export const FIRE: Schema<Orders['fire']> = shape({ acts: list(ACT, MOST.vessels * MOST.weapons) });
