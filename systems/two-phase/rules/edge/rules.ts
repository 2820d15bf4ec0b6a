// Two-Phase: starships by energy, moved in two halves of a turn.

import type { Ruleset } from '@flagplot/kernel';
import { questionsOf } from '../chance/questions.ts';
import { forecasts } from '../odds/forecasts.ts';
import { openingRules } from '../opening/rules.ts';
import type { TwoPhase } from '../state.ts';
import { read, whole } from './scenario.ts';
import { SCENARIO } from './scenario-schema.ts';
import { sense } from './sense.ts';
import { OPEN, SEALED } from './state-schemas.ts';

/** The rule system as everything above it knows it. */
export const twoPhase: Ruleset<TwoPhase> = {
  ...openingRules,
  questions: questionsOf(openingRules),
  schema: SCENARIO,
  stateSchemas: { open: OPEN, sealed: SEALED },
  sense,
  forecasts,
  read,
  setUp: (scenario, book) => openingRules.setUp(whole(scenario), book),
};
