// What a battle of Two-Phase is fought for, and how that stands.

import type { Shown } from '@flagplot/kernel';
import type { Goal } from '@flagplot/manifest';
import type { Book } from '../rules/book.ts';
import type { TwoPhase } from '../rules/state.ts';
import { leaders } from '../rules/victory.ts';

/** Nobody loses heart in this book: a crew fights on, or rises against its captain by a die. */
export function goal(seen: Pick<Shown<TwoPhase>, 'book' | 'open' | 'clock'>): Goal {
  const { book, open, clock } = seen;
  return {
    wins: `Score ${book.charts.score.lead - 100} % more points`,
    rules: rulesOf(book),
    left: open.verdict ? 0 : book.turns - Math.max(clock.turn, 1) + 1,
    ahead: open.verdict?.winners ?? leaders(seen),
    nerve: [],
  };
}

function rulesOf({ turns, charts: { score } }: Pick<Book, 'turns' | 'charts'>): Goal['rules'] {
  return [
    {
      rule: 'TP-16.2.1',
      say: `A ship destroyed scores ${partWords(score.destroyed)}, a captured one ${partWords(score.captured)}.`,
    },
    {
      rule: 'TP-16.2.1',
      say: `One that is crippled scores ${partWords(score.crippled)}; one that has left the map, ${partWords(score.left)}.`,
    },
    { rule: 'TP-16.2.3', say: `${score.lead - 100} % more points than every enemy win; less is a draw.` },
    { rule: 'TP-16.1.3', say: `It ends after turn ${turns}, or once only ships that are friends are left on the map.` },
  ];
}

/** Of what a ship cost, in the words of a hundred and its parts. */
function partWords(hundredths: number): string {
  const parts: Readonly<Record<number, string>> = {
    25: 'a quarter of its points',
    50: 'half of its points',
    100: 'its points',
    200: 'twice its points',
  };
  return parts[hundredths] ?? `${hundredths} % of its points`;
}
