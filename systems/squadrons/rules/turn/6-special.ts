// Chapter 6 and 8.2: ion counters go, and the battle is tested for its end.

import type { Phase } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { counters } from '../condition.ts';
import type { Craft, Squadron } from '../open.ts';
import { numberOf } from '../roster.ts';
import type { SqTable, Squadrons } from '../state.ts';
import { reckon, verdict } from '../victory.ts';

/** SQ-6.1.1 Counters of earlier rounds are removed; SQ-6.1.4 what the scenario tests comes after. */
export const special: Phase<Squadrons> = {
  name: 'Special actions',
  rule: 'SQ-6.1.1',
  begin(s, t) {
    for (const squadron of s.open.squadrons) clear(t, squadron);
    reckon(s, t);
    const found = verdict(s);
    if (!found) return;
    s.open.verdict = found;
    t.tell(() => ({ kind: 'over', verdict: copy(found) }));
  },
};

/** SQ-6.1.1, SQ-6.1.2 What was given in an earlier round goes; what was given in this one hurts through the next. */
function clear(t: SqTable, squadron: Squadron): void {
  for (let place = 0; place < squadron.craft.length; place += 1) {
    const craft = squadron.craft[place] as Craft;
    const { ion } = craft;
    craft.ion = craft.fresh;
    craft.fresh = 0;
    if (ion === 0 || craft.status !== 'flying') continue;
    const total = counters(craft);
    t.tell(() => ({ kind: 'cleared', squadron: squadron.id, craft: numberOf(place), counters: ion, total }));
  }
}
