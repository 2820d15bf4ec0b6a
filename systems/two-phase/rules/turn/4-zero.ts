// Chapter 5.3: impulse zero, the last impulse of a phase: first who stands still, then all others.

import type { Phase } from '@flagplot/kernel';
import { fade } from '../cloak/fade.ts';
import { countFields } from '../fields/esg.ts';
import { countWebs } from '../fields/web.ts';
import type { Open } from '../open.ts';
import { isHere, unitCalled } from '../roster.ts';
import { ANSWERS } from '../schemas.ts';
import { groupsOf, idsOf, inOrder, isStationary } from '../speed/order.ts';
import type { Put, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { bidAsk, carryBid } from '../tractors/bid.ts';
import { allPass } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { openWindows, playWindows, resumeWindows, windowFaults } from '../window/window.ts';
import { countImpulse } from './delays.ts';
import { beginImpacts, carryPointBlank, finishImpacts, pointBlankAsk } from './impacts.ts';

/** TP-1.2.5 Once in every phase: the stationary units, then the movers, each with one window at any target. */
export const zero = (half: 1 | 2): Phase<TwoPhase, 'zero' | 'bid' | 'point-blank'> => ({
  name: half === 1 ? 'First Phase: impulse zero' : 'Second Phase: impulse zero',
  rule: 'TP-5.3.1',
  begin: (s, t) => beginZero(s, t, half),
  run(s, t) {
    const { now } = s.open;
    do {
      playWindows(s, t);
      if (now.playing !== null || now.shooters.length > 0) return;
      if (now.stage === 'zero' && s.clock.round > 0) beginImpacts(s, t);
      if (now.stage !== 'impact' || now.shooters.length > 0) return;
      nextWindow(s, t);
    } while (resumeWindows(s));
  },
  asks(shown) {
    const { open } = shown;
    if (open.now.caught) return bidAsk(shown);
    if (open.now.shooters.length > 0) return pointBlankAsk(shown);
    const [group] = open.now.groups;
    return group ? [{ side: unitCalled(open, group[0] as string).side, kind: 'zero', about: { units: group } }] : [];
  },
  carry(s, t, [answer]) {
    if (answer?.kind === 'point-blank') carryPointBlank(s, t, answer);
    if (answer?.kind === 'bid') carryBid(s, t, answer);
    if (answer?.kind !== 'zero') return;
    s.open.now.groups = s.open.now.groups.slice(1);
    t.tell(() => ({ kind: 'answered', side: answer.side, units: [...answer.about.units], at: 'zero' }));
    openWindows(s, t, { side: answer.side, windows: answer.order.windows });
  },
});

/** TP-11.1.4 Impulse zero counts at its beginning; TP-4.4.3 if nobody moved the ban of the first impulse ends here. */
function beginZero(s: TpState, t: TpTable, half: 1 | 2): void {
  const { open } = s;
  const units = inOrder(open);
  t.tell(() => ({ kind: 'zero', half, units: idsOf(units) }));
  // TP-7.2.1
  for (const unit of units) countImpulse(unit);
  for (const unit of units) {
    fade(s, t, unit);
    countFields(s, t, unit);
    countWebs(s, t, unit);
  }
  open.firstDone = true;
  open.impulses += 1;
  // TP-5.3.1, TP-5.3.2
  const groups = groupsOf([...units.filter(isStationary), ...units.filter(unit => !isStationary(unit))]);
  open.now = { half, stage: 'zero', mover: null, n: 0, of: null, groups, shooters: [], playing: null, caught: null };
}

/** TP-5.3.4 Immediate impacts follow a window, and then the next one is opened. */
function nextWindow(s: TpState, t: TpTable): void {
  finishImpacts(s, t);
  s.open.now.stage = 'zero';
  s.open.now.groups = groupsLeft(s.open);
}

/** TP-1.2.7 A unit destroyed before its place has no window. */
function groupsLeft(open: Open): string[][] {
  const left = open.now.groups.map(group => group.filter(id => isHere(unitCalled(open, id))));
  return left.filter(group => group.length > 0);
}

function occasion(v: TpView): Occasion {
  return { v, segment: 'zero', mover: undefined };
}

/** TP-1.3.10 A window for each unit, at any target. */
export const zeroQuestion: Put<'zero'> = {
  rule: 'TP-1.3.10',
  schema: ANSWERS,
  parts: [{ list: 'windows', by: 'unit' }],
  judge: (v, { units }, { windows }) => windowFaults(occasion(v), units, windows),
  idle: () => ({ windows: [] }),
  standing: (v, { units }) => (allPass(occasion(v), units, 'zero') ? { windows: [] } : undefined),
};
