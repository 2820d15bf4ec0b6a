// JSON Schemas of ELINT: levels as they are given, and what holds of them.

import type { Schema } from '@flagplot/kernel/schemas';
import { ID, list, oneOf, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import type { ElintList } from '../orders.ts';
import type { Elint } from './effects.ts';

/** Most levels of a ship, ships of a side, entries of a turn. */
const MOST = { levels: 20, ships: 40, entries: 800 };
const LEVELS = whole(1, 800);

const USE = shape(
  {
    use: withTitle('What for', oneOf('offence', 'defence', 'network', 'elint', 'targeting')),
    at: { ...list(ID, 2, 1), title: 'Whom it jams' },
  },
  ['at'],
);

/** FA-13.1.4 The levels of each ELINT ship, in their order. */
export const ELINT_LISTS: Schema<ElintList[]> = {
  ...list(
    shape({ ship: ID, uses: { ...list(USE, MOST.levels, 1), title: 'Levels, in the order they are to be kept' } }),
    MOST.ships,
  ),
  title: 'ELINT levels',
};

/** What lies open of ELINT. */
export const ELINT: Schema<Elint> = shape({
  supports: list(shape({ ship: ID, squadron: ID, use: oneOf('offence', 'defence'), levels: LEVELS }), MOST.entries),
  networks: list(
    shape({
      target: ID,
      of: oneOf('ship', 'squadron', 'fleet'),
      whose: ID,
      by: list(shape({ ship: ID, levels: LEVELS }), MOST.ships, 1),
    }),
    MOST.entries,
  ),
  targeting: list(shape({ ship: ID, target: ID }), 2 * MOST.entries),
});
