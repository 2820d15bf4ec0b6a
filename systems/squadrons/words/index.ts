// The words of Squadrons: what sides and lines of the round are called, and what was told in sentences.

import type { Words } from '@flagplot/kernel';
import type { Squadrons } from '../rules/state.ts';
import { sideName } from './names.ts';
import { narrate } from './narrate.ts';

/** Lines that share a place on the strip of the round: SQ-2.1.2 both of Combat; what ends the round. */
const PHASES: Readonly<Record<string, { head: string; part: string }>> = {
  'Combat: jamming': { head: 'Combat', part: 'jamming' },
  'Combat: fire': { head: 'Combat', part: 'fire' },
  'Special actions': { head: 'End', part: 'special actions' },
};

/** The words of Squadrons. */
export const words: Words<Squadrons> = {
  turn: 'Round',
  side: sideName,
  phase: name => PHASES[name] ?? { head: name },
  nerve: ['SQ-5.2.3', 'SQ-5.3.4'],
  narrate,
};
