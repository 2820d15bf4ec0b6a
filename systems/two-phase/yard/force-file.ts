// A force as its file has it, with its schema: what a side bought, apart from any scenario.

import { ID, list, oneOf, shape, words } from '@flagplot/kernel/schemas';
import type { Force } from '@flagplot/manifest';
import type { BoughtShip } from '../rules/opening/force.ts';
import { BOUGHT_OPTION, MOST } from '../rules/scenario-limits.ts';

/** TP-15.2.1 What a side bought. */
export interface TwoPhaseForce extends Force {
  readonly ships: readonly BoughtShip[];
}

export const SYSTEM = 'two-phase';
/** TP-15.2.1 Any ship may be bought by any side: all forces are of this one faction. */
export const FACTION = 'any';
/** Most letters of a name. */
export const LONGEST = 60;

/** JSON Schema of a {@link TwoPhaseForce}. */
export const FORCE: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A force of Two-Phase',
  ...shape({
    name: { ...words(LONGEST), minLength: 1 },
    system: oneOf(SYSTEM),
    faction: oneOf(FACTION),
    ships: list(shape({ id: ID, card: ID, options: list(BOUGHT_OPTION, 20) }, ['options']), MOST.ships),
  }),
};
