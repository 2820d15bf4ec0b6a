// The words of Fleet Action: what sides and lines of the turn are called, and what was told in sentences.

import type { Words } from '@flagplot/kernel';
import type { FleetAction } from '../rules/state.ts';
import { sideName } from './names.ts';
import { narrate } from './narrate.ts';
import { phaseName } from './phases.ts';

/** The words of Fleet Action. */
export const words: Words<FleetAction> = {
  turn: 'Turn',
  side: sideName,
  phase: phaseName,
  nerve: ['FA-11.2.3'],
  narrate,
};
