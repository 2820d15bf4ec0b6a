// Chapter 11.3: what web holds, and how it comes free.

import { hexes } from '@flagplot/hexes';
import { hexOf, placeOf } from '../map.ts';
import { resetCounts } from '../movement/step.ts';
import type { Open, Seeker, Target, Unit, Web } from '../open.ts';
import { isSeeker } from '../open.ts';
import { isHere, unitNamed } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';

/** TP-11.3.3, TP-11.3.5 Set web in the hex of a counter that holds it: of several the strongest counts; its maker's side ignores it. */
export function webUnder({ webs }: Pick<Open, 'webs'>, counter: Pick<Unit | Seeker, 'q' | 'r' | 'side'>): Web | undefined {
  let strongest: Web | undefined;
  for (const web of webs)
    if (web.left === 0 && web.side !== counter.side && hexes.same(web, counter) && web.strength > (strongest?.strength ?? 0))
      strongest = web;
  return strongest;
}

/** TP-11.3.5 Whether a counter has spaces or hex steps to spend before it leaves its hex. */
export function isSnared({ snare }: Pick<Unit | Seeker, 'snare'>): boolean {
  return snare !== undefined && snare.left > 0;
}

/** TP-11.3.5 A space of a unit that it spends in its hex; TP-4.2.10 what is free begins its counts anew. */
export function waitInWeb(t: TpTable, unit: Unit): void {
  const at = placeOf(unit);
  unit.made += 1;
  t.tell(() => ({ kind: 'moved', unit: unit.id, step: 'stays', n: unit.made, from: at, to: at }));
  (unit.snare as NonNullable<Unit['snare']>).left -= 1;
  if (!isSnared(unit)) tellFree(t, unit);
}

function tellFree(t: TpTable, target: Target): void {
  if (!isSeeker(target)) resetCounts(target);
  t.tell(() => ({ kind: 'loose', unit: target.id, at: hexOf(target) }));
}

/** TP-11.3.9, TP-4.2.10 A counter comes out of web before its time. */
export function comeLoose(t: TpTable, target: Target): void {
  if (!target.snare) return;
  const was = isSnared(target);
  delete target.snare;
  if (was) tellFree(t, target);
}

/** TP-11.3.9 A tractor beam of the side that made the web frees what is in it. */
export function pullOut(t: TpTable, target: Target, holder: Pick<Unit, 'side'>): void {
  if (target.snare?.side === holder.side) comeLoose(t, target);
}

/** TP-11.3.1, TP-11.3.4 Where web has gone it holds nothing any more. */
export function freeWhereNoWeb(s: TpState, t: TpTable): void {
  const { open } = s;
  for (const target of [...open.units.filter(isHere), ...open.seekers])
    if (target.snare && !webUnder(open, target)) comeLoose(t, target);
}

/** TP-11.3.9, ruling R80: what sticks in web is not drawn along. */
export function sticks({ units }: Pick<Open, 'units'>, id: string): boolean {
  const unit = unitNamed({ units }, id);
  return unit !== undefined && isSnared(unit);
}
