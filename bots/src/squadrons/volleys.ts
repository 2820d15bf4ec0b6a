// What a declared volley would do, by the rules' own sighting and aims.

import type { Seen, Sighting, Squadron, Volley } from '@flagplot/squadrons/table';
import { aims, blowOn, sighted } from '@flagplot/squadrons/table';
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

const NOBODY: ReadonlyMap<Squadron, ReadonlySet<number>> = new Map();

export function prospectOf(seen: Seen, volley: Volley): Prospect {
  const sighting = sighted(seen, volley);
  let hits = 0;
  for (const { needs, shots } of aims(seen, sighting)) hits += shots * hitChance(needs);
  return { volley, sighting, hits };
}

/** Points it wins on average beyond what is declared already. `dropped`: of the target's craft, those that launch themselves. */
export function worthOf(
  seen: Seen,
  { sighting, hits }: Prospect,
  { declared, out }: { declared: Declared; out?: typeof NOBODY },
): number {
  let sum = 0;
  for (const place of sighting.eligible) {
    const left = declared.get(sighting.to)?.[place] ?? 1;
    const fate = fateAt(seen, sighting, { place, out: out ?? NOBODY, each: hits / sighting.eligible.length });
    sum += left * wonBy(stakesOf(seen, sighting.to, place), fate);
  }
  return sum;
}

/** Chances over a whole volley. */
interface Outcome {
  ion: boolean;
  slight: number;
  grave: number;
}

function fateAt(
  seen: Seen,
  sighting: Sighting,
  { place, out, each }: { place: number; out: typeof NOBODY; each: number },
): Outcome {
  const { damage, resistance, ion, margin } = blowOn(seen, sighting, { place, out });
  const { slight, grave } = fateOf(damage, resistance, margin);
  if (ion) return { ion, slight: each * slight, grave: each * grave };
  const destroyed = atLeastOnce(each * grave);
  return { ion, slight: atLeastOnce(each * slight) * (1 - destroyed), grave: destroyed };
}

function wonBy({ kill, mark, counter }: Stakes, { ion, slight, grave }: Outcome): number {
  return ion ? counter * Math.min(1, slight + grave) : kill * grave + mark * slight;
}

/** Takes a volley into account that has been chosen. */
export function declare(seen: Seen, { sighting, hits }: Prospect, declared: Declared): void {
  const left = [...(declared.get(sighting.to) ?? sighting.to.craft.map(() => 1))];
  for (const place of sighting.eligible) {
    const { ion, grave } = fateAt(seen, sighting, { place, out: NOBODY, each: hits / sighting.eligible.length });
    if (!ion) left[place] = (left[place] as number) * (1 - grave);
  }
  declared.set(sighting.to, left);
}
