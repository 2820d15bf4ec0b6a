// What a declared volley would do, by the rules' own sighting and aims.

import { aims } from '../rules/combat/gunnery.ts';
import type { Sighting } from '../rules/combat/sight.ts';
import { sightingOf } from '../rules/combat/sight.ts';
import { damageRollOn } from '../rules/combat/volley.ts';
import type { Squadron } from '../rules/open.ts';
import type { Volley } from '../rules/orders.ts';
import type { Seen } from '../rules/roster.ts';
import { atLeastOnce, fateOf, hitChance } from './chances.ts';
import type { Stakes } from './stakes.ts';
import { stakesOf } from './stakes.ts';

/** What is already declared: chance that each craft is left, by squadron and place on the roster. */
export type Declared = Map<Squadron, number[]>;

/** A volley with the hits it brings on average. */
export interface Prospect {
  volley: Volley;
  sighting: Sighting;
  hits: number;
}

/** Places of the craft that launch, by squadron. */
type Launches = ReadonlyMap<Squadron, ReadonlySet<number>>;

const NOBODY: Launches = new Map();

export function prospectOf(seen: Seen, volley: Volley): Prospect {
  const sighting = sightingOf(seen, volley);
  let hits = 0;
  for (const { needs, shots } of aims(seen, sighting)) hits += shots * hitChance(needs);
  return { volley, sighting, hits };
}

/** What else is fired this phase: what is declared already, and whose craft launch (SQ-4.10.1). */
interface Besides {
  declared: Declared;
  out?: Launches;
}

/** Points a volley wins on average beyond what is declared already. */
export function worthOf(seen: Seen, { sighting, hits }: Prospect, { declared, out = NOBODY }: Besides): number {
  let sum = 0;
  for (const place of sighting.eligible) {
    const left = declared.get(sighting.to)?.[place] ?? 1;
    const stakes = stakesOf(seen, sighting.to, place);
    const outcome = outcomeAt(seen, sighting, { place, out, each: hits / sighting.eligible.length });
    sum += left * wonBy(stakes, outcome);
  }
  return sum;
}

/** Of a whole volley: the chance that a craft is destroyed (with ion: graver hits), the slighter results to be expected beside. */
interface Outcome {
  ion: boolean;
  slight: number;
  grave: number;
}

function outcomeAt(
  seen: Seen,
  sighting: Sighting,
  { place, out, each }: { place: number; out: Launches; each: number },
): Outcome {
  const { damage, resistance, ion, margin } = damageRollOn(seen, sighting, { place, out });
  const { slight, grave } = fateOf(damage, resistance, margin);
  if (ion) return { ion, slight: each * slight, grave: each * grave };
  const destroyed = atLeastOnce(each * grave);
  return { ion, slight: each * slight * (1 - destroyed), grave: destroyed };
}

function wonBy({ kill, mark, counter, markers }: Stakes, { ion, slight, grave }: Outcome): number {
  if (ion) return counter * atLeastOnce(slight + grave);
  return kill * grave + mark * markers * atLeastOnce(slight / markers);
}

/** Takes a volley into account that has been chosen. */
export function declare(seen: Seen, { sighting, hits }: Prospect, declared: Declared): void {
  const left = [...(declared.get(sighting.to) ?? sighting.to.craft.map(() => 1))];
  for (const place of sighting.eligible) {
    const { ion, grave } = outcomeAt(seen, sighting, { place, out: NOBODY, each: hits / sighting.eligible.length });
    if (!ion) left[place] = (left[place] as number) * (1 - grave);
  }
  declared.set(sighting.to, left);
}
