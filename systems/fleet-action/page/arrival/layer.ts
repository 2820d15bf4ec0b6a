/** What panels of an arrival draw on the board. */

import type { Hex } from '@flagplot/hexes';
import type { AreaItem } from '@flagplot/scene';
import { hexWritten } from '../../rules/map.ts';

/** A hex that is meant for something, by its number. */
export function spot(id: string, hex: string, label: string): AreaItem {
  return spotAt(id, hexWritten(hex), label);
}

/** The same of a hex. */
export function spotAt(id: string, { q, r }: Hex, label: string): AreaItem {
  return {
    kind: 'area',
    id: `arrival/${id}`,
    role: 'intent',
    places: [{ q, r }],
    look: 'dashes',
    label,
    says: label,
    terrain: true,
  };
}
