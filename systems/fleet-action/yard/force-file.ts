// A fleet as its file has it, with its schema: what a side bought, apart from any scenario.

import { FLAG, ID, list, NAME, oneOf, shape, words } from '@flagplot/kernel/schemas';
import type { Force } from '@flagplot/manifest';
import { ABILITIES } from '../rules/abilities/commanders.ts';
import { ownShipSchema } from '../rules/cards.ts';
import type { BoughtFleet } from '../rules/muster/fleet.ts';
import type { OwnCard } from '../rules/muster/home-made.ts';
import { MOST } from '../rules/schemas.ts';

/** FA-14.1.1 What a side bought. */
export interface FleetForce extends Force, BoughtFleet {
  /** FA-16.2.1 Cards of one's own that it is bought of. */
  readonly homeMade?: readonly OwnCard[];
}

export const SYSTEM = 'fleet-action';
/** Any race may fight on any side: all fleets are of this one faction. */
export const FACTION = 'any';
/** Most letters of a name. */
export const LONGEST = 60;
/** Most purchases for one commander that a file may hold. */
export const MOST_ABILITIES = 20;

/** Most cards of one's own in a fleet. */
export const MOST_CARDS = 20;

const SHIP = shape(
  {
    id: ID,
    name: NAME,
    card: ID,
    flights: list(ID, MOST.flights),
    escort: FLAG,
    abilities: list(oneOf(...ABILITIES), MOST_ABILITIES),
  },
  ['flights', 'escort', 'abilities'],
);

const RELIEF = { ...oneOf(true), title: 'It comes with the reinforcements' };
const SQUADRON = shape({ id: ID, name: NAME, relief: RELIEF, ships: list(SHIP, MOST.ships) }, ['relief']);

/** JSON Schema of a {@link FleetForce}. */
export const FORCE: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A force of Fleet Action',
  ...shape(
    {
      name: { ...words(LONGEST), minLength: 1 },
      system: oneOf(SYSTEM),
      faction: oneOf(FACTION),
      squadrons: list(SQUADRON, MOST.squadrons),
      homeMade: { ...list(ownShipSchema, MOST_CARDS), title: 'Cards of your own' },
    },
    ['homeMade'],
  ),
};
