// After the last card: wrecks coast.

import { sail } from '../movement/sail.ts';
import { lengthsAt } from '../movement/settings.ts';
import { voyageOf } from '../movement/voyage.ts';
import type { Vessel } from '../open.ts';
import { cardOf } from '../roster.ts';
import type { BbPhase, BbState, BbTable } from '../state.ts';

/** BB-3.0.20 Every wreck that has not moved in this turn goes on, in the order of the lists (BB-2.0.4). */
export const coasting: BbPhase = {
  name: 'Wrecks',
  rule: 'BB-3.0.20',
  begin(s, t) {
    for (const vessel of s.open.vessels) if (vessel.status === 'wreck' && !vessel.moved && !vessel.held) coast(s, t, vessel);
  },
};

/** Straight on, astern at Reverse, by the least of its setting; BB-3.2.70 aerial corvettes, which have none, lie where they are. */
function coast(s: BbState, t: BbTable, vessel: Vessel): void {
  const least = lengthsAt(s.book, cardOf(s.book, vessel), vessel.setting)?.[0] ?? 0;
  if (least === 0) return;
  const legs = [{ d: vessel.setting === 'Reverse' ? 0 - least : least, turn: 0 }];
  sail(s, t, voyageOf(s, vessel, { vessel: vessel.id, legs }));
}
