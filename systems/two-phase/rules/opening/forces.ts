// Chapter 15.2: forces that a side may buy.

import type { RollDie } from '@flagplot/kernel';
import type { CardOfBook } from '../book.ts';
import type { Purchase } from '../orders.ts';
import type { TpView } from '../state.ts';

type Buyer = Pick<TpView, 'book' | 'side'>;

/** TP-1.3.1 Who says nothing brings the ships of the scenario. */
export function printedForce({ book, side }: Buyer): Purchase[] {
  return book.ships
    .filter(ship => ship.side === side)
    .map(({ id, card, options }) => ({ id, card, options: options.map(one => ({ ...one })) }));
}

/** Most ships of a force that is drawn up here: a person may bring more. */
const MOST = 4;

/** The printed ships first; then for each of the dearest cards as many of them as the points pay for, filled up with what still fits. */
export function* forcesWorthAThought(v: Buyer, points: number): Generator<Purchase[]> {
  yield printedForce(v);
  const dearest = cardsOf(v, points).sort((a, b) => b.bpv - a.bpv);
  for (const card of dearest.slice(0, MOST)) yield fillUp(v, [card], { points, pick: fitting => fitting[0] as CardOfBook });
}

/** Any ships for the points. */
export function drawForce(v: Buyer, points: number, roll: RollDie): Purchase[] {
  if (roll(3) === 1) return printedForce(v);
  const drawn = fillUp(v, [], { points, pick: fitting => fitting[roll(fitting.length) - 1] as CardOfBook });
  return drawn.length > 0 ? drawn : printedForce(v);
}

function cardsOf({ book }: Buyer, points: number): CardOfBook[] {
  return Object.values(book.cards).filter(({ bpv, cover }) => cover === undefined && bpv <= points);
}

interface Filling {
  points: number;
  pick: (fitting: CardOfBook[]) => CardOfBook;
}

/** Ships added while one fits: never more than the zone surely has room for. */
function fillUp(v: Buyer, first: readonly CardOfBook[], { points, pick }: Filling): Purchase[] {
  const taken = [...first];
  const most = Math.min(MOST, roomOf(v));
  while (taken.length < most) {
    const fitting = cardsOf(v, points - taken.reduce((sum, { bpv }) => sum + bpv, 0));
    if (fitting.length === 0) break;
    taken.push(pick(fitting.sort((a, b) => b.bpv - a.bpv)));
  }
  return taken.map(({ id }, i) => {
    const before = taken.slice(0, i).filter(card => card.id === id).length;
    return { id: `${v.book.classes[id]}${before > 0 ? `-${before + 1}` : ''}`, card: id, options: [] };
  });
}

/** TP-16.1.2 Hexes of the zone. */
export function roomOf({ book, side }: Buyer): number {
  const zone = book.sides[book.sideAt[side] as number]?.zone;
  return zone ? (zone.columns[1] - zone.columns[0] + 1) * (zone.rows[1] - zone.rows[0] + 1) : 0;
}
