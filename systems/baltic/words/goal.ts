// What a battle of Baltic is fought for, and how that stands.

import type { Side } from '@flagplot/kernel';
import type { Goal, Seen } from '@flagplot/manifest';
import type { Book } from '../rules/book.ts';
import type { Baltic } from '../rules/state.ts';
import { scoreShown } from '../rules/victory.ts';

/** Nobody loses heart in this book: a ship fights until she is a wreck. */
export function goal(seen: Pick<Seen<Baltic>, 'book' | 'open' | 'clock'>): Goal {
  const { book, open, clock } = seen;
  return {
    wins: `Lead by ${book.margin} victory points`,
    rules: rulesOf(book),
    left: open.verdict ? 0 : book.turns - Math.max(clock.turn, 1) + 1,
    ahead: open.verdict?.winners ?? leaders(seen),
    nerve: [],
  };
}

/** BB-7.0.1 Who leads every enemy by the margin. */
function leaders(seen: Pick<Seen<Baltic>, 'book' | 'open'>): Side[] {
  const scores = scoreShown(seen);
  const points = (side: Side): number => scores[side]?.points ?? 0;
  return seen.book.sides
    .filter(({ id, enemies }) => points(id) - Math.max(...enemies.map(points)) >= seen.book.margin)
    .map(({ id }) => id);
}

function rulesOf({ turns, margin }: Book): Goal['rules'] {
  return [
    { rule: 'BB-7.0.5', say: 'An enemy that is wrecked or sunk scores her points.' },
    { rule: 'BB-7.0.6', say: 'A ship crippled or withdrawn scores half of hers.' },
    { rule: 'BB-7.0.7', say: 'Of a squadron each vessel scores her part.' },
    { rule: 'BB-7.0.1', say: `A lead of ${margin} points over every enemy wins; less is a draw.` },
    { rule: 'BB-7.0.3', say: `It ends after turn ${turns},` },
    { rule: 'BB-7.0.4', say: 'or once only one alliance has live vessels on the table.' },
  ];
}
