// Who jumps in, and what was written of it: what is asked about it in passing.

import type { Hex } from '@flagplot/hexes';
import type { Book, SquadronOfBook } from '../book.ts';
import type { JumpPlan } from '../folder.ts';
import type { Open, Portal } from '../open.ts';
import { fleetAtFirst } from '../roster.ts';
import type { FaView } from '../state.ts';

/** FA-1.2 The squadrons of the side that jumps in, the flag squadron first; its reinforcements come otherwise. */
export function jumpers(book: Pick<Book, 'jump' | 'squadrons'>): SquadronOfBook[] {
  return book.jump === undefined ? [] : fleetAtFirst(book, { side: book.jump });
}

/** The ships of a squadron that can open a vortex, as the book has them. */
export function enginesOf(book: Pick<Book, 'ships'>, of: Pick<SquadronOfBook, 'ships'>): string[] {
  return of.ships.flatMap(i => (book.ships[i]?.card.jump ? [book.ships[i].id] : []));
}

/** FA-1.3.3, FA-A63 Whose vortex leads a group: the flagship's, or the first that its flag squadron opens; FA-1.6.3 of another group the first of all. */
export function leadOpener(book: Book, { squadrons, openers }: Pick<JumpPlan, 'squadrons' | 'openers'>): string | undefined {
  for (const id of squadrons) {
    const of = book.squadrons[book.squadronAt[id] ?? -1];
    const first = of?.ships.map(i => book.ships[i]?.id ?? '').find(ship => openers.includes(ship));
    if (first !== undefined) return first;
  }
  return undefined;
}

/** FA-1.3.4 All others that open a vortex in a group. */
export function otherOpeners(book: Book, plan: Pick<JumpPlan, 'squadrons' | 'openers'>): string[] {
  const lead = leadOpener(book, plan);
  return book.ships.flatMap(({ id }) => (id !== lead && plan.openers.includes(id) ? [id] : []));
}

/** FA-1.5.7 The vortices that ships of a squadron have opened. */
export function portalsOf({ arrival }: Pick<Open, 'arrival'>, squadron: string): Portal[] {
  return (arrival?.portals ?? []).filter(one => one.squadron === squadron);
}

/** FA-1.5.9, FA-A65 The hexes in which flights of a squadron may come through in this pulse: those of all its vortices, as it comes by any. */
export function wakesNow({ open, clock }: Pick<FaView, 'open' | 'clock'>, squadron: string): Hex[] {
  if (!open.arrival || open.pulse !== 1) return [];
  return open.arrival.wakes.filter(one => one.squadron === squadron && one.turn === clock.turn);
}
