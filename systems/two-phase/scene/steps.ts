/** The steps a course is made of: how they are called, shown and laid. */

import type { StepKind } from '@flagplot/scene/steps.ts';

export type Step = 'F' | 'L' | 'R' | 'P' | 'S';

/** A turn and a slip lead into the same hex: its handle turns, and slips with Shift or a long press. */
export const STEPS: readonly StepKind<Step>[] = [
  { step: 'L', icon: 'port', word: 'Left', does: 'turn left and ahead', key: 'ArrowLeft', more: 'P' },
  { step: 'F', icon: 'ahead', word: 'Ahead', does: 'ahead', key: 'ArrowUp', straight: true },
  { step: 'R', icon: 'starboard', word: 'Right', does: 'turn right and ahead', key: 'ArrowRight', more: 'S' },
  { step: 'P', icon: 'slip-port', word: 'Slip left', does: 'slip to the left', key: 'Shift ArrowLeft', rare: true },
  { step: 'S', icon: 'slip', word: 'Slip right', does: 'slip to the right', key: 'Shift ArrowRight', rare: true },
];
