// Chapter 4.11: targeting jammers.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { SquadronOfBook } from '../book.ts';
import type { WeaponCard } from '../cards.ts';
import { acts, anyActs } from '../condition.ts';
import { isBroken } from '../morale/levels.ts';
import type { Craft, Squadron } from '../open.ts';
import type { Seen } from '../roster.ts';
import { squadronOf } from '../roster.ts';

/** The jammer a squadron's craft carry, if they do. */
export function jammerOf({ jammer }: SquadronOfBook): WeaponCard | undefined {
  return jammer ?? undefined;
}

/** Why a squadron cannot jam this round; nothing where it can. */
export function whyUnableToJam({ book }: Seen, squadron: Squadron): Refusal | undefined {
  const of = squadronOf(book, squadron.id);
  if (!jammerOf(of)) return { rule: 'SQ-4.11.1', say: `The craft of ${of.name} carry no jammer.` };
  if (isBroken(book.charts, squadron)) return { rule: 'SQ-5.4.1', say: `${of.name} is Broken and does not jam.` };
  if (squadron.speed === 'full') return { rule: 'SQ-4.11.7', say: `${of.name} moved at Full Throttle and cannot jam.` };
  if (!anyActs(of, squadron)) return { rule: 'SQ-4.9.12', say: `All craft of ${of.name} are frozen.` };
  return undefined;
}

export function canJam(seen: Seen, squadron: Squadron): boolean {
  return whyUnableToJam(seen, squadron) === undefined;
}

/** SQ-4.11.2 Whether a squadron's jammers reach a craft, friend or foe; SQ-4.11.6 all its craft that are not frozen jam, whatever they bear. */
export function inJamming({ book }: Seen, squadron: Squadron, craft: Craft): boolean {
  const of = squadronOf(book, squadron.id);
  if (!of.jammer) return false;
  const reach = of.jammer.range[2];
  for (const one of squadron.craft) if (acts(of, one) && hexes.range(one, craft) <= reach) return true;
  return false;
}

/** SQ-4.11.3, SQ-4.11.4 What jamming takes from a craft's fire control: once for each jamming squadron within reach of it. */
export function jammingAt(seen: Seen, craft: Craft): number {
  let taken = 0;
  for (const at of seen.book.jammers) {
    const squadron = seen.open.squadrons[at] as Squadron;
    if (squadron.jams && inJamming(seen, squadron, craft)) taken += seen.book.squadrons[at]?.jammer?.damage ?? 0;
  }
  return taken;
}
