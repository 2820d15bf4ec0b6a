// Setting up in the making: where ships would stand.

import { hexes } from '@flagplot/hexes';
import { LAYOUT } from '../rules/geometry/map.ts';
import type { Unit } from '../rules/open.ts';
import type { Deployment } from '../rules/orders.ts';

/** A ship as it would stand. A name that is no hex leaves it where it is. */
export function standing(unit: Unit, { hex, facing }: Deployment['stands'][number]): Unit {
  const at = hexes.parseName(hex, LAYOUT);
  return at ? { ...unit, q: at.q, r: at.r, facing } : unit;
}
