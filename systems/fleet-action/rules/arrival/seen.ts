// Who comes through, as his owner sees the table that writes orders for him.

import type { Hex } from '@flagplot/hexes';
import type { SealedEntry } from '../folder.ts';
import { inFormation } from '../map.ts';
import type { Squadron } from '../open.ts';
import { squadronOf, wholeShip } from '../roster.ts';
import type { FaState, FaView } from '../state.ts';
import { isDue } from './due.ts';

/** Puts a squadron and its ships where they come through. */
export function standThrough(
  { book, open }: Pick<FaState, 'book' | 'open'>,
  { squadron: id, speed, at, ships }: SealedEntry,
): void {
  const squadron = open.squadrons[book.squadronAt[id] as number] as Squadron;
  Object.assign(squadron, { ...at, speed, formation: ships.map(({ from }) => ({ ...from })) });
  for (const [n, i] of squadronOf(book, id).ships.entries())
    open.ships[i] = wholeShip(book.ships[i] as (typeof book.ships)[number], inFormation(at, ships[n]?.from as Hex));
}

/** How a side sees the table that writes orders for squadrons that come through: as if they stood in their vortices already. */
export function seeThrough(v: FaView): FaView {
  const entries = (v.own.entries ?? []).filter(({ squadron }) => isDue(v.open, squadron));
  if (entries.length === 0) return v;
  const open = { ...v.open, ships: [...v.open.ships], squadrons: v.open.squadrons.map(one => ({ ...one })) };
  for (const entry of entries) standThrough({ book: v.book, open }, entry);
  return { book: v.book, clock: v.clock, side: v.side, own: v.own, open };
}
