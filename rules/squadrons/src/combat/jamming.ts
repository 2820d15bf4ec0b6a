// Chapter 4.11: targeting jammers.

import { hexes } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { acts, anyActs } from '../condition.ts';
import { broken } from '../morale/levels.ts';
import type { Seen } from '../roster.ts';
import { squadronOf } from '../roster.ts';
import type { Craft, Squadron, SquadronOfBook } from '../state.ts';

/** The jammer a squadron's craft carry, if they do. */
export function jammerOf(of: SquadronOfBook): WeaponCard | undefined {
  return of.weapons.find(({ card }) => card.kind === 'jammer')?.card;
}

/** SQ-4.11.6, SQ-4.11.7, SQ-5.4.1, SQ-4.9.12 Whether a squadron can jam: a jammer, no Full Throttle, not Broken, a craft not frozen. */
export function canJam({ book }: Seen, squadron: Squadron): boolean {
  const of = squadronOf(book, squadron.id);
  return jammerOf(of) !== undefined && squadron.speed === 'attack' && !broken(book.charts, squadron) && anyActs(of, squadron);
}

/** SQ-4.11.2 Whether a squadron's jammers reach a craft, friend or foe. */
export function inJamming({ book }: Seen, squadron: Squadron, craft: Craft): boolean {
  const of = squadronOf(book, squadron.id);
  const reach = jammerOf(of)?.range[2];
  return reach !== undefined && squadron.craft.some(one => acts(of, one) && hexes.range(one, craft) <= reach);
}

/** SQ-4.11.3, SQ-4.11.4 What jamming takes from a craft's fire control: once for each jamming squadron within reach of it. */
export function jammingAt(seen: Seen, craft: Craft): number {
  let taken = 0;
  for (const squadron of seen.open.squadrons) {
    if (!squadron.jams || !inJamming(seen, squadron, craft)) continue;
    taken += jammerOf(squadronOf(seen.book, squadron.id))?.damage ?? 0;
  }
  return taken;
}
