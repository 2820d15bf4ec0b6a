// Between turns: living hulls are repaired once more.

import { isLivingHull, shipsToMend } from '../between/mendings.ts';
import { carryMends, mendsDue, rollRepairs } from '../between/repairs.ts';
import type { BbPhase } from '../state.ts';

/** BB-5.1.7 With half their boxes, criticals of this turn too (BB-5.1.5). */
export const livingHulls: BbPhase<'mend'> = {
  name: 'Living hulls',
  rule: 'BB-5.1.7',
  begin(s, t) {
    const ships = shipsToMend(s).filter(vessel => isLivingHull(s, vessel));
    rollRepairs(s, t, { ships, living: true });
  },
  asks: shown => mendsDue(shown, true),
  carry: carryMends,
};
