// The first lesson of Fleet Action: three frigates against three cutters, in reach from the first turn.

import type { Lesson } from '@flagplot/manifest';
import { whole } from '../rules/edge/scenario.ts';
import type { Scenario } from '../rules/scenario-file.ts';
import type { FleetAction } from '../rules/state.ts';
import { allotStep, fireStep } from './fire.ts';
import { ordersStep } from './orders.ts';
import file from './scenario.json' with { type: 'json' };
import { news, over, PUPIL } from './told.ts';

export const lesson: Lesson<FleetAction> = {
  // The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold it to the schema.
  scenario: whole(file as unknown as Scenario),
  seed: 'first lesson 2',
  side: PUPIL,
  against: 'cadet',
  steps: { orders: ordersStep, fire: fireStep, allot: allotStep },
  news,
  over,
};
