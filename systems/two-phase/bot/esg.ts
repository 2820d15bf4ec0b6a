// Chapter 11.2: when a ship puts up its fields: as an enemy comes within their reach.

import { hexes } from '@flagplot/hexes';
import { esg } from '../rules/fields/esg.ts';
import type { Unit } from '../rules/open.ts';
import type { Act } from '../rules/orders.ts';
import type { Occasion } from '../rules/window/window.ts';
import { actFault, inWindow } from '../rules/window/window.ts';
import { foesOf } from './field.ts';

/** TP-11.2.2 Hexes that an enemy is taken to come nearer before a field is up. */
const CLOSING = 1;

/** TP-11.2.2 A field of each ESG, just wide enough for the nearest enemy; none while nobody is near, or a friend would be struck. */
export function fieldsOut(on: Occasion, unit: Unit): Act[] {
  const c = inWindow(on, unit, { acts: [] });
  if (!c?.hold || !esg.aboard?.(c)) return [];
  const range = Math.min(...foesOf(on.v, unit).map(foe => hexes.range(unit, foe)));
  const radius = Math.max(0, range - (on.segment === 'zero' ? 0 : CLOSING));
  if (on.v.open.units.some(one => one.side === unit.side && one.id !== unit.id && hexes.range(unit, one) <= radius)) return [];
  const acts: Act[] = [...esg.options(c)].filter(act => act.radius === radius);
  return acts.filter(act => !actFault({ ...c, window: { acts } }, act));
}
