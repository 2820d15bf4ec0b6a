// JSON Schemas of what is answered before the first turn. Every size is capped.

import { HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, shape, withTitle } from '@flagplot/kernel/schemas';
import { BOUGHT_OPTION, MOST as MOST_OF_SCENARIO } from '../scenario-limits.ts';
import { BOX, FACING, MOST, UNIT, WEAPON, withHead } from '../schemas.ts';
import type { TwoPhase } from '../state.ts';

type Orders = TwoPhase['asks'];

/** TP-1.3.1 */
export const PURCHASES: Schema<Orders['muster']['order']> = {
  ...shape({
    ships: withHead(
      'Ships',
      list(shape({ id: UNIT, card: withTitle('Card', ID), options: list(BOUGHT_OPTION, 20) }), MOST_OF_SCENARIO.ships),
    ),
  }),
  title: 'Buy your ships',
} as Schema<Orders['muster']['order']>;

/** TP-1.3.1 */
export const DEPLOYMENT: Schema<Orders['deploy']['order']> = {
  ...shape({
    stands: withHead('Places', list(shape({ unit: UNIT, hex: HEX, facing: FACING }), MOST.units)),
    loads: withHead('Loads', list(shape({ unit: UNIT, weapon: WEAPON, load: list(ID, 12) }), MOST.units)),
    mounts: withHead('Option mounts', list(shape({ unit: UNIT, mount: ID, weapon: ID }), MOST.units)),
    hidden: withHead('Hidden kinds', list(shape({ unit: UNIT, box: BOX, kind: ID }), MOST.units)),
    guides: withHead('Guides', list(shape({ unit: UNIT, by: UNIT }), MOST.units)),
  }),
  title: 'Set up your ships',
};
