/** What somebody at the screen sees of a battle, and how squadrons are found in it. */

import type { Hex } from '@flagplot/hexes';
import type { Shown, View } from '@flagplot/kernel';
import { formationOn } from '../rules/map.ts';
import { formationWith, postsFrom } from '../rules/movement/formation.ts';
import type { Squadron } from '../rules/open.ts';
import type { AnyPlot, Place } from '../rules/orders.ts';
import type { FleetAction } from '../rules/state.ts';

/** What lies open and, at a seat, the side that looks and its own folder. */
export type FaSeen = Shown<FleetAction> & Partial<Pick<View<FleetAction>, 'side' | 'own'>>;

/** A squadron under way, or a ship out of command, which is one by itself. */
export function squadronOf(seen: Pick<FaSeen, 'book' | 'open'>, id: string): Squadron | undefined {
  return seen.open.squadrons[seen.book.squadronAt[id] ?? -1] ?? seen.open.strays.find(one => one.id === id);
}

/** Whose a squadron is, or a ship that is one by itself. */
export function sideOfSquadron(book: FaSeen['book'], id: string): string {
  return book.squadrons[book.squadronAt[id] ?? -1]?.side ?? book.ships[book.shipAt[id] ?? -1]?.side ?? '';
}

/** The formation as a plot leaves it, its command ship being there. */
export function formationThen(
  seen: Pick<FaSeen, 'book' | 'open'>,
  squadron: Squadron,
  { at, plot }: { at: Place; plot?: Pick<AnyPlot, 'mode' | 'shift' | 'reform'> },
): Hex[] {
  if (!plot) return squadron.formation;
  return formationOn(formationWith(seen, squadron, postsFrom(squadron, plot)), at.heading - squadron.heading, plot.mode);
}
