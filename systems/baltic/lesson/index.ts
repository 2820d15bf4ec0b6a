// The first lesson of Baltic: a cruiser against a hurt cruiser, three turns, in range from the first.

import type { Lesson } from '@flagplot/manifest';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Baltic } from '../rules/state.ts';
import file from './scenario.json' with { type: 'json' };
import { bidStep, fireStep, meetStep, placeStep, sailStep, telegraphStep } from './steps.ts';
import { PUPIL } from './table.ts';
import { news, over } from './told.ts';

export const lesson: Lesson<Baltic> = {
  // The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold it to the schema.
  scenario: file as unknown as Scenario,
  seed: 'first lesson 5',
  side: PUPIL,
  against: 'beginner',
  steps: { telegraph: telegraphStep, bid: bidStep, place: placeStep, sail: sailStep, meet: meetStep, fire: fireStep },
  news,
  over,
};
