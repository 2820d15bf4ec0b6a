// What a battle of Baltic is fought for, and how that stands.

import type { Side } from '@flagplot/kernel';
import type { Goal, Seen } from '@flagplot/manifest';
import type { Book } from '../rules/book.ts';
import { towGoalOf, towVerdict } from '../rules/goals/tow.ts';
import type { Baltic } from '../rules/state.ts';
import { scoreShown } from '../rules/victory.ts';
import { aimWords, goalRules, progressWords } from './objectives.ts';

type GoalSeen = Pick<Seen<Baltic>, 'book' | 'open' | 'clock' | 'side'>;

/** Nobody loses heart in this book: a ship fights until she is a wreck. */
export function goal(seen: GoalSeen): Goal {
  const { book, open, clock } = seen;
  const progress = book.goals.map(one => progressWords(seen, one)).join('; ');
  return {
    wins: winsBy(seen),
    rules: [...book.goals.flatMap(one => goalRules(seen, one)), ...(towGoalOf(book) ? endOf(book) : scoresOf(book))],
    left: open.verdict ? 0 : book.turns - Math.max(clock.turn, 1) + 1,
    ahead: open.verdict?.winners ?? towVerdict(seen, true)?.winners ?? leaders(seen),
    ...(progress && { progress }),
    nerve: [],
  };
}

/** BB-7.2.9 A tow decides whatever the points; else BB-7.0.1 they do, and what scores most of them stands first. */
function winsBy(seen: GoalSeen): string {
  const aims = seen.book.goals.map(one => aimWords(seen, one, seen.side)).join(', ');
  if (towGoalOf(seen.book)) return aims;
  return aims ? `${aims}; lead by ${seen.book.margin}` : `Lead by ${seen.book.margin} victory points`;
}

/** BB-7.0.1 Who leads every enemy by the margin. */
function leaders(seen: Pick<Seen<Baltic>, 'book' | 'open'>): Side[] {
  const scores = scoreShown(seen);
  const points = (side: Side): number => scores[side]?.points ?? 0;
  return seen.book.sides
    .filter(({ id, enemies }) => points(id) - Math.max(...enemies.map(points)) >= seen.book.margin)
    .map(({ id }) => id);
}

function scoresOf(book: Book): Goal['rules'] {
  return [
    { rule: 'BB-7.0.5', say: 'An enemy that is wrecked or sunk scores her points.' },
    { rule: 'BB-7.0.6', say: 'A ship crippled or withdrawn scores half of hers.' },
    { rule: 'BB-7.0.7', say: 'Of a squadron each vessel scores her part.' },
    ...(hasAeroplanes(book)
      ? [{ rule: 'BB-7.0.8', say: `A squadron of aeroplanes shot down scores ${book.charts.squadron}.` }]
      : []),
    { rule: 'BB-7.0.1', say: `A lead of ${book.margin} points over every enemy wins; less is a draw.` },
    ...endOf(book),
  ];
}

/** Ruling A-153: who is left may still fetch a ship that is fought for. */
function endOf({ turns, goals }: Book): Goal['rules'] {
  return [
    { rule: 'BB-7.0.3', say: `It ends after turn ${turns},` },
    { rule: 'BB-7.0.4', say: `or once ${towGoalOf({ goals }) ? 'no side' : 'only one alliance'} has live vessels on the table.` },
  ];
}

function hasAeroplanes({ sides, units, cards }: Book): boolean {
  return sides.some(({ aeroplanes }) => aeroplanes.length > 0) || units.some(({ card }) => cards[card]?.hangar !== undefined);
}
