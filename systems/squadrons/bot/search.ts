// What is worth a search in Squadrons: other moves and other volleys than the usual ones, and what they do otherwise.

import type { Search } from '@flagplot/bots';
import { unlike } from '@flagplot/bots';
import type { Volley } from '../rules/orders.ts';
import type { Squadrons } from '../rules/state.ts';
import { moveDiffers, volleysDiffer } from './differs.ts';
import { otherVolleys } from './fire.ts';
import { movesFor } from './moves.ts';

/** Courses the ordinary player looked at and did not take; then other squadrons first. */
export const moveSearch: Search<Squadrons, 'move'> = {
  ideas: (v, { squadrons }, base, { work = 1 }) => unlike(base, movesFor(v, squadrons, work)),
  turns: 1,
  share: 0.75,
  trust: 1,
  differs: moveDiffers,
};

/** The volley of one squadron changed for another, or held, those first that lose least. */
export const fireSearch: Search<Squadrons, 'fire'> = {
  *ideas(v, { squadrons }, base) {
    for (const { squadron, volley } of otherVolleys(v, squadrons, base.volleys)) {
      const now = base.volleys.find(one => one.squadron === squadron);
      if (isSameFire(now, volley)) continue;
      const others = base.volleys.filter(one => one !== now);
      yield { volleys: volley ? [...others, volley] : others };
    }
  },
  turns: 1,
  share: 0.25,
  trust: 1,
  differs: (v, order, instead) => volleysDiffer(v, order.volleys, instead.volleys),
};

/** Whether two volleys are the same weapon at the same target, or both hold their fire. */
export function isSameFire(a: Volley | undefined, b: Volley | undefined): boolean {
  return a?.weapon === b?.weapon && a?.target === b?.target;
}
