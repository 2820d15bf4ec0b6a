/** The steps a plot is made of: how they are called, shown and laid. */

import type { StepKind } from '@flagplot/scene/steps.ts';
import type { Step } from '../rules/orders.ts';

/** Turns stand aside of the bow, as they lead to no hex of their own. */
export const STEPS: readonly StepKind<Step>[] = [
  { step: 'port', icon: 'port', word: 'Port', does: 'turn to port', key: 'ArrowLeft', aside: -75, more: 'slip-port' },
  { step: 'ahead', icon: 'ahead', word: 'Ahead', does: 'ahead', key: 'ArrowUp', straight: true },
  {
    step: 'starboard',
    icon: 'starboard',
    word: 'Starboard',
    does: 'turn to starboard',
    key: 'ArrowRight',
    aside: 75,
    more: 'slip-starboard',
  },
  { step: 'slip-port', icon: 'slip-port', word: 'Slip port', does: 'slip to port', key: 'Shift ArrowLeft', rare: true },
  {
    step: 'slip-starboard',
    icon: 'slip',
    word: 'Slip starboard',
    does: 'slip to starboard',
    key: 'Shift ArrowRight',
    rare: true,
  },
];
