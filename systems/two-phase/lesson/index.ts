// The first lesson of Two-Phase: a battlecruiser against a drone frigate, three turns, in reach from the first.

import type { Lesson } from '@flagplot/manifest';
import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { TwoPhase } from '../rules/state.ts';
import { allocateStep } from './energy.ts';
import { spaceStep } from './move.ts';
import file from './scenario.json' with { type: 'json' };
import { news, over, PUPIL } from './told.ts';
import { answerStep, bidStep, placeStep, pointBlankStep, screenStep, zeroStep } from './windows.ts';

export const lesson: Lesson<TwoPhase> = {
  // The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold it to the schema.
  scenario: whole(file as unknown as Scenario),
  seed: 'first lesson 5',
  side: PUPIL,
  against: 'beginner',
  steps: {
    allocate: allocateStep,
    place: placeStep,
    space: spaceStep,
    answer: answerStep,
    zero: zeroStep,
    screen: screenStep,
    'point-blank': pointBlankStep,
    bid: bidStep,
  },
  news,
  over,
};
