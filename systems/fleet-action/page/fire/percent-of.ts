/** The chance of one die, as it is written beside a choice. */

import { percent } from '@flagplot/pagekit/words/numbers.ts';

/** `30 %`: of a die with so many sides that must show so much. */
export function percentOf(needs: number, sides: number): string {
  return percent(sides === 0 ? 0 : Math.min(1, Math.max(0, (sides - Math.max(1, needs) + 1) / sides)));
}
