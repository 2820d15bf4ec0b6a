// Planes that are shot down, and who chooses which.

import type { Side } from '@flagplot/kernel';
import { dealHits } from '../damage/hits.ts';
import type { Loss, Marker, Vessel } from '../open.ts';
import type { Id, Losing } from '../orders.ts';
import { cardOf, isLive, vesselNamed } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';
import type { Timed } from './goes.ts';
import { flyingOf, markerCalled } from './markers.ts';

/** BB-4.2.9, BB-4.6.2 Takes planes off a marker; with the last of them it is gone. */
export function shootDown(t: BbTable, marker: Marker, planes: number): void {
  if (planes === 0) return;
  marker.planes -= planes;
  const { id, planes: left, x, y } = marker;
  if (left === 0) Object.assign(marker, { status: 'lost', on: null });
  t.tell(() => ({ kind: 'shot-down', marker: id, planes, left, at: { x, y } }));
}

/** What each of those among whom a loss is shared can lose at the most. */
export function limitsOfLoss(seen: Pick<Timed, 'book' | 'open'>, { what, among }: Pick<Loss, 'what' | 'among'>): Losing[] {
  if (what === 'planes') return flyingOf(seen.open, among).map(({ id, planes }) => ({ id, n: planes }));
  return among
    .flatMap(id => vesselNamed(seen.open, id) ?? [])
    .filter(isLive)
    .map(vessel => ({ id: vessel.id, n: hitsToWreck(seen, vessel) }));
}

/** BB-4.3.10 Hits that a small vessel can take: those it jinks, and its boxes. */
function hitsToWreck({ book }: Pick<Timed, 'book'>, vessel: Vessel): number {
  const { hull, jink } = cardOf(book, vessel);
  return Math.max(0, jink - vessel.splash) + hull - vessel.lost;
}

/** BB-4.3.6 Hits on markers of one owner or of several: who lost them chooses; of several owners each in turn takes one. */
export function sharePlanes(s: BbState, t: BbTable, { among: markers, hits }: { among: readonly Marker[]; hits: number }): void {
  const sides = s.book.sides.map(({ id }) => id).filter(side => markers.some(marker => marker.side === side));
  const room = new Map(sides.map(side => [side, planesOf(markers, side)]));
  const shares = new Map(sides.map(side => [side, 0]));
  for (let left = hits; left > 0; ) {
    const open = sides.filter(side => (shares.get(side) as number) < (room.get(side) as number));
    if (open.length === 0) break;
    for (const side of open.slice(0, left)) shares.set(side, (shares.get(side) as number) + 1);
    left -= Math.min(left, open.length);
  }
  for (const [side, n] of shares) {
    const among = markers.filter(marker => marker.side === side).map(({ id }) => id);
    if (n > 0) owe(s, t, { side, what: 'planes', n, among });
  }
}

/** A loss that its owner has still to allot. */
export function owe({ open }: BbState, t: BbTable, loss: Loss): void {
  open.air?.losses.push(loss);
  t.tell(() => ({ kind: 'owed', ...loss, among: [...loss.among] }));
}

function planesOf(markers: readonly Marker[], side: Side): number {
  return markers.filter(marker => marker.side === side).reduce((sum, { planes }) => sum + planes, 0);
}

/** Takes off what leaves no choice: all that there is, or all of one. Whether nothing is left to choose. */
export function settleLosses(s: BbState, t: BbTable): boolean {
  const losses = s.open.air?.losses ?? [];
  const open = losses.filter(loss => {
    const lose = onlyWay(s, loss);
    if (lose) loseAll(s, t, { what: loss.what, lose });
    return !lose;
  });
  if (s.open.air) s.open.air.losses = open;
  return open.length === 0;
}

function onlyWay(s: BbState, loss: Loss): Losing[] | undefined {
  const limits = limitsOfLoss(s, loss);
  const most = limits.reduce((sum, { n }) => sum + n, 0);
  if (loss.n >= most) return limits;
  return limits.length === 1 ? limits.map(({ id }) => ({ id, n: loss.n })) : undefined;
}

/** BB-4.3.6, BB-4.3.10 Carries out what was chosen. */
export function loseAll(s: BbState, t: BbTable, { what, lose }: Pick<Loss, 'what'> & { lose: readonly Losing[] }): void {
  for (const { id, n } of lose) {
    if (what === 'planes') shootDown(t, markerCalled(s.open, id), n);
    else if (n > 0) dealHits(s, t, { vessel: vesselNamed(s.open, id) as Vessel, by: null, hits: n, tenners: 0, jinks: true });
  }
}

/** BB-4.3.6 The first loss that a side has to choose. */
export function lossOf({ open }: Pick<Timed, 'open'>, side: Side): Loss | undefined {
  return open.air?.losses.find(loss => loss.side === side);
}

/** Spreads so many over those that can lose them, in their order. */
export function spread(limits: readonly Losing[], n: number): { id: Id; n: number }[] {
  let left = n;
  return limits.flatMap(({ id, n: most }) => {
    const share = Math.min(most, left);
    left -= share;
    return share > 0 ? [{ id, n: share }] : [];
  });
}
