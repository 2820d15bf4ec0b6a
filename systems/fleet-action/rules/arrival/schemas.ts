// JSON Schemas of what is asked when a side jumps in, and of what lies on the table and in its folder meanwhile.

import { FAR, HEADING, HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { eitherOf, ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import type { JumpPlan, SealedEntry } from '../folder.ts';
import type { Arrival, Squadron } from '../open.ts';
import type { JumpPoints, Patrol } from '../orders.ts';
import { MOST, OFFSET, SPEED_CHANGE, STEP, WORD } from '../schemas.ts';
import type { FleetAction } from '../state.ts';

type Orders = FleetAction['asks'];

const SHIPS = MOST.squadrons * MOST.ships;

/** FA-1.2 Openers, hex and gate. */
const POINTS = {
  openers: { ...list(ID, SHIPS), title: 'Ships that open a vortex' },
  hex: { ...HEX, title: 'Hex in which the flagship is to arrive' },
  gate: { ...HEX, title: 'Gate that is the anchor' },
};

/** FA-12.1.3 Jump points of reinforcements. */
export const JUMP_POINTS: Schema<JumpPoints> = { ...shape(POINTS, ['gate']), title: 'Jump points they come by' };

/** FA-1.2 The same of a jump, and FA-1.6 of a group apart. */
export const PLAN: Schema<Orders['plan']['order']> = {
  ...shape(
    {
      ...POINTS,
      second: {
        ...shape({
          squadrons: list(ID, MOST.squadrons, 1),
          hex: HEX,
          turn: { ...whole(1, 50), title: 'Turn in which it arrives' },
        }),
        title: 'A second group',
      },
    },
    ['gate', 'second'],
  ),
  title: 'Plan the jump',
};

/** FA-1.3.1 The direction in which all vortices open. */
export const DIRECTION: Schema<Orders['direction']['order']> = {
  ...shape({ heading: { ...WORD, title: 'Heading' } }),
  title: 'Announce the direction of the vortices',
};

/** FA-1.3.4 The hexes that all vortices but the lead one are meant for. */
export const VORTICES: Schema<Orders['vortices']['order']> = {
  ...shape({ vortices: { ...list(shape({ ship: ID, hex: HEX }), SHIPS), title: 'Vortices' } }),
  title: 'Choose hexes for the vortices',
};

/** FA-1.4.4 Steps of a pulse. */
export const STEER: Schema<Orders['steer']['order']> = {
  ...shape({
    squadrons: {
      ...list(
        shape(
          {
            squadron: ID,
            path: list(STEP, MOST.path),
            by: { ...eitherOf(whole(1, 99), whole(-99, -1)), title: 'Change of speed' },
          },
          ['by'],
        ),
        SHIPS,
      ),
      title: 'Squadrons, in the order they move in',
    },
  }),
  title: 'Move your squadrons',
};

/** FA-1.5 How squadrons come through. */
export const ENTER: Schema<Orders['enter']['order']> = {
  ...shape({
    entries: {
      ...list(
        shape(
          {
            squadron: ID,
            speed: { ...whole(0, 99), title: 'Speed' },
            by: { ...ID, title: 'Ship whose vortex its command ship comes by' },
            ships: {
              ...list(
                shape({ ship: ID, by: ID, hex: { ...HEX, title: 'Its place, while the command ship is in its vortex' } }, [
                  'by',
                  'hex',
                ]),
                MOST.ships,
              ),
              title: 'Other vortices and places of its ships',
            },
          },
          ['by'],
        ),
        MOST.squadrons,
      ),
      title: 'Squadrons that come through',
    },
  }),
  title: 'Bring squadrons through',
};

/** FA-1.2.8, FA-1.2.11 Squadrons on patrol. */
export const PATROLS: Schema<Patrol[]> = {
  ...list(shape({ squadron: ID, speed: { ...whole(0, 99), title: 'Speed' } }), MOST.squadrons),
  title: 'Squadrons on patrol',
};

const PLACE = { q: FAR, r: FAR, heading: HEADING };
const AT = shape({ q: FAR, r: FAR });
const PORTAL = shape({ ...PLACE, ship: ID, squadron: ID });
const IDS = list(ID, MOST.squadrons);

/** What lies open of an arrival; `squadron`: a squadron as a state has it. */
export const arrivalSchema = (squadron: Schema<Squadron>): Schema<Arrival> =>
  shape({
    portals: list(PORTAL, SHIPS),
    gates: list(shape({ ...PLACE, side: ID, relief: oneOf(true) }, ['relief']), 12),
    due: list(ID, 2 * MOST.squadrons),
    forming: list(
      shape({ side: ID, squadrons: IDS, at: AT, anchored: oneOf(true), heading: HEADING, lead: AT }, [
        'anchored',
        'heading',
        'lead',
      ]),
      4,
    ),
    tracks: list(shape({ start: squadron, path: list(list(STEP, MOST.path), 3), change: SPEED_CHANGE }, ['change']), SHIPS),
    wakes: list(shape({ ...PLACE, ship: ID, squadron: ID, turn: whole(0, 1000) }), SHIPS),
  });

/** FA-1.2.4 Plans of a folder. */
export const PLANS: Schema<JumpPlan[]> = list(
  shape({ turn: whole(1, 1000), squadrons: IDS, openers: list(ID, SHIPS), at: AT, gate: shape(PLACE) }, ['gate']),
  4,
  1,
);

/** FA-1.5 Entries of a folder. */
export const ENTRIES: Schema<SealedEntry[]> = list(
  shape({
    squadron: ID,
    speed: whole(0, 99),
    at: shape(PLACE),
    ships: list(shape({ ship: ID, by: ID, from: OFFSET, to: OFFSET }, ['by']), MOST.ships),
  }),
  MOST.squadrons,
  1,
);
