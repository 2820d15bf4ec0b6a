/** What a squadron could do from where its move would end, if nobody else moved any more. */

import { type Hex, hexes } from '@flagplot/hexes';
import type { Band } from '../rules/cards.ts';
import { whySilent } from '../rules/combat/declare.ts';
import { sightingOf } from '../rules/combat/sight.ts';
import type { Squadron } from '../rules/open.ts';
import { enemiesOf, isFlying, numberOf, type Seen, sideOf, squadronOf } from '../rules/roster.ts';
import { craftName } from '../words/names.ts';

/** One weapon that would bear on one enemy squadron. */
export interface Bears {
  weapon: string;
  target: string;
  shooters: number;
  targets: number;
  range: number;
  band: Band;
}

/** The table with one squadron as it would stand. */
export function tableWith({ book, open }: Seen, after: Squadron): Seen {
  return { book, open: { ...open, squadrons: open.squadrons.map(one => (one.id === after.id ? after : one)) } };
}

/** Every weapon that would bear, the best range first; none where the squadron would not fire at all. */
export function outlook(seen: Seen, after: Squadron): { bears: Bears[]; silent: string | undefined } {
  const { name } = squadronOf(seen.book, after.id);
  if (!after.craft.some(isFlying)) return { bears: [], silent: `No craft of ${name} would be on the map any more.` };
  const then = tableWith(seen, after);
  const still = whySilent(then, after);
  if (still) return { bears: [], silent: still.say };
  const of = squadronOf(seen.book, after.id);
  const bears = enemiesOf(then, of.side).flatMap(target =>
    of.weapons.flatMap(({ card }) => bearing(then, after, { weapon: card.id, jams: card.kind === 'jammer', target })),
  );
  return { bears: bears.sort((a, b) => a.range - b.range), silent: undefined };
}

function bearing(
  seen: Seen,
  { id }: Squadron,
  { weapon, jams, target }: { weapon: string; jams: boolean; target: Squadron },
): Bears[] {
  if (jams) return [];
  const { shooters, eligible, range, band, weapon: served } = sightingOf(seen, { squadron: id, weapon, target: target.id });
  if (shooters.length === 0) return [];
  return [
    {
      weapon: served.card.name,
      target: squadronOf(seen.book, target.id).name,
      shooters: shooters.length,
      targets: eligible.length,
      range,
      band,
    },
  ];
}

/** The enemy craft nearest to a hex, and how far off it is. */
export function nearestEnemy(seen: Seen, side: string, at: Hex): { name: string; range: number } | undefined {
  let best: { name: string; range: number } | undefined;
  for (const enemy of sideOf(seen.book, side).enemies) {
    seen.open.squadrons.forEach((squadron, i) => {
      const of = seen.book.squadrons[i];
      if (of?.side !== enemy) return;
      squadron.craft.forEach((craft, place) => {
        const range = hexes.range(craft, at);
        if (isFlying(craft) && (!best || range < best.range)) best = { name: craftName(of, numberOf(place)), range };
      });
    });
  }
  return best;
}
