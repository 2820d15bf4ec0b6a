// Chapter 2.2: who plays before whom this round.

import type { Phase } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import type { SideCard } from '../book.ts';
import type { Squadron } from '../open.ts';
import { anyOnMap, strength } from '../roster.ts';
import type { SqTable, Squadrons } from '../state.ts';

/** SQ-2.3.4 A plain die: read as it fell. */
const D6 = face(6);

/** SQ-2.2.1 One die for each side with craft on the map; SQ-2.2.3 the lowest plays first. */
export const initiative: Phase<Squadrons> = {
  name: 'Initiative',
  rule: 'SQ-2.2.1',
  begin(s, t) {
    for (const squadron of s.open.squadrons) startRound(squadron);
    const sides = s.book.sides.filter(({ squadrons }) => anyOnMap(s.open, squadrons));
    s.open.order = rollOrder(t, sides).map(({ id }) => id);
    s.open.mover = 0;
    const { order } = s.open;
    t.tell(() => ({ kind: 'order', sides: [...order] }));
  },
};

/** What is counted by the round begins anew. SQ-4.11.8 Jamming is of one Combat phase: outside it nobody asks who jams. */
function startRound(squadron: Squadron): void {
  squadron.moved = false;
  squadron.fired = false;
  squadron.jams = false;
  squadron.began = strength(squadron);
  squadron.damaged = 0;
  squadron.destroyed = 0;
  // SQ-6.1.1 Counters of the round in which a craft was lost; at the end of this one nobody would be told of them.
  for (const craft of squadron.craft) if (craft.status !== 'flying') craft.ion = 0;
}

/** SQ-2.2.2 Sides that tie roll again among themselves, the lowest first, and keep their place against the others. */
function rollOrder(t: SqTable, sides: readonly SideCard[]): readonly SideCard[] {
  if (sides.length < 2) return sides;
  const fell = sides.map(({ id, name }) => t.throw(1, D6, () => ({ rule: 'SQ-2.2.1', what: `Initiative of ${name}`, by: id })));
  const order: SideCard[] = [];
  for (let lowest = 1; lowest <= D6.sides; lowest += 1) {
    if (!fell.includes(lowest)) continue;
    const tied = sides.filter((_, i) => fell[i] === lowest);
    order.push(...rollOrder(t, tied));
  }
  return order;
}
