// A force as its file has it, with its schema: what a side bought, apart from any scenario.

import { ID, list, oneOf, shape, whole, words } from '@flagplot/kernel/schemas';
import type { Force } from '@flagplot/manifest';
import type { BoughtForce } from '../rules/force.ts';
import type { ScenarioSide } from '../rules/scenario-file.ts';
import { MOST } from '../rules/schemas.ts';

/** BB-8.1.2 What a side bought. */
export interface BalticForce extends Force, BoughtForce {}

export const SYSTEM = 'baltic';
/** Most letters of a name. */
export const LONGEST = 60;
/** Most units of a force, and most land-based squadrons. */
export const MOST_BOUGHT: number = MOST.units;

const AND = '-and-';

/** BB-8.1.3 A faction is a navy, or the navies that a side allies: `new-finland-and-varelser`. */
export function factionOf({ navies }: Pick<ScenarioSide, 'navies'>): string {
  return navies.join(AND);
}

/** The navies of a faction. */
export function naviesOf(faction: string): string[] {
  return faction.split(AND);
}

/** JSON Schema of a {@link BalticForce}. */
export const FORCE: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A force of Baltic',
  ...shape(
    {
      name: { ...words(LONGEST), minLength: 1 },
      system: oneOf(SYSTEM),
      faction: words(400),
      units: list(shape({ id: ID, card: ID, squadrons: whole(0, 20) }, ['squadrons']), MOST_BOUGHT),
      aeroplanes: list(oneOf('fighter', 'bomber', 'torpedo-bomber'), MOST_BOUGHT),
    },
    ['aeroplanes'],
  ),
};
