// A force as its file has it, with its schema: what a side bought, apart from any scenario.

import { ID, list, shape, whole, words } from '@flagplot/kernel/schemas';
import type { Force } from '@flagplot/manifest';
import type { ScenarioSquadron } from '../rules/scenario-file.ts';
import { MOST, NUMBER } from '../rules/schemas.ts';

/** A squadron as it is bought: where it stands and flees is the scenario's. */
export type BoughtSquadron = Omit<ScenarioSquadron, 'hex' | 'immobile' | 'goalEdge'>;

/** SQ-7.1.2 What a side bought. */
export interface SquadronsForce extends Force {
  readonly squadrons: readonly BoughtSquadron[];
}

export const SYSTEM = 'squadrons';
/** Most letters of a name. */
export const LONGEST = 60;
/** Most steps of command that a file may hold; how many may be bought is the charts' (SQ-7.1.3). */
export const STEPS = 9;

const NAMED = { ...words(LONGEST), minLength: 1 };

const SQUADRON = shape(
  {
    id: ID,
    name: NAMED,
    type: ID,
    quality: { enum: ['average', 'veteran', 'elite'] },
    craft: whole(1, MOST.craft),
    leader: NUMBER,
    command: whole(0, STEPS),
    hotShots: { ...list(NUMBER, MOST.craft), uniqueItems: true },
  },
  ['leader', 'command', 'hotShots'],
);

/** JSON Schema of a {@link SquadronsForce}. */
export const FORCE: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A force of Squadrons',
  ...shape({
    name: NAMED,
    system: { const: SYSTEM },
    faction: ID,
    squadrons: list(SQUADRON, MOST.squadrons),
  }),
};
