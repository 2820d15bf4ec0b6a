// Chapter 14.2: a ship blows itself up.

import { hexes } from '@flagplot/hexes';
import type { Unit } from '../open.ts';
import { cardOf, holdOf, isShip } from '../roster.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { whyIdle } from '../weapons/aim.ts';
import { bearingOf } from '../weapons/sight.ts';
import { destroy, strike } from './volley.ts';

/** TP-14.2.6 In step 3, in initiative order, as plotted in the form; who has been caught in another's blast before is gone already. */
export function destructAll(s: TpState, t: TpTable): void {
  for (const unit of inOrder(s.open)) if (isPlotted(s, unit)) destruct(s, t, unit);
}

function isPlotted(s: TpState, unit: Unit): boolean {
  return isShip(unit) && unit.status === 'here' && holdOf(s, unit).form?.destruct === true && !whyIdle(unit);
}

/** TP-14.2.6 Everything within a hex takes so much by the size of the ship, on the side that faces it: units in initiative order, then drones. */
function destruct(s: TpState, t: TpTable, unit: Unit): void {
  t.reveal(unit.side);
  const points = s.book.charts.destruct[cardOf(s.book, unit).size];
  destroyItself(t, unit);
  for (const other of inOrder(s.open))
    if (hexes.range(other, unit) <= BLAST) strike(s, t, { unit: other, points, bearing: bearingOf(other, unit), by: unit.side });
  for (const seeker of [...s.open.seekers])
    if (seeker.shown === 'drone' && hexes.range(seeker, unit) <= BLAST) hurtSeeker(s, t, { seeker, points, kills: false });
}

/** Hexes that the blast reaches. */
const BLAST = 1;

/** TP-16.2.2 What destroys itself is scored by all enemies: none of them did more than it. */
export function destroyItself(t: TpTable, unit: Unit): void {
  unit.doers[unit.side] = 1 + Math.max(0, ...Object.values(unit.doers));
  destroy(t, unit);
}
