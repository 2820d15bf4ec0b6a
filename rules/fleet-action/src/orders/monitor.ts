// Chapter 5.5: which squadrons move before which.

import { squadronOf } from '../roster.ts';
import type { Book, FaState, Open, Ship, ShipOfBook, Squadron } from '../state.ts';
import { members } from './limits.ts';

/** FA-5.5.8 The groups of the monitor; of those that fit, the lowest counts. */
export const GROUPS: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'out of command',
  2: 'has lost a ship',
  3: 'without ELINT support',
  4: 'with ELINT support',
};

/** The group of a squadron as a turn begins. */
export function groupOf(book: Book, open: Pick<Open, 'ships'>, squadron: Squadron): number {
  if (squadron.leaderless > 0) return 1; // FA-5.5.4
  const { ships } = squadronOf(book, squadron.id);
  if (ships.some(i => isLost(open.ships[i] as Ship))) return 2; // FA-5.5.5
  const supported = members(book, open.ships, squadron.id).some(({ ship, of }) => elintLeft(of, ship) > 0);
  return supported ? 4 : 3; // FA-5.5.6, FA-5.5.7
}

function isLost(ship: Ship): boolean {
  return ship.structure === 0 || ship.left;
}

/** The ELINT levels a ship has left: one for each S box of its sensor row that is not marked. */
export function elintLeft({ card }: ShipOfBook, { sensor }: Pick<Ship, 'sensor'>): number {
  return card.elintBoxes.filter(box => box <= sensor).length;
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

/** FA-5.5.10, FA-5.5.11 One side's squadrons by group, whatever the other side's; FA-5.5.12 within a group as the owner wrote them (ruling R12). */
export function byGroup<A>(own: readonly A[], group: (one: A) => number): A[] {
  return [1, 2, 3, 4].flatMap(n => own.filter(one => group(one) === n));
}

/** FA-5.5.2 In even turns the attacker goes first, in odd turns the defender. */
export function firstMover(book: Book, turn: number): string {
  const defender = book.sides.find(side => side.id !== book.attacker)?.id ?? book.attacker;
  return turn % 2 === 0 ? book.attacker : defender;
}

/** The sides, the first mover's first. */
export function inOrder(book: Book, turn: number): string[] {
  const first = firstMover(book, turn);
  return [first, ...book.sides.map(side => side.id).filter(id => id !== first)];
}

/** FA-4.8.3, FA-4.8.4 The sides that lost their flagships and must move first in this pulse, as their enemies have named it. */
export function strickenIn({ open, sealed, clock }: FaState, pulse: number): string[] {
  const struck = open.fleets.filter(fleet => fleet.stricken === clock.turn).map(({ side }) => side);
  return struck.filter(side => Object.entries(sealed).some(([enemy, folder]) => enemy !== side && folder.pulse === pulse));
}
