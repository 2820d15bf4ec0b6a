// Chapters 1.2 to 1.6: a side jumps in.

import type { Chapter } from '../chapter.ts';
import { defenceQuestion } from './defence.ts';
import { entering, enterQuestion } from './enter.ts';
import { directionQuestion, forming, opening, vorticesQuestion } from './form.ts';
import { imagineJump } from './imagine.ts';
import { planning, planQuestion } from './plan.ts';
import { seeThrough } from './seen.ts';
import { arrivalSense } from './sense.ts';
import { extraOver, steer, steerQuestion } from './steer.ts';
import { closedUp, comeThrough } from './through.ts';

const planLines = () => [planning];
const formLines = () => [opening, forming];
const steerLines = (pulse: number) => [steer(pulse)];
const overLines = () => [extraOver];
const enterLines = () => [entering];
const throughLines = (pulse: number) => (pulse === 1 ? [comeThrough] : []);
const closedLines = () => [closedUp];

/**
 * A side jumps in: it plans, the defender sets up, vortices form (FA-1.3), the defender has a turn to himself (FA-1.4), and squadrons come through as the
 * first pulse of a turn begins (FA-1.5); FA-1.6.2 for a group that comes later vortices form at the end of the turn before, and FA-12.2.6 for
 * reinforcements by jump points as soon as they are announced, which is why the chapter stands behind theirs.
 */
export const arrival: Chapter = {
  name: 'arrival',
  lines: {
    planned: planLines,
    deployed: formLines,
    steered: steerLines,
    extra: overLines,
    begun: enterLines,
    moving: throughLines,
    pulsed: closedLines,
    tested: formLines,
  },
  questions: {
    plan: planQuestion,
    direction: directionQuestion,
    vortices: vorticesQuestion,
    steer: steerQuestion,
    enter: enterQuestion,
  },
  settingUp: { applies: ({ jump }, { relief }) => jump !== undefined && !relief, question: defenceQuestion },
  seeThrough,
  imagine: imagineJump,
  sense: arrivalSense,
};
