// The first lesson of Squadrons: six X-wings against two squadrons of TIE fighters, in reach from the first round.

import type { Lesson } from '@flagplot/manifest';
import { whole } from '../rules/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { Squadrons } from '../rules/state.ts';
import { deployQuestion } from '../rules/turn/0-deploy.ts';
import { fireStep } from './fire.ts';
import { moveStep } from './move.ts';
import file from './scenario.json' with { type: 'json' };
import { news, over, PUPIL } from './told.ts';

export const lesson: Lesson<Squadrons> = {
  // The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold it to the schema.
  scenario: whole(file as unknown as Scenario),
  seed: 'first lesson 48',
  side: PUPIL,
  against: 'beginner',
  before: ['deploy'],
  steps: {
    deploy: (v, about) => ({ says: 'Set up.', choices: [{ name: 'As usual', order: deployQuestion.idle(v, about) }] }),
    move: moveStep,
    fire: fireStep,
  },
  news,
  over,
};
