// Chapter 12.3: wild weasels: shuttles that draw the seekers aimed at their ship.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Charts } from '../charts.ts';
import { destroy, killsOf, strike } from '../damage/volley.ts';
import { manoeuvresNext } from '../movement/manoeuvres.ts';
import { unitName } from '../names.ts';
import type { Sortie, Unit } from '../open.ts';
import type { Act } from '../orders.ts';
import { holdOf, isHere, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { InWindow } from '../window/act.ts';
import { PLAIN } from './bay.ts';
import { isBursting, weaselOf } from './decoy.ts';

/** TP-12.3.1, TP-12.3.2 Why a ship launches no weasel now: it has one, is too fast, or manoeuvres. */
export function weaselFault({ v, unit, window }: Pick<InWindow, 'v' | 'unit' | 'window'>): Refusal | undefined {
  const { speed } = v.book.charts.weasel;
  const fault = (rule: string, say: string): Refusal => ({ rule, at: '/box', say });
  if (weaselOf(v.open, unit.id)) return fault('TP-12.3.1', `${unitName(v, unit.id)} has a weasel in flight.`);
  if (unit.speed > speed) return fault('TP-12.3.2', `Behind a weasel a ship goes ${speed} at most.`);
  // TP-4.6.3 Those that are announced are in effect while it flies.
  const isErratic = unit.erratic || manoeuvresNext(unit) || window.acts.some(one => one.act === 'erratic' && one.begin);
  return isErratic ? fault('TP-12.3.2', 'Under erratic manoeuvres a weasel does nothing.') : undefined;
}

/** TP-12.3.1, TP-12.3.2 It is announced, draws what is aimed at its ship, and the ship has no lock-on. */
export function beginWeasel(s: TpState, t: TpTable, { ship, unit }: { ship: Unit; unit: Unit }): void {
  (unit.sortie as Sortie).weasel = true;
  ship.lockOn = false;
  t.tell(() => ({ kind: 'weasel', unit: ship.id, by: unit.id, works: true }));
  drawSeekers(s, t, ship);
}

/** TP-12.3.1 Every seeker aimed at a ship behind a weasel flies at that. */
export function drawSeekers(s: TpState, t: TpTable, ship: Unit): void {
  const weasel = weaselOf(s.open, ship.id);
  if (weasel) turnSeekers(s, t, { from: ship, to: weasel });
}

/** TP-6.4.1 A seeker that waits in the hex of its launch strikes at once whatever is there. */
function turnSeekers(s: TpState, t: TpTable, { from, to }: { from: Unit; to: Unit }): void {
  const drawn = s.open.seekers.filter(({ on }) => on === from.id);
  if (drawn.length === 0) return;
  for (const seeker of drawn) {
    seeker.on = to.id;
    seeker.atOnce = seeker.moves === 0 && hexes.same(seeker, to);
  }
  t.tell(() => ({ kind: 'drawn', unit: from.id, by: to.id, seekers: drawn.map(({ id }) => id) }));
}

/** TP-12.3.2 Acts of a ship that end the effect of its weasel, fire does as well; ruling R105: what wants lock-on it cannot do behind one. */
const ENDS: ReadonlySet<Act['act']> = new Set(['launch', 'erratic', 'esg']);

/** TP-12.3.2 Whether an act is one of these. */
export function endsWeasel({ act }: Pick<Act, 'act'>): boolean {
  return ENDS.has(act);
}

/** TP-12.3.2, ruling R97 What a ship does ends its weasel: it is a plain shuttle, and what flew at it flies at the ship again. */
export function endWeasel(s: TpState, t: TpTable, ship: Unit): void {
  const weasel = weaselOf(s.open, ship.id);
  if (!weasel) return;
  loseEffect(t, ship, weasel);
  // TP-12.3.1 To be a weasel again it is made ready again.
  holdOf(s, weasel).craft = { ...PLAIN, load: [] };
  turnSeekers(s, t, { from: weasel, to: ship });
  if (weasel.damage >= killsOf(s, weasel)) destroy(t, weasel);
}

function loseEffect(t: TpTable, ship: Pick<Unit, 'id'>, weasel: Unit): void {
  delete (weasel.sortie as Sortie).weasel;
  t.tell(() => ({ kind: 'weasel', unit: ship.id, by: weasel.id, works: false }));
}

/** TP-12.3.2 A ship that is faster than its weasel allows ends it. */
export function outrunWeasel(s: TpState, t: TpTable, ship: Unit): void {
  if (ship.speed > s.book.charts.weasel.speed) endWeasel(s, t, ship);
}

/** TP-12.3.3, ruling R97 At the waterfall: it is gone, and what flew at it has no target. */
export function endBursts(s: TpState, t: TpTable): void {
  for (const unit of s.open.units) {
    if (!isHere(unit) || !isBursting(s.book, unit)) continue;
    loseEffect(t, { id: unit.sortie?.by ?? '' }, unit);
    destroy(t, unit);
  }
}

/** TP-12.3.3 Of the damage that seekers do to a weasel in one hex step, so much reaches a ship that is near. */
export function spillOf({ spill }: Pick<Charts, 'spill'>, points: number): number {
  const at = spill.findIndex(last => points <= last);
  return at < 0 ? spill.length : at;
}

/** TP-12.3.3 On the shield that faces the weasel. */
export function spillOver(s: TpState, t: TpTable, { weasel, points, by }: { weasel: Unit; points: number; by: string }): void {
  const { charts } = s.book;
  const ship = weasel.sortie?.weasel ? unitNamed(s.open, weasel.sortie.by) : undefined;
  if (!ship || !isHere(ship) || hexes.range(ship, weasel) > charts.weasel.near) return;
  const spilt = spillOf(charts, points);
  if (spilt === 0) return;
  t.tell(() => ({ kind: 'spilt', unit: ship.id, by: weasel.id, points: spilt }));
  strike(s, t, { unit: ship, points: spilt, bearing: bearingOf(ship, weasel), by });
}
