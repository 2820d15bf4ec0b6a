/** The chance of one die that is thrown at fighters, or by them. */

import { chanceOf } from '@flagplot/kernel';

/** How likely a die with so many sides shows so much or more. */
export function chanceOfDie(needs: number, sides: number): number {
  return chanceOf({ of: 'each', is: 'atLeast', n: needs }, { sides, dice: 1 });
}
