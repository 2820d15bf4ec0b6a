// Baltic: fleets of 1912 on a measured table, by cards, telegraph and templates.

import type { Ruleset } from '@flagplot/kernel';
import { battleRules } from '../battle.ts';
import type { Baltic } from '../state.ts';
import { read } from './scenario.ts';
import { SCENARIO } from './scenario-schema.ts';
import { sense } from './sense.ts';
import { OPEN, SEALED } from './state-schemas.ts';

/** The rule system as everything above it knows it. */
export const baltic: Ruleset<Baltic> = {
  ...battleRules,
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  read,
};
