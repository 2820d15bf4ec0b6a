// What the line above the board says of a goal.
import type { Side } from '@flagplot/kernel';
import type { Goal, Nerve } from '@flagplot/manifest';
import { listWords } from '@flagplot/pagekit/words/lists.ts';

/** `6 turns left`, the one under way included. @param turn what the book calls one: `Round` */
export function leftWords(left: number, turn: string): string {
  const word = turn.toLowerCase();
  if (left <= 0) return 'over';
  return left === 1 ? `last ${word}` : `${left} ${word}s left`;
}

/** Whose heart is nearest to failing among the units of a side; of all where nobody sits. */
export function nearest(nerve: readonly Nerve[], side: Side | undefined): Nerve | undefined {
  const shaky = nerve.filter(one => one.next && (side === undefined || one.side === side));
  return shaky.toSorted((a, b) => (a.next?.off ?? 0) - (b.next?.off ?? 0))[0];
}

/** `Earth would win if it ended now.` */
export function aheadWords({ ahead, left }: Pick<Goal, 'ahead' | 'left'>, name: (side: Side) => string): string {
  const who = ahead.length > 0 ? listWords(ahead.map(name)) : 'Nobody';
  return left <= 0 ? `${who} won.` : `${who} would win if it ended now.`;
}
