// The ship that two sides fight for: she is captured and retaken, and whoever wrecks her has lost.

import type { Side } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import type { Prize, Vessel } from '../open.ts';
import { areEnemies, vesselCalled } from '../roster.ts';
import type { TowGoal } from '../scenario-file.ts';
import type { BbState, BbTable } from '../state.ts';
import { endTow, towGoalOf } from './tow.ts';

export function isPrize(book: Pick<Book, 'goals'>, { unit }: Pick<Vessel, 'unit'>): boolean {
  return towGoalOf(book)?.unit === unit;
}

/** Nobody has laid hands on her as the battle begins. */
export function prizeSetUp(book: Pick<Book, 'goals'>): Prize | null {
  return towGoalOf(book) ? { seized: 0, hit: null } : null;
}

/** BB-7.2.10 Whoever hits her last has lost if it wrecks her; nobody's hits change that. */
export function noteHit({ book, open }: BbState, t: BbTable, { vessel, by }: { vessel: Vessel; by: Side | null }): void {
  const prize = isPrize(book, vessel) ? open.prize : null;
  if (by === null || prize === null || prize.hit === by) return;
  prize.hit = by;
  t.tell(() => ({ kind: 'blamed', vessel: vessel.id, by }));
}

/** BB-7.2.8 So many successes in all, over any number of boardings, and she changes hands; whoever then takes her back counts from none. */
export function seize(
  s: BbState,
  t: BbTable,
  { vessel, side, successes }: { vessel: Vessel; side: Side; successes: number },
): void {
  const prize = s.open.prize as Prize;
  const { capture: needs } = towGoalOf(s.book) as TowGoal;
  const seized = Math.min(prize.seized + successes, needs);
  t.tell(() => ({ kind: 'seized', vessel: vessel.id, side, seized, needs }));
  prize.seized = seized < needs ? seized : 0;
  if (seized < needs) return;
  vessel.side = side;
  // Ruling A-152
  const tug = s.open.tow && vesselCalled(s.open, s.open.tow.tug);
  if (tug && areEnemies(s.book, tug.side, side)) endTow(s, t);
}
