// A referee's word in a sentence: the same in every system, since no book speaks of it.

import type { Ruled } from './contract.ts';

/** What a referee let stand, put right or corrected, with his reason. @param sideName what the side it concerns is called */
export function ruledWords({ what, say, why }: Ruled, sideName: string): string {
  const reason = why ? ` The referee: ${sentence(why)}` : '';
  if (what === 'dice') return `Dice put right: ${sentence(say)}${reason}`;
  if (what === 'state') return `Corrected: ${sentence(say)}${reason}`;
  return `So ruled: an order of ${sideName} stands, although: ${sentence(say)}${reason}`;
}

/** A text with the end of a sentence, once. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
