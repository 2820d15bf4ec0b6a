// Chapters 4.1 and 7.2: a unit makes one space.

import { fade } from '../cloak/fade.ts';
import type { Event } from '../events.ts';
import { countFields } from '../fields/esg.ts';
import { isSnared, waitInWeb } from '../fields/snare.ts';
import { countWebs } from '../fields/web.ts';
import type { Place } from '../map.ts';
import { isOnMap, placeOf } from '../map.ts';
import type { Seeker, Unit } from '../open.ts';
import { holdIn, seenBy } from '../roster.ts';
import type { TpState, TpTable } from '../state.ts';
import { countImpulse } from '../turn/delays.ts';
import { hetFault, tryHet } from './het.ts';
import { takeUpManoeuvres } from './manoeuvres.ts';
import { countStep, isHet, placeAfter, STEPS, stepFault } from './step.ts';

/** TP-1.2.1 One hex, one impulse; TP-1.3.14 a step that has become impossible leads straight ahead. */
export function makeSpace(s: TpState, t: TpTable, { unit, wish }: { unit: Unit; wish: string }): void {
  // TP-4.6.1
  takeUpManoeuvres(unit);
  if (isSnared(unit)) {
    waitInWeb(t, unit);
    countSpace(s, t, unit);
    return;
  }
  const step = canStep(s, unit, wish) ? wish : 'F';
  // TP-4.4.7 On a breakdown no hex is entered, and the impulse takes place.
  if (isHet(step) && !tryHet(s, t, unit)) return;
  const from = placeOf(unit);
  unit.made += 1;
  moveTo(s, unit, placeAfter(unit, step));
  countStep(unit, step);
  const told = isHet(step) ? 'het' : (STEPS[step] as Extract<Event, { kind: 'moved' }>['step']);
  t.tell(() => ({ kind: 'moved', unit: unit.id, step: told, n: unit.made, from, to: placeOf(unit) }));
  countSpace(s, t, unit);
  if (!isOnMap(s.book, unit)) leaveMap(t, unit);
}

/** What counts the spaces of its unit, TP-7.2.1 delays among it. */
function countSpace(s: TpState, t: TpTable, unit: Unit): void {
  countImpulse(unit);
  fade(s, t, unit);
  countFields(s, t, unit);
  countWebs(s, t, unit);
}

/** Whether a step may be made as all lies now. */
function canStep(s: TpState, unit: Unit, step: string): boolean {
  if (!isHet(step)) return stepFault(s, unit, step) === undefined;
  const v = seenBy(s, unit.side);
  return hetFault(v, unit, holdIn(v.own, unit.id)) === undefined && stepFault(s, unit, step) === undefined;
}

/** TP-9.1.4 A unit or a seeker enters a hex, and is the last that came; TP-4.1.3 whoever is there. */
export function moveTo(s: TpState, unit: Unit | Seeker, { q, r, facing }: Place): void {
  delete unit.snare;
  unit.came = { q: unit.q, r: unit.r };
  s.open.arrivals += 1;
  unit.arrived = s.open.arrivals;
  unit.q = q;
  unit.r = r;
  unit.facing = facing;
}

/** TP-4.1.4 Off the map is out of the battle, for good. */
export function leaveMap(t: TpTable, unit: Unit): void {
  unit.status = 'left';
  t.tell(() => ({ kind: 'left', unit: unit.id, at: { q: unit.q, r: unit.r } }));
}
