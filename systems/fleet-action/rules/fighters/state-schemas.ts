// JSON Schemas of flights and their missions, as a state from outside has them.

import { FAR, HEADING, HEX } from '@flagplot/hexes/schemas';
import type { Schema } from '@flagplot/kernel/schemas';
import { FLAG, ID, list, oneOf, shape, whole } from '@flagplot/kernel/schemas';
import type { Sealed, SealedMission } from '../folder.ts';
import type { Flight, Open } from '../open.ts';

const TURN = whole(0, 1000);

const FLIGHT_STATE: Schema<Flight> = shape(
  {
    id: ID,
    q: FAR,
    r: FAR,
    heading: HEADING,
    fighters: whole(0, 6),
    carrier: ID,
    aboard: FLAG,
    round: whole(0, 3),
    moved: whole(0, 4000),
    free: FLAG,
    fights: TURN,
    burned: TURN,
    struck: TURN,
    target: ID,
    gun: ID,
    hurt: whole(1, 11),
    entry: shape({ q: FAR, r: FAR, ships: list(ID, 240) }),
  },
  ['target', 'gun', 'hurt', 'entry'],
);

const SEALED_MISSION: Schema<SealedMission> = shape(
  {
    flight: ID,
    kind: oneOf('superiority', 'strike', 'escort', 'cover'),
    zone: HEX,
    squadron: ID,
    charge: ID,
    station: oneOf(true),
    back: oneOf(true),
  },
  ['zone', 'squadron', 'charge', 'station', 'back'],
);

/** What lies open of flights. */
export const FLIGHTS_OPEN: {
  flights: Schema<NonNullable<Open['flights']>>;
  guards: Schema<NonNullable<Open['guards']>>;
  kills: Schema<NonNullable<Open['kills']>>;
  drifts: Schema<NonNullable<Open['drifts']>>;
} = {
  flights: list(FLIGHT_STATE, 1440),
  guards: list(shape({ ship: ID, mount: whole(0, 20) }), 4000),
  kills: list(shape({ q: FAR, r: FAR, side: ID, type: ID, kills: whole(1, 8000) }), 200),
  drifts: list(shape({ q: FAR, r: FAR, direction: HEADING, far: whole(1, 4) }), 200),
};

type Folder = Required<Pick<Sealed, 'missions' | 'launches' | 'guard' | 'force' | 'bare'>>;

/** What a folder has of flights. */
export const FLIGHTS_SEALED: { [K in keyof Folder]: Schema<Folder[K]> } = {
  missions: list(SEALED_MISSION, 1000),
  launches: list(shape({ flight: ID, hex: HEX }), 1000),
  guard: list(shape({ ship: ID, weapons: list(ID, 20) }), 240),
  force: list(ID, 1000),
  bare: oneOf(true),
};
