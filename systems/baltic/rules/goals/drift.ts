// Currents.

import type { Leg } from '@flagplot/plane';
import { areWithin, bodyPoint, TOUCH } from '@flagplot/plane';
import { takeAway } from '../aeroplanes/adrift.ts';
import { carryAlong, goingAlong } from '../aeroplanes/attached.ts';
import { sink } from '../damage/hits.ts';
import { edgeBeyond } from '../movement/edge.ts';
import type { Vessel } from '../open.ts';
import { cardOf, footprint, isAirborne, isOnTable, unitCalled } from '../roster.ts';
import type { BbState, BbTable } from '../state.ts';

/** BB-5.4.3 Wrecks afloat drift where the scenario has a current, BB-7.2.3 and who is adrift does in any case; no test, no contact. */
export function driftAll(s: BbState, t: BbTable): void {
  for (const vessel of s.open.vessels) {
    const leg = driftOf(s, vessel);
    if (leg) drift(s, t, { vessel, leg });
  }
}

function driftOf({ book, open }: BbState, vessel: Vessel): Leg | null {
  if (!isOnTable(vessel) || open.tow?.towed === vessel.id) return null;
  const { adrift } = unitCalled(book, vessel.unit);
  const isAfloat = vessel.status === 'wreck' && !isAirborne(cardOf(book, vessel));
  return adrift ?? (isAfloat ? book.drift : null);
}

/** What is attached moves along; BB-7.2.3 who touches land adrift is lost, BB-3.1.25 who leaves the table is gone. */
function drift(s: BbState, t: BbTable, { vessel, leg }: { vessel: Vessel; leg: Leg }): void {
  const { x, y, heading } = vessel;
  Object.assign(vessel, bodyPoint({ x, y, heading: leg.heading }, leg.d, 0));
  carryAlong(s.open, vessel);
  const to = { x: vessel.x, y: vessel.y, heading };
  t.tell(() => ({ kind: 'drifted', vessel: vessel.id, from: { x, y, heading }, to, ...goingAlong(s.open, vessel) }));
  const edge = edgeBeyond(s.book, vessel);
  if (edge) {
    vessel.status = 'withdrawn';
    t.tell(() => ({ kind: 'withdrawn', vessel: vessel.id, at: to, edge }));
    takeAway(s, t, vessel);
  } else if (unitCalled(s.book, vessel.unit).adrift && isAshore(s, vessel)) sink(t, vessel);
}

function isAshore({ book }: BbState, vessel: Vessel): boolean {
  const outline = footprint(book, vessel);
  return book.features.some(one => one.kind === 'land' && areWithin(one.outline, outline, TOUCH));
}
