// Chapter 2.2: who plays before whom this round.

import type { Phase, Side } from '@flagplot/kernel';
import { face } from '@flagplot/kernel';
import { squadronsOf, strength } from '../roster.ts';
import type { SqState, SqTable, Squadron, Squadrons } from '../state.ts';

/** SQ-2.2.1, SQ-2.3.4 One plain die for each side with craft on the map; SQ-2.2.3 the lowest plays first. */
export const initiative: Phase<Squadrons> = {
  name: 'Initiative',
  rule: 'SQ-2.2.1',
  begin(s, t) {
    for (const squadron of s.open.squadrons) startRound(squadron);
    const sides = s.book.sides.map(({ id }) => id).filter(id => squadronsOf(s, id).length > 0);
    s.open.order = ranked(s, t, sides);
    s.open.mover = 0;
    const { order } = s.open;
    t.tell(() => ({ kind: 'order', sides: [...order] }));
  },
};

/** What is counted by the round begins anew. SQ-4.11.8 Jamming is of one Combat phase: outside it nobody asks who jams. */
function startRound(squadron: Squadron): void {
  Object.assign(squadron, { moved: false, fired: false, jams: false, began: strength(squadron), damaged: 0, destroyed: 0 });
}

/** SQ-2.2.2 Sides that tie roll again among themselves, the lowest first, and keep their place against the others. */
function ranked(s: SqState, t: SqTable, sides: readonly Side[]): Side[] {
  if (sides.length < 2) return [...sides];
  const tied = new Map<number, Side[]>();
  for (const side of sides) {
    const fell = t.throw(1, face(6), () => ({ rule: 'SQ-2.2.1', what: `Initiative of ${nameOf(s, side)}`, by: side }));
    tied.set(fell, [...(tied.get(fell) ?? []), side]);
  }
  return [...tied].sort(([a], [b]) => a - b).flatMap(([, equal]) => ranked(s, t, equal));
}

function nameOf({ book }: SqState, id: Side): string {
  return book.sides.find(side => side.id === id)?.name ?? id;
}
