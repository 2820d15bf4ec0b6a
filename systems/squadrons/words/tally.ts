// What a side has scored, reason by reason, in the book's words.

import type { Shown, Side } from '@flagplot/kernel';
import type { SquadronOfBook } from '../rules/book.ts';
import type { Craft, Squadron } from '../rules/open.ts';
import type { Squadrons } from '../rules/state.ts';

/** What a point is called. */
export const unit = 'points';

/** SQ-8.3.1, SQ-8.3.2 Points of a side by what they were scored for: enemies destroyed, damaged, or gone otherwise than over their goal edge. */
export function tally({ book, open }: Pick<Shown<Squadrons>, 'book' | 'open'>, side: Side): { reason: string; points: number }[] {
  const hostile = book.sides.find(({ id }) => id === side)?.hostile ?? [];
  const enemies = hostile.flatMap(at => {
    const of = book.squadrons[at] as SquadronOfBook;
    return (open.squadrons[at] as Squadron).craft.map((craft, place) => ({ of, craft, value: of.values[place] as number }));
  });
  const gone = enemies.filter(({ of, craft }) => craft.status === 'left' && !hasEscaped(of, craft));
  const damaged = enemies.filter(({ craft }) => craft.damage > 0 && craft.status !== 'destroyed');
  const sum = (of: typeof enemies) => of.reduce((points, { value }) => points + value, 0);
  return [
    { reason: 'craft destroyed', points: sum(enemies.filter(({ craft }) => craft.status === 'destroyed')) },
    { reason: 'craft damaged', points: sum(damaged.filter(one => !gone.includes(one))) / 2 },
    { reason: 'craft that left the map', points: sum(gone) / 2 },
  ];
}

/** SQ-8.4.4 Over the edge that was its goal. */
function hasEscaped(of: SquadronOfBook, craft: Craft): boolean {
  return craft.status === 'left' && craft.edge !== null && craft.edge === of.goalEdge;
}
