// Chapter 5.5: which squadrons move before which.

import type { Book, ShipOfBook } from '../book.ts';
import type { Fleet, Open, Ship, Squadron } from '../open.ts';
import { isActive, isInUnit, unitOf } from '../roster.ts';
import type { FaState } from '../state.ts';

/** The groups of the monitor. */
export const GROUPS: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'out of command',
  2: 'has lost a ship',
  3: 'without ELINT support',
  4: 'with ELINT support',
};

/** What a group is read off. */
interface GroupSeen {
  readonly book: Book;
  readonly open: Pick<Open, 'ships' | 'units'>;
}

/** FA-5.5.8 The group of a squadron as a turn begins: the lowest that fits. */
export function groupOf({ book, open }: GroupSeen, squadron: Squadron): number {
  if (squadron.leaderless > 0) return 1; // FA-5.5.4
  const unit = unitOf({ book, open }, squadron.id);
  let supported = false;
  for (const i of unit.ships) {
    const ship = open.ships[i] as Ship;
    if (!isActive(ship)) return 2; // FA-5.5.5
    supported ||= isInUnit(ship, unit) && elintLeft(book.ships[i] as ShipOfBook, ship) > 0;
  }
  return supported ? 4 : 3; // FA-5.5.6, FA-5.5.7
}

/** The ELINT levels a ship has left: one for each S box of its sensor row that is not marked. */
export function elintLeft({ card }: ShipOfBook, { sensor }: Pick<Ship, 'sensor'>): number {
  let left = 0;
  for (const box of card.elintBoxes) if (box <= sensor) left += 1;
  return left;
}

/**
 * FA-5.5.1 The sides move by turns. FA-5.5.14 After the k-th squadron of the smaller side (a squadrons), if that goes first, the larger (b) has moved
 * k*b/a in all, rounded up; FA-5.5.15 if the larger goes first, it has moved k*b/a rounded down before the smaller's k-th; FA-5.5.13 with
 * equal numbers that is one each. FA-5.5.16 What is left over moves then.
 */
export function alternation<A>(first: readonly A[], second: readonly A[]): A[] {
  const ahead = first.length > second.length;
  const [few, many] = ahead ? [second, first] : [first, second];
  const [a, b] = [few.length, many.length];
  const moved: A[] = [];
  let next = 0;
  const upTo = (count: number) => {
    for (; next < count; next += 1) moved.push(many[next] as A);
  };
  for (let k = 1; k <= a; k += 1) {
    if (ahead) upTo(Math.floor((k * b) / a));
    moved.push(few[k - 1] as A);
    if (!ahead) upTo(Math.ceil((k * b) / a));
  }
  upTo(b);
  return moved;
}

/** Squadrons in the order of a list of their ids, those it does not name after them, as they were. */
export function asListed<A extends { id: string }>(squadrons: readonly A[], ids: readonly string[]): A[] {
  const place = ({ id }: A) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return squadrons.toSorted((a, b) => place(a) - place(b));
}

/** FA-5.5.10, FA-5.5.11 One side's squadrons by group, whatever the other side's; FA-5.5.12 within a group as the owner wrote them (ruling R12). */
export function byGroup<A>(own: readonly A[], group: (one: A) => number): A[] {
  const sorted: A[] = [];
  for (let n = 1; n <= 4; n += 1) for (const one of own) if (group(one) === n) sorted.push(one);
  return sorted;
}

/** FA-5.5.2 In even turns the attacker goes first, in odd turns the defender: FA-1.4.5 in turn 1, in which others jump in, as well. */
export function firstMover(book: Book, turn: number): string {
  return inOrder(book, turn)[0] as string;
}

/** The sides, the first mover's first. */
export function inOrder({ order }: Pick<Book, 'order'>, turn: number): readonly string[] {
  // FA-1.4.1 In the turn before an arrival the defender alone moves.
  return turn % 2 === 0 && turn > 0 ? order.even : order.odd;
}

/** FA-4.8.3, FA-4.8.4 The fleets that lost their flagships and must move first in this pulse, as their enemies have named it. */
export function penalisedIn({ open, sealed, clock }: FaState, pulse: number): Fleet[] {
  const struck: Fleet[] = [];
  for (const fleet of open.fleets) if (fleet.stricken === clock.turn && isNamed(sealed, fleet.side, pulse)) struck.push(fleet);
  return struck;
}

function isNamed(sealed: FaState['sealed'], side: string, pulse: number): boolean {
  return Object.entries(sealed).some(([enemy, folder]) => enemy !== side && folder.pulse === pulse);
}
