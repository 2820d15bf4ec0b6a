// A force as its file has it, with its schema: what a side bought, apart from any scenario.

import type { Force } from '@flagplot/kernel';
import type { ScenarioSquadron } from '../scenario-file.ts';
import { ID, MOST, NUMBER, shape } from '../schemas.ts';

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

const NAME = { type: 'string', minLength: 1, maxLength: LONGEST };

const SQUADRON = shape(
  {
    id: ID,
    name: NAME,
    type: ID,
    quality: { enum: ['average', 'veteran', 'elite'] },
    craft: { type: 'integer', minimum: 1, maximum: MOST.craft },
    leader: NUMBER,
    command: { type: 'integer', minimum: 0, maximum: STEPS },
    hotShots: { type: 'array', items: NUMBER, maxItems: MOST.craft, uniqueItems: true },
  },
  ['leader', 'command', 'hotShots'],
);

/** JSON Schema of a {@link SquadronsForce}. */
export const FORCE: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A force of Squadrons',
  ...shape({
    name: NAME,
    system: { const: SYSTEM },
    faction: ID,
    squadrons: { type: 'array', items: SQUADRON, maxItems: MOST.squadrons },
  }),
};
