// Chapter 6.2: how a seeker flies.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import type { Place } from '../map.ts';
import { turnedBy } from '../map.ts';

/** TP-6.2.3 Turns it may make before a hex: none, clockwise, counter-clockwise; of equally near hexes the first counts. */
const TURNS: readonly number[] = [0, 1, -1];
const CLOCKWISE = 1;

/** TP-6.2.3, TP-4.2.5 The hex ahead that is nearest to its target; TP-6.2.6 straight on where there is none any more. */
export function placeNext(seeker: Place, target: Hex | undefined): Place {
  if (!target) return placeTowards(seeker, 0);
  const places = TURNS.map(turn => placeTowards(seeker, turn));
  const ranges = places.map(place => hexes.range(place, target));
  const least = Math.min(...ranges);
  // TP-6.2.4, ruling R100: straight away from what lies right behind it, it would never come back.
  const isAstern = ranges.every(range => range === least);
  return places[isAstern ? CLOCKWISE : ranges.indexOf(least)] as Place;
}

function placeTowards({ q, r, facing }: Place, turn: number): Place {
  const way = turnedBy(facing, turn);
  return { ...hexes.step({ q, r }, way), facing: way };
}
