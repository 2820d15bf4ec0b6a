// What other sides may hold, for whoever thinks ahead.

import type { RollDie, Side } from '@flagplot/kernel';
import type { Planes } from './cards.ts';
import type { Course, Sealed } from './folder.ts';
import { courseToCome } from './movement/guess.ts';
import type { Squadron } from './orders.ts';
import { deckOf, liveCards } from './planning/deck.ts';
import { unitCalled, vesselCalled } from './roster.ts';
import { SQUADRON_TYPES } from './schemas.ts';
import type { BbView } from './state.ts';

/** BB-2.0.7 The others' cards in any order, as many as everybody counts, one of them set aside or none; BB-2.0.8 and some course to come. */
export function imagine(v: BbView, roll: RollDie): Record<Side, Sealed> {
  return Object.fromEntries(v.book.sides.map(({ id }) => [id, id === v.side ? v.own : guessOf(v, id, roll)]));
}

function guessOf(v: BbView, side: Side, roll: RollDie): Sealed {
  return {
    ...stackOf(v, side, roll),
    hold: holdOf(v, side, roll),
    doctrine: { force: 'ask', take: 'ask', salvoes: 'ask', losses: 'ask' },
    course: courseOf(v, side, roll),
  };
}

/** BB-1.5.9 Squadrons that may still lie in the carriers of a side: any number, of any type. */
function holdOf({ book, open, clock }: BbView, side: Side, roll: RollDie): Squadron[] {
  if (clock.turn === 0 && clock.line === 0) return [];
  const carriers = open.vessels.filter(vessel => vessel.side === side && vessel.status !== 'wreck' && vessel.status !== 'sunk');
  return carriers.flatMap(({ id: carrier, unit }) => {
    const left = unitCalled(book, unit).squadrons - open.markers.filter(({ home }) => home === carrier).length;
    const held = left > 0 ? roll(left + 1) - 1 : 0;
    return Array.from({ length: held }, () => ({ carrier, type: SQUADRON_TYPES[roll(3) - 1] as Planes }));
  });
}

function stackOf(v: BbView, side: Side, roll: RollDie): Pick<Sealed, 'stack' | 'reserve'> {
  const left = deckOf(v, side).filter(card => !v.open.played.includes(card));
  const alive = liveCards(v, side);
  const drawn: string[] = [];
  while (left.length > 0) drawn.push(left.splice(roll(left.length) - 1, 1)[0] as string);
  drawn.sort((a, b) => Number(alive.includes(b)) - Number(alive.includes(a)));
  const cards = drawn.slice(0, v.open.cards[side] ?? 0);
  const aside = cards.length > 0 && !v.book.small && !v.open.reserved.includes(side) && roll(2) === 1;
  return aside ? { stack: cards.slice(1), reserve: cards[0] as string } : { stack: cards, reserve: null };
}

function courseOf(v: BbView, side: Side, roll: RollDie): Course | null {
  const { activation } = v.open;
  if (!activation?.under || vesselCalled(v.open, activation.under.vessel).side !== side) return null;
  return courseToCome(v, activation, roll);
}
