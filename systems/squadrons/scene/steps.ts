/** The steps a flight is made of: how they are called, shown and laid. */

import type { StepKind } from '@flagplot/scene/steps.ts';
import type { Step } from '../rules/movement/path.ts';

/** Facing changes stand aside of the nose, as they lead to no hex of their own. */
export const STEPS: readonly StepKind<Step>[] = [
  { step: 'L', icon: 'port', word: 'Left', does: 'turn left', key: 'ArrowLeft', aside: -75 },
  { step: 'F', icon: 'ahead', word: 'Ahead', does: 'ahead', key: 'ArrowUp', straight: true },
  { step: 'R', icon: 'starboard', word: 'Right', does: 'turn right', key: 'ArrowRight', aside: 75 },
];
