// The second lesson of Fleet Action: a carrier with four flights against one with two, two turns.

import type { Lesson } from '@flagplot/manifest';
import { whole } from '../../rules/edge/scenario.ts';
import type { Scenario } from '../../rules/scenario-file.ts';
import type { FleetAction } from '../../rules/state.ts';
import { allotStep } from '../fire.ts';
import { aimStep, attackStep } from './attack.ts';
import { dogfightStep } from './dogfight.ts';
import { fireStep } from './fire.ts';
import { launchStep } from './launch.ts';
import { flightsStep } from './move.ts';
import { ordersStep } from './orders.ts';
import file from './scenario.json' with { type: 'json' };
import { news, over, PUPIL } from './told.ts';

export const lesson: Lesson<FleetAction> = {
  // The compiler reads JSON more loosely than it is typed, hence the cast; the tests hold it to the schema.
  scenario: whole(file as unknown as Scenario),
  seed: 'carriers 1',
  side: PUPIL,
  against: 'cadet',
  steps: {
    orders: ordersStep,
    launch: launchStep,
    flights: flightsStep,
    attack: attackStep,
    aim: aimStep,
    fire: fireStep,
    allot: allotStep,
    dogfight: dogfightStep,
  },
  news,
  over,
};
