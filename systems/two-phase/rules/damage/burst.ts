// Chapter 11.4: banks that are not paid for.

import type { Banks } from '../open.ts';
import { inOrder } from '../speed/order.ts';
import type { TpState, TpTable } from '../state.ts';
import { tellBanks } from './banks.ts';
import { comeInside } from './volley.ts';

/** TP-11.4.6 In step 3 an unpaid bank turns half of what it holds, rounded up, into internal damage: one volley. */
export function burstBanks(s: TpState, t: TpTable): void {
  for (const unit of inOrder(s.open)) {
    let points = 0;
    for (const [bank, held] of unit.banks?.held.entries() ?? []) {
      if (unit.banks?.on[bank]) continue;
      const half = Math.floor((held + 1) / 2);
      (unit.banks as Banks).held[bank] = held - half;
      points += half;
    }
    if (points === 0) continue;
    tellBanks(t, unit);
    comeInside(s, t, { unit, points, bearing: -1, by: unit.side });
  }
}
