// Chapter 13.4: boarding combat at the end of the turn.

import type { Side } from '@flagplot/kernel';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Seen } from '../roster.ts';
import { isShip } from '../roster.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { boardersOf, capture } from './capture.ts';
import { rollCasualties } from './casualties.ts';
import { partiesAboard } from './parties.ts';

/** TP-13.4.4, TP-1.4.6 One round on every ship with enemies aboard, in initiative order. */
export function fightAboard(s: TpState, t: TpTable): void {
  for (const unit of inOrder(s.open)) if (isShip(unit) && boardersOf(s, unit).length > 0) fightOn(s, t, unit);
}

/** TP-13.4.5 Who holds the ship afterwards. */
function fightOn(s: TpState, t: TpTable, unit: Unit): void {
  const before = countAboard(s, unit);
  const camps = campsOf(s, unit);
  const { boarders, home } = rollRound(s, t, { unit, ...before });
  reduce(unit, camps.home, home);
  reduce(unit, camps.boarders, boarders);
  if (before.home > 0) t.tell(() => ({ kind: 'fought', unit: unit.id, parties: { ...unit.parties }, at: hexOf(unit) }));
  if (home === 0 && boarders > 0) capture(s, t, unit);
}

/** TP-13.4.4 How many are aboard of those who are no friends of the ship's, and of those who are. */
export function countAboard(seen: Pick<Seen, 'book'>, unit: Unit): Pick<Fight, 'boarders' | 'home'> {
  const { boarders, home } = campsOf(seen, unit);
  return { boarders: sumOf(unit, boarders), home: sumOf(unit, home) };
}

/** TP-13.4.4 Enemies of the ship, and its own parties with those of friends. */
function campsOf(seen: Pick<Seen, 'book'>, unit: Unit): { boarders: Side[]; home: Side[] } {
  const boarders = boardersOf(seen, unit);
  const home = seen.book.sides.map(({ id }) => id).filter(side => partiesAboard(unit, side) > 0 && !boarders.includes(side));
  return { boarders, home };
}

function sumOf(unit: Unit, sides: readonly Side[]): number {
  return sides.reduce((sum, side) => sum + partiesAboard(unit, side), 0);
}

/** Losses fall on the side that has most left. */
function reduce(unit: Unit, sides: readonly Side[], left: number): void {
  for (let lost = sumOf(unit, sides) - left; lost > 0; lost -= 1) {
    const most = Math.max(...sides.map(side => partiesAboard(unit, side)));
    const side = sides.find(one => partiesAboard(unit, one) === most) as Side;
    unit.parties[side] = most - 1;
  }
}

/** A ship that is fought for, and how many there are of either. */
export interface Fight {
  unit: Pick<Unit, 'id' | 'side'>;
  boarders: number;
  home: number;
}

/** TP-13.4.4, TP-1.4.6 The boarders' dice, then the others'; both lose at once. No die where there is nobody to lose. */
export function rollRound(s: Seen, t: TpTable, { unit, boarders, home }: Fight): Pick<Fight, 'boarders' | 'home'> {
  if (home === 0 || boarders === 0) return { boarders, home };
  const roll = (parties: number, who: string): number =>
    rollCasualties(s.book.charts, t, {
      ...{ parties, by: unit.side, rule: 'TP-13.4.4' },
      what: () => `Boarding of ${unitName(s, unit.id)}: ${who}`,
    });
  const lost = roll(boarders, 'boarders');
  const returned = roll(home, 'defenders');
  return { boarders: Math.max(0, boarders - returned), home: Math.max(0, home - lost) };
}
