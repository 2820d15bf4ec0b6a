// Chapter 2.4: what is decided unseen, by all at once.

import type { Side } from '@flagplot/kernel';
import type { SqState, SqTable } from './state.ts';

/**
 * SQ-2.4.2 Deployment, jamming and fire are opened together: from here on each has seen what the others chose, and nobody takes his own back.
 * Who alone had something to decide has seen nothing of anybody's; ruling R15 but where standing choices may have answered, they were seen.
 */
export function openTogether(s: SqState, t: SqTable, answers: readonly { side: Side }[]): void {
  for (const { side } of answers) if (answers.length > 1 || s.sealed[side]?.standing) t.reveal(side);
}
