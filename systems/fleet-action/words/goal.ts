// What a battle of Fleet Action is fought for, and how that stands.

import type { Shown } from '@flagplot/kernel';
import type { Goal, Nerve } from '@flagplot/manifest';
import type { SquadronOfBook } from '../rules/book.ts';
import { circlesIn, morale, startingMorale } from '../rules/morale/levels.ts';
import type { Squadron } from '../rules/open.ts';
import { hasActive } from '../rules/roster.ts';
import type { FleetAction } from '../rules/state.ts';
import { judgeNow } from '../rules/victory.ts';
import { squadronName } from './names.ts';

type Seen = Pick<Shown<FleetAction>, 'book' | 'open' | 'clock'>;

export function goal(seen: Seen): Goal {
  const { book, open, clock } = seen;
  return {
    wins: 'Score 1½ times their points',
    rules: rulesOf(book.turns),
    left: open.verdict ? 0 : book.turns - Math.max(clock.turn, 1) + 1,
    ahead: (open.verdict ?? judgeNow(seen)).winners,
    nerve: book.squadrons.flatMap((of, i) => nerveOf(seen, of, open.squadrons[i])),
  };
}

function rulesOf(turns: number): Goal['rules'] {
  return [
    { rule: 'FA-15.1.2', say: 'A ship destroyed scores what it cost.' },
    { rule: 'FA-15.1.4', say: 'One that has lost half its structure, or has left the battle, scores half of that.' },
    {
      rule: 'FA-15.1.6',
      say: 'One and a half times the enemy’s points win, two and a half times win decisively; less is a draw.',
    },
    {
      rule: 'FA-15.1.1',
      say: `It ends after turn ${turns}, or once a side has no squadron left that is not withdrawing.`,
    },
    { rule: 'FA-11.2.3', say: 'A squadron that is hurt down to a circle of its morale is tested, and withdraws if it fails.' },
  ];
}

/** FA-11.2.3, FA-11.2.4, FA-4.6.6 How much a squadron, its ships out of command among it, may lose before the next of its circles is reached. */
function nerveOf(seen: Seen, of: SquadronOfBook, squadron: Squadron | undefined): Nerve[] {
  const { id, side } = of;
  if (!squadron || !hasActive(seen.open, of)) return [];
  const [level, start] = [morale(seen, id), startingMorale(seen.book, id, squadron)];
  const named = { unit: id, side, name: squadronName(seen.book, id) };
  const has = `morale ${level} of ${start}`;
  if (squadron.withdraws > 0) return [{ ...named, says: `${has}; it withdraws` }];
  if (seen.open.verdict) return [{ ...named, says: has }];
  const circles = circlesIn(seen.book, squadron);
  const next = circles[squadron.tested];
  if (!next) return [{ ...named, says: `${has}; ${circles.length === 0 ? 'it is never tested' : 'it is tested no more'}` }];
  return [
    {
      ...named,
      next: { off: Math.max(0, level - next.level), what: 'its morale test' },
      says: `${has}; at ${next.level} it is tested`,
    },
  ];
}
