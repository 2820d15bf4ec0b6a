// Chapter 1.2: what happens at the end of an impulse by itself: seekers in one hex, fields, mines, web.

import type { Ask, Shown } from '@flagplot/kernel';
import { touchFields } from '../fields/contact.ts';
import { stopInWeb } from '../fields/webbed.ts';
import { tripMines } from '../mines/trip.ts';
import { unitCalled } from '../roster.ts';
import { ANSWERS } from '../schemas.ts';
import { dropUnguided } from '../seekers/guidance.ts';
import { strikeAll } from '../seekers/impact.ts';
import { pointBlankGroups, seekersAskedOf, strikesAtOnce } from '../seekers/screen.ts';
import type { Put, TpAnswer, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { firingWindows } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { openWindows, windowFaults } from '../window/window.ts';

/** What a chapter lets happen at the end of each impulse. */
export type Impact = (s: TpState, t: TpTable) => void;

/** TP-1.2.4 In this order: seekers aimed inside the hex, ESG contact, mines, web. A chapter adds its own here. */
const IMPACTS: readonly Impact[] = [strikeAtOnce, touchFields, tripMines, stopInWeb];

/** TP-6.4.1, TP-6.4.5 Seekers aimed inside the hex of their launch strike in the same impulse. */
function strikeAtOnce(s: TpState, t: TpTable): void {
  const pending = s.open.seekers.filter(seeker => strikesAtOnce(s, seeker));
  if (pending.length > 0) strikeAll(s, t, pending);
}

/** The end of an impulse begins: TP-6.1.8 what nobody guides is gone, TP-6.4.2 and who is aimed at inside his hex may fire first. */
export function beginImpacts(s: TpState, t: TpTable): void {
  dropUnguided(s, t);
  s.open.now.stage = 'impact';
  s.open.now.shooters = s.open.seekers.length > 0 ? pointBlankGroups(s) : [];
}

/** TP-1.2.4 The end of an impulse; TP-4.4.2 the first of the turn is over. */
export function finishImpacts(s: TpState, t: TpTable): void {
  for (const impact of IMPACTS) impact(s, t);
  s.open.firstDone = true;
}

/** TP-1.3.9 Who may fire at point-blank now. */
export function pointBlankAsk({ book, open }: Shown<TwoPhase>): Ask<TwoPhase, 'point-blank'>[] {
  const [group] = open.now.shooters;
  if (!group) return [];
  const { side } = unitCalled(open, group[0] as string);
  return [{ side, kind: 'point-blank', about: { units: group, seekers: seekersAskedOf({ book, open }, group, true) } }];
}

export function carryPointBlank(s: TpState, t: TpTable, { side, about, order }: TpAnswer<'point-blank'>): void {
  s.open.now.shooters = s.open.now.shooters.slice(1);
  t.tell(() => ({ kind: 'answered', side, units: [...about.units], at: 'impact' }));
  openWindows(s, t, { side, windows: order.windows });
}

function occasion(v: TpView): Occasion {
  return { v, segment: 'point-blank', mover: undefined };
}

/** TP-1.3.9, TP-6.4.2 Direct fire at seekers aimed inside the hex. */
export const pointBlankQuestion: Put<'point-blank'> = {
  rule: 'TP-1.3.9',
  schema: ANSWERS,
  parts: [{ list: 'windows', by: 'unit' }],
  judge: (v, { units }, { windows }) => windowFaults(occasion(v), units, windows),
  idle: () => ({ windows: [] }),
  standing(v, { units }) {
    const watches = units.map(id => v.own.ships.find(({ unit }) => unit === id)?.watch?.pointBlank ?? 'ask');
    if (watches.includes('ask')) return undefined;
    const firing = units.filter((_, i) => watches[i] === 'fire').map(id => unitCalled(v.open, id));
    return { windows: firingWindows(occasion(v), firing, 1) };
  },
};
