// Between turns: fires.

import { crossOff } from '../damage/hits.ts';
import type { Vessel } from '../open.ts';
import { cardOf, isLive } from '../roster.ts';
import type { BbPhase, BbState, BbTable } from '../state.ts';

/** BB-5.2.1 After repairs and before criticals, so that BB-5.2.3 a new one burns from the next turn on; BB-5.2.4 wrecks do not burn. */
export const fires: BbPhase = {
  name: 'Fires',
  rule: 'BB-5.2.1',
  begin(s, t) {
    for (const vessel of s.open.vessels) if (isLive(vessel) && vessel.fires > 0) burn(s, t, vessel);
  },
};

/** BB-5.2.2 A box for each fire. */
function burn(s: BbState, t: BbTable, vessel: Vessel): void {
  const { id, x, y, heading, fires: burning, lost } = vessel;
  const boxes = Math.min(burning, cardOf(s.book, vessel).hull - lost);
  t.tell(() => ({ kind: 'burnt', vessel: id, boxes, at: { x, y, heading } }));
  crossOff(s, t, { vessel, boxes });
}
