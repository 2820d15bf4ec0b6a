// Jams of networks by chance.

import type { RollDie } from '@flagplot/kernel';
import type { NetworkJam } from '../../rules/elint/effects.ts';
import type { FaState } from '../../rules/state.ts';
import { hexOf, isAlive } from './adapter.ts';
import { range } from './hexes.ts';

/** How many ships have their network jammed at the most, and how far away a jammer is. */
const MOST = 4;
const REACH = 15;

/** Networks of ships jammed by enemies that are near enough; none where there is no ELINT. */
export function anyJams({ book, open }: FaState, die: RollDie): NetworkJam[] {
  if (!book.chapters.includes('elint')) return [];
  const alive = open.ships.filter(isAlive);
  const targets = alive.filter(() => die(3) === 1).slice(0, MOST);
  return targets.flatMap((target): NetworkJam[] => {
    const { side } = book.ships[book.shipAt[target.id]!]!;
    const near = alive.filter(
      ({ id, ...at }) => book.ships[book.shipAt[id]!]!.side !== side && range(hexOf(at), hexOf(target)) <= REACH,
    );
    const by = near.filter(() => die(3) === 1).map(({ id }) => ({ ship: id, levels: die(2) }));
    const levels = by.reduce((sum, one) => sum + one.levels, 0);
    const of = levels >= 4 && die(2) === 1 ? 'fleet' : levels >= 2 && die(2) === 1 ? 'squadron' : 'ship';
    return levels > 0 ? [{ target: target.id, of, whose: target.id, by }] : [];
  });
}
