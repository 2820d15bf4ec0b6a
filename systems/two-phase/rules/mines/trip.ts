// Chapter 13.3: mines become active, and notice who comes near.

import { hexes } from '@flagplot/hexes';
import type { Why } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { unitName } from '../names.ts';
import type { Mine, Open, Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { isHere, unitNamed } from '../roster.ts';
import { seekerNamed, speedOfSeeker, truthOf } from '../seekers/truth.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { blow, meetMarks } from './blast.ts';
import { isNear, mineNamed } from './mine.ts';

/** TP-1.2.4 The end of an impulse: mines become active, and whoever came near one sets it off. */
export function tripMines(s: TpState, t: TpTable): void {
  for (const mine of s.open.mines) if (!mine.active && becomesActive(s.open, mine)) activate(t, mine);
  tripByUnits(s, t);
}

/** TP-13.3.1, TP-7.2.3 In any unit's impulse after that of its laying in which its layer is more than a hex away, or is gone. */
export function becomesActive({ impulses, units }: Pick<Open, 'impulses' | 'units'>, { by, laid, q, r }: Mine): boolean {
  const layer = unitNamed({ units }, by);
  return impulses > laid && !(layer && isHere(layer) && hexes.range(layer, { q, r }) <= 1);
}

function activate(t: TpTable, mine: Mine): void {
  mine.active = true;
  t.tell(() => ({ kind: 'armed', mine: mine.id }));
}

/** TP-13.3.2 Units that have entered a hex since mines were last looked at, in initiative order. */
export function tripByUnits(s: TpState, t: TpTable): void {
  const { open } = s;
  const came = inOrder(open).filter(unit => unit.arrived > open.swept && !isAsItsLauncher(open, unit));
  open.swept = open.arrivals;
  meetMarks(s, t, came);
  for (const { id } of [...open.mines]) tripOne(s, t, { id, came: came.filter(isHere) });
}

/** TP-9.1.4 What was launched stands where its launcher does, and came as that came: it has entered no hex of its own. */
export function isAsItsLauncher({ units }: Pick<Open, 'units'>, { id, arrived }: Unit): boolean {
  return units.find(one => one.arrived === arrived)?.id !== id;
}

/** TP-13.3.2, TP-12.4.3 Seekers that have made a hex step: those of one speed have made it together, and the blast meets them where they are by then. */
export function tripBySeekers(s: TpState, t: TpTable, flown: readonly Seeker[]): void {
  for (const { id } of [...s.open.mines]) tripOne(s, t, { id, came: flown.filter(one => seekerNamed(s.open, one.id)) });
}

function tripOne(s: TpState, t: TpTable, { id, came }: { id: Id; came: readonly (Unit | Seeker)[] }): void {
  const mine = mineNamed(s.open, id);
  if (!mine?.active || mine.shown === 'pa') return;
  const by = came.find(
    one => isNear(s.book.charts, mine, one) && rollDetection(t, s, { mine, id: one.id, speed: speedOf(s, one) }),
  );
  if (by) blow(s, t, { mine, by });
}

/** TP-13.2.3 What is drawn along comes as fast as whoever draws it. */
function speedOf(s: TpState, one: Unit | Seeker): number {
  if ('shown' in one) return speedOfSeeker(s.book, truthOf(s, one));
  const beam = s.open.beams.find(({ on }) => on === one.id);
  return (beam && unitNamed(s.open, beam.by)?.speed) ?? one.speed;
}

/** Who comes near a mine. */
export interface Comer {
  mine: Pick<Mine, 'id' | 'side'>;
  id: Id;
  speed: number;
}

/** TP-13.3.2, TP-1.4.6 Who is fast is always noticed; else a die of at most twice the speed; nobody who has none. */
export function rollDetection(t: TpTable, s: Seen, { mine, id, speed }: Comer): boolean {
  const { detection } = s.book.charts;
  if (speed >= detection.always) return true;
  const n = detection.times * speed;
  if (n === 0) return false;
  const why = (): Why => ({
    rule: 'TP-13.3.2',
    what: `${unitName(s, mine.id)} notices ${unitName(s, id)}`,
    by: mine.side,
    test: { of: 'each', is: 'atMost', n },
    mods: [{ by: n, for: `speed ${speed}` }],
  });
  return t.throw(1, face(6), why) <= n;
}
