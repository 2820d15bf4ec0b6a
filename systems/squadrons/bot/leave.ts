// What somebody leaves to his squadrons who wants to be asked as little as may be (ruling R15).

import { canonical } from '@flagplot/kernel';
import { isBroken } from '../rules/morale/levels.ts';
import { flyers } from '../rules/movement/speed.ts';
import type { Lasting, StandingChoice } from '../rules/orders.ts';
import { squadronOf, squadronsOf } from '../rules/roster.ts';
import type { SqView } from '../rules/state.ts';

/** One squadron is moved by hand, the others fly after it; all fire at the nearest, or jam where others are there to fire. */
export function leave<O extends object>(v: SqView, order: O & Lasting): O & Lasting {
  const standing = choicesFor(v);
  return canonical(standing) === canonical(v.own.standing ?? []) ? order : { ...order, standing };
}

function choicesFor(v: SqView): StandingChoice[] {
  const all = squadronsOf(v, v.side);
  const lead = all.find(one => isMoved(v, one.id));
  const allJam = all.every(({ id }) => squadronOf(v.book, id).jammer);
  return all.map(({ id }) => {
    const { jammer, immobile } = squadronOf(v.book, id);
    const combat = jammer && !allJam ? 'jam' : 'nearest';
    return { squadron: id, combat, ...(lead && lead.id !== id && !immobile && { follow: lead.id }) };
  });
}

/** Whether a squadron is moved by its owner: it flies, and is not Broken. */
function isMoved({ book, open }: SqView, id: string): boolean {
  const of = squadronOf(book, id);
  const squadron = open.squadrons[book.squadronAt[id] as number];
  return squadron !== undefined && !of.immobile && !isBroken(book.charts, squadron) && flyers(book, squadron).length > 0;
}
