// JSON Schemas of orders to aeroplanes.

import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, ID, list, oneOf, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import { HEADING, MOST_PIECES, POINT } from '@flagplot/plane/schemas';
import type { Attack, FlightLeg, Fly, Losing, TakingOn } from '../orders.ts';
import { MOST } from '../schemas.ts';

const MARKERS = list(withTitle('Marker', ID), MOST.squadrons, 1);

export const ATTACK: Schema<Attack> = eitherOf(
  shape({ kind: oneOf('dogfight'), markers: MARKERS }),
  shape({ kind: oneOf('strafe'), markers: MARKERS, target: withTitle('Target', ID) }),
  shape(
    {
      kind: oneOf('bomb'),
      markers: MARKERS,
      target: withTitle('Target', ID),
      whole: withTitle('The whole payload', oneOf(true)),
    },
    ['whole'],
  ),
  shape({ kind: oneOf('drop'), markers: MARKERS, bearing: HEADING }),
);

/** BB-4.2.1 */
const FLIGHT_LEG: Schema<FlightLeg> = shape(
  {
    heading: HEADING,
    d: withTitle('Length in thousandths of an inch', whole(1, 120_000)),
    until: withTitle('Until it touches', ID),
  },
  ['until'],
);

const FLY_FIELDS = {
  markers: list(withTitle('Marker', ID), MOST.squadrons),
  from: withTitle('Comes in at', POINT),
  legs: list(FLIGHT_LEG, MOST_PIECES),
  off: withTitle('Breaks off on', HEADING),
  attacks: list(ATTACK, MOST.squadrons),
  join: withTitle('Joins', ID),
  stay: withTitle('Stays with', shape({ vessel: withTitle('Vessel', ID), as: oneOf('cap', 'landing') })),
  leave: withTitle('Is set aside', oneOf(true)),
  press: withTitle('Presses the others', oneOf(true)),
} as const;

/** BB-4.2.3 */
export const FLY: Schema<Fly> = shape(FLY_FIELDS, ['from', 'off', 'attacks', 'join', 'stay', 'leave', 'press']);

export const TAKING: Schema<TakingOn> = shape({
  by: withTitle('Marker', ID),
  on: list(withTitle('Takes on', ID), MOST.squadrons),
});

/** BB-4.5.2 */
export const TAKE: Schema<{ takes: TakingOn[] }> = shape({ takes: list(TAKING, MOST.squadrons) });

/** BB-4.3.6 */
export const LOSE: Schema<{ lose: Losing[] }> = shape({
  lose: list(shape({ id: ID, n: withTitle('Lost', whole(0, 999)) }), MOST.squadrons),
});
