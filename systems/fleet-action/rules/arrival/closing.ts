// FA-1.5.10 How the ships of a squadron that has come through close up around their command ship.

import type { Hex } from '@flagplot/hexes';
import { hexes } from '@flagplot/hexes';
import { copy } from '@flagplot/kernel';
import type { SealedEntry } from '../folder.ts';
import type { Squadron } from '../open.ts';
import { isActive, shipCalled } from '../roster.ts';
import type { FaState } from '../state.ts';

/** What a squadron that has come through does in this pulse, besides its plot. */
export function closingIn({ sealed, book }: FaState, squadron: Squadron): SealedEntry | undefined {
  const side = book.squadrons[book.squadronAt[squadron.id] ?? -1]?.side ?? '';
  return sealed[side]?.entries?.find(one => one.squadron === squadron.id);
}

/** FA-1.5.10, ruling R45 In each pulse ships go a third of the way to their places; who is lost on the way goes no farther, and shows no place. @returns whether any has. */
export function closeUp(s: FaState, squadron: Squadron, { ships }: SealedEntry): boolean {
  const before = squadron.formation;
  const formation = ships.map(({ ship, from, to }, n) => {
    if (!isActive(shipCalled(s, ship))) return before[n] as Hex;
    const line = hexes.line(from, to);
    const { q, r } = line[Math.floor(((line.length - 1) * s.open.pulse) / 3)] as Hex;
    return { q, r };
  });
  squadron.formation = formation;
  return formation.some((post, n) => !hexes.same(post, before[n] as Hex));
}

/** FA-5.7.4 What is still to be closed up turns with the formation. */
export function turnEntry(entry: SealedEntry, turn: (posts: Hex[]) => Hex[]): void {
  const [from, to] = [turn(entry.ships.map(one => one.from)), turn(entry.ships.map(one => one.to))];
  entry.ships = entry.ships.map((one, n) => ({ ...copy(one), from: from[n] as Hex, to: to[n] as Hex }));
}
