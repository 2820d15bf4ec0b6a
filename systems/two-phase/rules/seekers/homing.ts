// Chapter 6.2: how a seeker flies.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Place } from '../map.ts';
import { turnedBy } from '../map.ts';

/** TP-6.2.3 Turns it may make before a hex: none, clockwise, counter-clockwise; of equally near hexes the first counts. */
const TURNS: readonly number[] = [0, 1, -1];

/** TP-6.2.3, TP-4.2.5 The hex ahead that is nearest to its target; TP-6.2.6 straight on where there is none any more. */
export function placeNext(seeker: Place, target: Hex | undefined): Place {
  let best: Place | undefined;
  let least = 0;
  for (const turn of target ? TURNS : [0]) {
    const facing = turnedBy(seeker.facing, turn);
    const place = { ...hexes.step({ q: seeker.q, r: seeker.r }, facing), facing };
    const range = target ? hexes.range(place, target) : 0;
    if (best && range >= least) continue;
    best = place;
    least = range;
  }
  return best as Place;
}
