// The words of Baltic: what sides and lines of the turn are called, and what was told in sentences.

import type { Words } from '@flagplot/kernel';
import { sideName } from '../rules/names.ts';
import type { Baltic } from '../rules/state.ts';
import { narrate } from './narrate.ts';

/** The words of Baltic. */
export const words: Words<Baltic> = {
  turn: 'Turn',
  side: (side, book) => sideName(book, side),
  phase: name => ({ head: name }),
  narrate,
};
