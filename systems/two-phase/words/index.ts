// The words of Two-Phase: what sides and lines of the turn are called, and what was told in sentences.

import type { Words } from '@flagplot/kernel';
import { sideName } from '../rules/names.ts';
import type { TwoPhase } from '../rules/state.ts';
import { narrate } from './narrate.ts';

/** Lines of one half share a place on the strip of the turn. */
function phaseWords(name: string): { head: string; part?: string } {
  const [head = name, part] = name.replace('Phase', 'phase').split(': ');
  return part === undefined ? { head } : { head, part };
}

/** The words of Two-Phase. */
export const words: Words<TwoPhase> = { turn: 'Turn', side: sideName, phase: phaseWords, narrate };
