// Where a battle turned: how it stood from moment to moment, and which of the steps between them changed that most.

import type { Clock, Side } from '@flagplot/kernel';

/** How a battle stood at a moment: the chance of each side, 0 to 1, and how much had been told by then. */
export interface Standing {
  at: Clock;
  told: number;
  worth: Readonly<Record<Side, number>>;
}

/** A step that changed how it stood: for whom it was good, and by how much. */
export interface Change {
  from: Standing;
  to: Standing;
  side: Side;
  by: number;
}

/** The steps that changed most how it stood, `most` of them at most, in the order they came. What changed nothing is none. */
export function largestChanges(standings: readonly Standing[], most: number): Change[] {
  const changes = standings.slice(1).flatMap((to, i): Change[] => {
    const from = standings[i];
    const [best] = from ? gainsOf(from, to) : [];
    return from && best && best.by > 0 ? [{ from, to, ...best }] : [];
  });
  const kept = new Set(changes.toSorted((a, b) => b.by - a.by).slice(0, most));
  return changes.filter(change => kept.has(change));
}

/** What each side gained, the most first. */
function gainsOf(from: Standing, to: Standing): { side: Side; by: number }[] {
  return Object.keys(to.worth)
    .map(side => ({ side, by: (to.worth[side] ?? 0) - (from.worth[side] ?? 0) }))
    .sort((a, b) => b.by - a.by);
}
