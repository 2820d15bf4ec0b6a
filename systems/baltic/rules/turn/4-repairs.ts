// Between turns: repairs.

import { shipsToMend } from '../between/mendings.ts';
import { carryMends, mendsDue, rollRepairs } from '../between/repairs.ts';
import type { BbPhase } from '../state.ts';

/** BB-5.1.1 Dice first, BB-5.1.3 then what is bought; BB-2.0.3 before the criticals of this turn (BB-5.1.5). */
export const repairs: BbPhase<'mend'> = {
  name: 'Repairs',
  rule: 'BB-5.1.1',
  begin: (s, t) => rollRepairs(s, t, { ships: shipsToMend(s), living: false }),
  asks: shown => mendsDue(shown, false),
  carry: carryMends,
};
