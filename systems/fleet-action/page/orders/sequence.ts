/** Which of one's squadrons moves before which, and when among the enemy's. Nothing here draws. */

import type { Book } from '../../rules/book.ts';
import { alternation, asListed, byGroup, firstMover } from '../../rules/movement/groups.ts';
import type { Squadron } from '../../rules/open.ts';
import type { Plot } from '../../rules/orders.ts';

/** FA-5.5.9, FA-5.5.12 Squadrons in the order they move in: by group, within one as their plots are written. */
export function inTurn(own: readonly Squadron[], plots: readonly Plot[]): Squadron[] {
  return byGroup(
    asListed(
      own,
      plots.map(({ squadron }) => squadron),
    ),
    one => one.group,
  );
}

/** The plots with one squadron moving so many places earlier or later; nothing where another group is in the way. */
export function movedBy(
  own: readonly Squadron[],
  plots: readonly Plot[],
  { id, by }: { id: string; by: number },
): Plot[] | undefined {
  const all = inTurn(own, plots);
  const from = all.findIndex(one => one.id === id);
  const [one, other] = [all[from], all[from + by]];
  if (!one || !other || by === 0 || one.group !== other.group) return undefined;
  const next = all.toSpliced(from, 1).toSpliced(from + by, 0, one);
  const place = (plot: Plot) => next.findIndex(squadron => squadron.id === plot.squadron);
  return plots.toSorted((a, b) => place(a) - place(b));
}

/** FA-5.5.1 The places of one's squadrons in the order of both sides together, from 1: nobody knows which of the enemy's moves when, but how many. */
export function placesInTurn(book: Book, at: { turn: number; side: string }, counts: { own: number; enemy: number }): number[] {
  const own = new Array<boolean>(counts.own).fill(true);
  const enemy = new Array<boolean>(counts.enemy).fill(false);
  const all = firstMover(book, at.turn) === at.side ? alternation(own, enemy) : alternation(enemy, own);
  return all.flatMap((mine, i) => (mine ? [i + 1] : []));
}
