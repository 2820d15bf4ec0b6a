// When an ordinary player jams: where it takes more from the enemies' fire than from one's own.

import { volleyOptions } from '../rules/combat/declare.ts';
import type { Squadron } from '../rules/open.ts';
import type { Seen } from '../rules/roster.ts';
import { enemiesOf, squadronsOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';
import { prospectOf, worthOf } from './volleys.ts';

/** How much more must be won than is given up. */
const MARGIN = 1.1;

/** No squadron, one of them, or all. */
export function jammersFor(v: SqView, squadrons: readonly string[]): string[] {
  const choices = [[], ...squadrons.map(id => [id]), ...(squadrons.length > 1 ? [[...squadrons]] : [])];
  const balances = choices.map(chosen => balanceWith(v, chosen));
  let best = 0;
  balances.forEach(({ given, taken }, i) => {
    const at = balances[best] as Balance;
    if (at.taken - taken > MARGIN * (at.given - given) && taken < at.taken) best = i;
  });
  return choices[best] as string[];
}

interface Balance {
  given: number;
  taken: number;
}

/** Fire given and taken when these squadrons jam. */
function balanceWith(v: SqView, jamming: readonly string[]): Balance {
  const jams = (squadron: Squadron): Squadron => (jamming.includes(squadron.id) ? { ...squadron, jams: true } : squadron);
  const seen: Seen = { book: v.book, open: { ...v.open, squadrons: v.open.squadrons.map(jams) } };
  return { given: fireOf(seen, squadronsOf(seen, v.side)), taken: fireOf(seen, enemiesOf(seen, v.side)) };
}

function fireOf(seen: Seen, squadrons: readonly Squadron[]): number {
  return squadrons.reduce((sum, squadron) => sum + bestFire(seen, squadron), 0);
}

function bestFire(seen: Seen, squadron: Squadron): number {
  let most = 0;
  for (const volley of volleyOptions(seen, squadron.id))
    most = Math.max(most, worthOf(seen, prospectOf(seen, volley), { declared: new Map() }));
  return most;
}
