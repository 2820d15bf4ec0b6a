// Chapter 11.3: what enters set web is stopped by it.

import type { Why } from '@flagplot/kernel';
import { atLeast } from '@flagplot/kernel';
import { strike } from '../damage/volley.ts';
import { isSheltered } from '../docking/dock.ts';
import { hexOf } from '../map.ts';
import { isAsItsLauncher } from '../mines/trip.ts';
import { breakDown, breakdownTest } from '../movement/het.ts';
import { resetCounts } from '../movement/step.ts';
import { unitName } from '../names.ts';
import type { Seeker, Target, Unit, Web } from '../open.ts';
import { holdIn, isHere, isShip } from '../roster.ts';
import { vanish } from '../seekers/guidance.ts';
import { hurtSeeker } from '../seekers/shots.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { webUnder } from './snare.ts';

/** TP-11.3.5, TP-1.2.4 At the end of an impulse and after a hex step: whatever has entered a hex of set web since the last time. */
export function stopInWeb(s: TpState, t: TpTable): void {
  const { open } = s;
  const before = open.entered;
  open.entered = open.arrivals;
  if (open.webs.length === 0) return;
  const came = (target: Target): boolean => target.arrived > before;
  // TP-14.2.4 What stops the bigger ship of a pair stops both. TP-9.1.4 What was only launched there has not entered.
  const enters = (unit: Unit): boolean => came(unit) && !isSheltered(open, unit.id) && !isAsItsLauncher(open, unit);
  for (const unit of inOrder(open).filter(enters)) stopUnit(s, t, unit);
  for (const seeker of open.seekers.filter(one => came(one) && one.flown > 0)) stopSeeker(s, t, seeker);
}

/** TP-11.3.5 Half of the strength, rounded up, is to be spent. */
function snare(t: TpTable, target: Target, web: Web): void {
  target.snare = { left: Math.ceil(web.strength / 2), side: web.side };
  const { left } = target.snare;
  t.tell(() => ({ kind: 'snared', unit: target.id, by: web.side, left, at: hexOf(target) }));
}

/** TP-11.3.5 A unit stops; TP-11.3.6 and what that does to it. */
function stopUnit(s: TpState, t: TpTable, unit: Unit): void {
  const web = webUnder(s.open, unit);
  if (!web) return;
  snare(t, unit, web);
  resetCounts(unit);
  // TP-1.3.6 Whoever is stopped thinks again.
  const hold = holdIn(s.sealed[unit.side]!, unit.id);
  if (hold) hold.course = '';
  const { shipsStop, smallStop } = s.book.charts.web;
  const points = Math.min(web.strength, 2 * unit.speed) - (unit.kind === 'ship' ? shipsStop : smallStop);
  if (points < 0) return;
  if (isShip(unit) && rollStrain(s, t, unit)) breakDown(s, t, unit);
  // Of a ship on shield 1, whichever way it faces.
  if (points > 0 && isHere(unit)) strike(s, t, { unit, points, bearing: -1, by: web.side });
}

/** TP-11.3.6, TP-4.4.6 The die of a HET, without the bonus. */
function rollStrain(s: TpState, t: TpTable, unit: Unit): boolean {
  const test = breakdownTest(s, { ...unit, bonuses: Number.MAX_SAFE_INTEGER });
  const why = (): Why => ({ rule: 'TP-11.3.6', what: `${unitName(s, unit.id)} is stopped by web`, by: unit.side, ...test });
  return t.throw(1, atLeast(6, test.test.n), why) > 0;
}

/** TP-11.3.5, TP-11.3.10 A seeker waits; strong web destroys a drone and wears down plasma. */
function stopSeeker(s: TpState, t: TpTable, seeker: Seeker): void {
  const web = webUnder(s.open, seeker);
  if (!web) return;
  const over = web.strength - s.book.charts.web.breaks;
  if (over > 0 && seeker.shown === 'drone') {
    vanish(s, t, seeker);
    return;
  }
  snare(t, seeker, web);
  // TP-6.3.5 Damage takes strength off only so many points at a time.
  if (over > 0) hurtSeeker(s, t, { seeker, points: over * s.book.charts.plasmaNumbers.perStrength, kills: false });
}
