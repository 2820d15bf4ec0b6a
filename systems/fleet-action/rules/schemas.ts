// JSON Schemas of what is ordered. Every size is capped.

import type { Hex } from '@flagplot/hexes';
import { FAR, HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, ID, jsonSchema, list, oneOf, shape, whole, withTitle } from '@flagplot/kernel/schemas';
import { FARTHEST, LEAVABLE } from './doctrine.ts';
import type { Doctrine, Heading, Jump, Plot, SpeedChange, Step } from './orders.ts';
import { HEADINGS } from './orders.ts';
import type { FleetAction } from './state.ts';

type Orders = FleetAction['asks'];

/** Most sides, squadrons a side, ships a squadron. */
export const MOST: Readonly<Record<'squadrons' | 'ships' | 'flights' | 'path', number>> = {
  squadrons: 20,
  ships: 12,
  flights: 8,
  path: 60,
};
const PULSE = whole(1, 3);
/** A heading as it is written. */
export const WORD: Schema<Heading> = withTitle('Heading', oneOf(...HEADINGS));

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

export const STEP: Schema<Step> = oneOf('ahead', 'slip-port', 'slip-starboard', 'port', 'starboard');

/** A place in a formation, counted from the command ship. */
export const OFFSET: Schema<Hex> = shape({ q: FAR, r: FAR });
/** FA-5.1.4 A change of speed, and the pulse before which it is made. */
export const SPEED_CHANGE: Schema<SpeedChange> = {
  ...shape({ pulse: PULSE, by: eitherOf(whole(1, 99), whole(-99, -1)) }),
  title: 'Speed change',
};
/** The moves of a plot: one path of three pulses and at most one speed change (FA-3.2, FA-5.1.4). */
const MOVES = {
  squadron: ID,
  order: withTitle('Order', oneOf('maintain-course', 'turn', 'turn-hard', 'come-about', 'correct-course')),
  path: { ...list(list(STEP, MOST.path), 3, 3), title: 'Path, pulse by pulse' },
  change: SPEED_CHANGE,
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
export const SEALED_PLOT: Schema<Plot<Hex>> = shape(
  { ...MOVES, ...postsWith({ ...OFFSET, title: 'From the command ship, when that heads north' }) },
  NOT_IN_ALL,
);

/** FA-11.4.5 The ships that open a vortex at the end of the turn. */
export const JUMPS: Schema<Jump[]> = list(shape({ ship: ID, ahead: whole(0, 2) }), 20);

const LEFT = oneOf(true);

/** Ruling R60 */
export const DOCTRINE: Schema<Doctrine> = {
  ...shape(
    {
      hits: { ...LEFT, title: 'Hits on weapons are placed for it' },
      launch: {
        ...whole(0, FARTHEST),
        title: 'Flights are launched once an enemy ship is so many hexes near; 0: they stay aboard',
      },
      flights: { ...LEFT, title: 'Flights go where their missions lead' },
      attacks: { ...LEFT, title: 'Strikes attack by themselves' },
      aims: { ...LEFT, title: 'Anti-fighter fire is shared out for it' },
      dogfights: { ...LEFT, title: 'Dogfights are fought out without it' },
      moves: { ...list(ID, MOST.squadrons, 1), title: 'Squadrons move in this order where no other is written' },
    },
    [...LEAVABLE, 'moves'],
  ),
  title: 'Standing orders',
};

/** FA-3.1.3, FA-5.6.1 All that a side plots for a turn, with what the chapters add that the battle is played by. */
export function ordersSchema(added: Readonly<Record<string, object>>): Schema<Orders['orders']['order']> {
  const own = {
    squadrons: { ...list(PLOT, MOST.squadrons * MOST.ships), title: 'Plots, in the order the squadrons move in' },
    pulse: { ...PULSE, title: 'Pulse in which a stricken enemy moves first' },
    jumps: { ...JUMPS, title: 'Ships that open a vortex at the end of the turn' },
    doctrine: DOCTRINE,
  };
  return jsonSchema({
    ...shape(own, ['pulse', 'jumps', 'doctrine']),
    properties: { ...own, ...added },
    title: 'Plot your squadrons',
  });
}
