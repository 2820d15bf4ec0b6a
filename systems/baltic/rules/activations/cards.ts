// Cards in a stack: which may be played, and which are dead.

import type { Side } from '@flagplot/kernel';
import type { UnitOfBook } from '../book.ts';
import type { Sealed } from '../folder.ts';
import type { Id, Way } from '../orders.ts';
import { liveUnitsOn } from '../planning/deck.ts';
import type { Seen } from '../roster.ts';
import { cardOf, isSotl, unitCalled, unitsInPlay } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';

/** BB-3.0.8 From where a side may take a card as far as anybody can tell: the top, BB-3.0.9 a reserve, BB-3.0.11 a dash while a squadron is to come; BB-3.0.12 each of the two once. */
export function waysOf(seen: Seen, side: Side): Way[] {
  const { cards, reserved, dashed, played } = seen.open;
  if (seen.book.small) return ['top'];
  const isToCome = ({ id, card }: UnitOfBook): boolean => !played.includes(id) && !isSotl(cardOf(seen.book, { card }));
  const dash = (cards[side] ?? 0) > 1 && !dashed.includes(side) && unitsInPlay(seen, side).some(isToCome);
  return ['top', ...(reserved.includes(side) ? [] : (['reserve'] as const)), ...(dash ? (['dash'] as const) : [])];
}

/** The units whose cards a side may play one way or another, BB-7.3.3 of a division the first live ship. BB-3.0.13 It may look through its own stack. */
export function unitsFor(seen: Seen, { stack, reserve }: Sealed, way: Way): Id[] {
  const leads = (card: Id): Id[] => liveUnitsOn(seen, card).slice(0, 1);
  if (way === 'top') return stack.slice(0, 1).flatMap(leads);
  if (way === 'reserve') return reserve === null ? [] : leads(reserve);
  return stack
    .slice(1)
    .flatMap(leads)
    .filter(unit => !isSotl(cardOf(seen.book, unitCalled(seen.book, unit))));
}

/** Takes a card out of the folder of its side: BB-3.0.18 it lies face up from here on, BB-3.0.17 and is played no more in this turn. */
export function turnUp(s: BbState, t: BbTable, { side, unit, way }: { side: Side; unit: Id; way: Way }): void {
  const card = unitCalled(s.book, unit).shares;
  takeCard(s, { side, unit: card, way });
  s.open.played.push(card);
  if (way === 'dash') s.open.dashed.push(side);
  s.open.slots = s.open.slots.slice(1);
  t.reveal(side);
  t.tell(() => ({ kind: 'turned', side, unit, way }));
}

/** BB-3.0.14 Dead cards are discarded as they turn up, at no cost; BB-3.0.10 a dead reserve as the last card. */
export function discardDead(s: BbState, t: BbTable, side: Side): void {
  const folder = s.sealed[side] as Sealed;
  const dead = (unit: Id | null | undefined): unit is Id => typeof unit === 'string' && liveUnitsOn(s, unit).length === 0;
  for (let top = folder.stack[0]; dead(top); top = folder.stack[0]) discard(s, t, { side, unit: top, way: 'top' });
  if (folder.stack.length === 0 && dead(folder.reserve)) discard(s, t, { side, unit: folder.reserve, way: 'reserve' });
}

function discard(s: BbState, t: BbTable, card: { side: Side; unit: Id; way: Way }): void {
  takeCard(s, card);
  t.reveal(card.side);
  t.tell(() => ({ kind: 'discarded', ...card }));
}

function takeCard({ open, sealed }: BbState, { side, unit, way }: { side: Side; unit: Id; way: Way }): void {
  const folder = sealed[side] as Sealed;
  if (way === 'reserve') {
    folder.reserve = null;
    open.reserved.push(side);
  } else {
    folder.stack = folder.stack.filter(one => one !== unit);
  }
  open.cards[side] = (open.cards[side] as number) - 1;
}
