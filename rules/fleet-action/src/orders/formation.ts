// Chapter 5.7: where the members of a squadron stand.

import type { Hex } from '@flagplot/kernel';
import { hexes } from '@flagplot/kernel';
import type { Place } from '../state.ts';

/** FA-5.7.3 The place of a member: its stored offset, turned with the command ship's heading; FA-5.7.5 its heading is the commander's. */
export function inFormation(lead: Place, offset: Hex): Place {
  const turned = hexes.rotated(offset, lead.heading);
  return { q: lead.q + turned.q, r: lead.r + turned.r, heading: lead.heading };
}

/** FA-5.7.1 The offset to store for a ship that stands at `at`: as it would be if the command ship headed north. */
export function offsetOf(lead: Place, at: Hex): Hex {
  return hexes.rotated({ q: at.q - lead.q, r: at.r - lead.r }, 6 - lead.heading);
}
