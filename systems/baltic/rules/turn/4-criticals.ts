// Between turns: criticals.

import { carryOut, choicesDue, criticalThrows } from '../between/criticals.ts';
import { vesselCalled } from '../roster.ts';
import type { BbPhase } from '../state.ts';

/** BB-5.3.19 All throws, then all choices (BB-2.0.6 sealed and together), then all effects. */
export const criticals: BbPhase<'critical'> = {
  name: 'Criticals',
  rule: 'BB-5.3.2',
  begin: criticalThrows,
  run(s, t) {
    if (choicesDue(s).length === 0) carryOut(s, t);
  },
  asks: choicesDue,
  carry(s, t, answers) {
    for (const { side } of answers) t.reveal(side);
    for (const { order } of answers)
      for (const { ship, roll } of order.take) {
        const stricken = s.open.stricken.find(one => one.ship === ship);
        if (stricken) stricken.take = roll;
        const { side } = vesselCalled(s.open, ship);
        t.tell(() => ({ kind: 'took', side, ship, roll }));
      }
  },
};
