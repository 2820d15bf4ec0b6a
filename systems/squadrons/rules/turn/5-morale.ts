// Chapter 5: checks, rallies, flight, in this order.

import type { Phase } from '@flagplot/kernel';
import { check, mustCheck } from '../morale/check.ts';
import { flee } from '../morale/flight.ts';
import { isBroken } from '../morale/levels.ts';
import { mayRally, rally } from '../morale/rally.ts';
import type { Squadron } from '../open.ts';
import { squadronOf, squadronsOf } from '../roster.ts';
import type { SqState, Squadrons } from '../state.ts';

/** SQ-2.1.3 All checks, then all rallies, then the flight of the Broken. */
export const morale: Phase<Squadrons> = {
  name: 'Morale',
  rule: 'SQ-2.1.3',
  begin(s, t) {
    const squadrons = inOrder(s);
    for (const squadron of squadrons) if (mustCheck(s, squadron)) check(s, t, squadron);
    const rallied = squadrons.filter(squadron => mayRally(s, squadron) && rally(s, t, squadron));
    for (const squadron of squadrons) if (flees(s, squadron) && !rallied.includes(squadron)) flee(s, t, squadron);
  },
};

/** SQ-5.4.3 Whether a squadron is Broken and can go anywhere: what the scenario calls immobile stays (ruling R6). */
function flees({ book }: SqState, squadron: Squadron): boolean {
  return isBroken(book.charts, squadron) && !squadronOf(book, squadron.id).immobile;
}

/** SQ-2.3.5 Squadrons by the order of play, those of a side by the order of the scenario. */
function inOrder(s: SqState): Squadron[] {
  const squadrons: Squadron[] = [];
  for (const side of s.open.order) squadrons.push(...squadronsOf(s, side));
  return squadrons;
}
