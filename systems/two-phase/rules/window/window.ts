// Chapters 1.3 and 1.4: windows judged, kept, and carried out unit by unit.

import type { Refusal, Side } from '@flagplot/kernel';
import { copy } from '@flagplot/kernel';
import { veilFault } from '../cloak/veil.ts';
import { prizeFault } from '../crew/capture.ts';
import { loseDocks } from '../docking/dock.ts';
import { fieldFault } from '../fields/esg.ts';
import type { Sealed } from '../folder.ts';
import { capital, moverName, unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Act, Id, Window } from '../orders.ts';
import { holdIn, holdOf, isHere, seenBy, unitCalled, unitNamed } from '../roster.ts';
import { isBeforeFlight, strikesAtOnce } from '../seekers/screen.ts';
import { seekerNamed } from '../seekers/truth.ts';
import { loseLinked } from '../shuttles/links.ts';
import { endsWeasel, endWeasel } from '../shuttles/weasel.ts';
import { isStationary } from '../speed/order.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import { loseBeams, movingUnits } from '../tractors/beams.ts';
import { fireFaults, whyIdle } from '../weapons/aim.ts';
import { fire } from '../weapons/fire.ts';
import type { InWindow, Segment } from './act.ts';
import { inOrder, ruleOf } from './acts.ts';

/** TP-1.4.1 Direct fire comes after the acts up to this place. */
const FIRE = 9;

/** Where windows stand that are judged or drawn up. */
export interface Occasion {
  v: TpView;
  segment: Segment;
  mover: Unit | undefined;
}

/** A unit as it is in a window of its owner's; nothing where it is none of his. */
export function inWindow({ v, segment, mover }: Occasion, unit: Unit, window: Pick<Window, 'acts'>): InWindow | undefined {
  const hold = holdIn(v.own, unit.id);
  return hold && { v, unit, hold, segment, mover, window };
}

/** Every reason why windows cannot stand: each of a unit that is asked, and of each unit one. */
export function windowFaults(on: Occasion, units: readonly string[], windows: readonly Window[]): Refusal[] {
  return windows.flatMap((window, i) => {
    const at = `/windows/${i}`;
    const unit = units.includes(window.unit) ? unitNamed(on.v.open, window.unit) : undefined;
    if (!unit) return [{ rule: 'TP-1.3.7', at: `${at}/unit`, say: `${unitName(on.v, window.unit)} has no window here.` }];
    if (windows.findIndex(one => one.unit === window.unit) < i)
      return [{ rule: 'TP-5.3.4', at: `${at}/unit`, say: `${unitName(on.v, window.unit)} has one window.` }];
    return actionFaults(on, unit, window).map(fault => ({ ...fault, at: at + (fault.at ?? '') }));
  });
}

/** Every reason why what one unit does cannot stand; places from its window on. */
export function actionFaults(on: Occasion, unit: Unit, window: Pick<Window, 'acts' | 'fire'>): Refusal[] {
  const c = inWindow(on, unit, window);
  if (!c || window.acts.length + window.fire.length === 0) return [];
  const acts = window.acts.flatMap((act, i) => {
    const fault = actFault(c, act);
    return fault ? [{ ...fault, at: `/acts/${i}${fault.at ?? ''}` }] : [];
  });
  const spent = window.acts.reduce((sum, act) => sum + (ruleOf(act)?.reserve?.(c, act) ?? 0), 0);
  const found = [...acts, ...targetFaults(c, window.fire)];
  for (const fault of fireFaults({ seen: on.v, unit, hold: c.hold }, window.fire, spent))
    found.push({ ...fault, at: `/fire${fault.at ?? ''}` });
  if (window.fire.length === 0 && spent > c.hold.battery)
    found.push({ rule: 'TP-2.3.1', at: '/acts', say: `${spent} points of reserve wanted, ${c.hold.battery} stored.` });
  return found;
}

/** TP-5.1.4, TP-5.2.9 Whether an act may be done in such a window, by such a unit, now. */
export function actFault(c: InWindow, act: Act): Refusal | undefined {
  const rule = ruleOf(act);
  if (!rule) return { rule: 'TP-1.4.1', at: '/act', say: 'That is nothing that a unit does in a window.' };
  // TP-4.4.4, TP-5.4.5 In each kind of window what may be done there alone.
  if (!rule.when.includes(c.segment)) return { rule: rule.whenRule, at: '/act', say: 'That is not done in such a window.' };
  return whyBarred(c, act) ?? rule.fault(c, act);
}

/** What bars an act whatever its rule says: of a unit that does nothing, TP-13.4.5 of a prize, TP-11.1.5 of a veil, TP-11.2.8 of a field. */
function whyBarred(c: InWindow, act: Act): Refusal | undefined {
  return whyIdle(c.unit) ?? earlyFault(c, act) ?? prizeFault(c.unit, act) ?? veilFault(c.unit, act) ?? fieldFault(c, act);
}

/** TP-13.3.6 Before the first hex step nothing is done but laying mines against plasma. */
function earlyFault({ v }: InWindow, act: Act): Refusal | undefined {
  if (act.act === 'transport' || !isBeforeFlight(v.open)) return undefined;
  return { rule: 'TP-5.4.7', at: '/act', say: 'Seekers have not moved yet.' };
}

/** TP-5.2.1, TP-13.2.3 Who answers fires at the moving unit alone, TP-6.3.3 and so at no seeker, and what it draws along; nobody fires in step 3. */
function targetFaults({ v, segment, mover }: InWindow, shots: Window['fire']): Refusal[] {
  if (segment === 'initial' && shots.length > 0)
    return [{ rule: 'TP-1.1.7', at: '/fire', say: 'Nobody fires before First Phase.' }];
  if (segment === 'point-blank' || segment === 'screen') return seekerFaults(shots, { v, segment });
  if (segment !== 'answer') return [];
  const moving = movingUnits(v, mover);
  return shots.flatMap(({ on }, i) =>
    moving.some(({ id }) => id === on)
      ? []
      : [{ rule: 'TP-5.2.1', at: `/fire/${i}/on`, say: `Only ${moverName({ v, mover })} may be fired at: it is moving.` }],
  );
}

/** TP-5.4.1 After a hex step only seekers are fired at; TP-6.4.2 at point-blank those aimed inside the hex. */
function seekerFaults(shots: Window['fire'], { v, segment }: Pick<InWindow, 'v' | 'segment'>): Refusal[] {
  const early = isBeforeFlight(v.open);
  return shots.flatMap(({ on }, i) => {
    const seeker = seekerNamed(v.open, on);
    const at = `/fire/${i}/on`;
    if (early) return [{ rule: 'TP-5.4.7', at, say: 'Nobody fires before the first hex step.' }];
    if (!seeker) return [{ rule: 'TP-5.4.1', at, say: 'Only drones and plasma are fired at here.' }];
    return segment === 'point-blank' && !strikesAtOnce(v, seeker)
      ? [{ rule: 'TP-6.4.2', at, say: `${capital(unitName(v, on))} is not aimed inside this hex.` }]
      : [];
  });
}

/** TP-1.3.14 Keeps windows in the folder, in the order of their units, and carries them out as far as nobody else must decide. */
export function openWindows(s: TpState, t: TpTable, { side, windows }: { side: Side; windows: readonly Window[] }): void {
  const folder = s.sealed[side] as Sealed;
  folder.windows = windows
    .map(({ unit, acts, fire: shots }) => copy({ unit, acts: inOrder(acts), fire: shots }))
    .sort((a, b) => placeIn(s, a.unit) - placeIn(s, b.unit));
  s.open.now.playing = side;
  playWindows(s, t);
}

/** TP-3.2.7 Where a unit stands in the order of initiative, TP-5.3.1 at impulse zero behind all that stand still. */
function placeIn({ open: { order, now, units } }: TpState, id: Id): number {
  const waits = now.stage === 'zero' && !isStationary(unitCalled({ units }, id));
  return order.indexOf(id) + (waits ? order.length : 0);
}

/** TP-1.3.14 Goes on with the windows that are being carried out. Stops where an act lets somebody else decide; TP-5.3.4 at impulse zero after each window, behind which the others wait in the folder. */
export function playWindows(s: TpState, t: TpTable): void {
  const { now } = s.open;
  loseBeams(s, t);
  loseDocks(s, t);
  while (now.playing !== null && now.caught === null) {
    const folder: Sealed = s.sealed[now.playing] as Sealed;
    const [window] = folder.windows;
    if (!window) {
      now.playing = null;
      return;
    }
    if (!playNext(s, t, window)) {
      folder.windows.shift();
      if (now.stage === 'zero' && folder.windows.length > 0) now.playing = null;
    }
    loseBeams(s, t);
    loseDocks(s, t);
    loseLinked(s, t);
  }
}

/** TP-5.3.4 Goes on with windows that waited for the impacts of another; whether there are any. */
export function resumeWindows(s: TpState): boolean {
  const waiting = s.book.sides.find(({ id }) => (s.sealed[id] as Sealed).windows.length > 0);
  if (waiting) s.open.now.playing = waiting.id;
  return waiting !== undefined;
}

/** The next thing a unit does in its window; whether there was one. */
function playNext(s: TpState, t: TpTable, window: Window): boolean {
  const unit = unitNamed(s.open, window.unit);
  if (!unit || !isHere(unit)) return false;
  const [act] = window.acts;
  if (window.fire.length > 0 && (!act || (ruleOf(act)?.place ?? 0) > FIRE)) {
    const shots = window.fire;
    window.fire = [];
    fire(s, t, { unit, shots });
    return true;
  }
  if (!act) return false;
  window.acts = window.acts.slice(1);
  carryAct(s, t, { unit, act });
  return true;
}

/** TP-1.3.14 An act that has become impossible is void and costs nothing. */
function carryAct(s: TpState, t: TpTable, { unit, act }: { unit: Unit; act: Act }): void {
  const { stage, mover } = s.open.now;
  // While a bid was out the answers have been called already.
  const segment: Segment = stage === 'answer' && unit.id === mover ? 'space' : (SEGMENTS[stage] ?? 'initial');
  const hold = holdOf(s, unit);
  const c: InWindow = {
    v: seenBy(s, unit.side),
    unit,
    hold,
    segment,
    mover: mover === null ? undefined : unitCalled(s.open, mover),
    window: { acts: [act] },
  };
  const rule = ruleOf(act);
  if (!rule || actFault(c, act) || (rule.reserve?.(c, act) ?? 0) > hold.battery) return;
  if (endsWeasel(act)) endWeasel(s, t, unit);
  rule.carry({ s, t, unit, hold, segment }, act);
}

/** The window that each stage of a phase opens. */
const SEGMENTS: Readonly<Record<string, Segment>> = {
  space: 'space',
  answer: 'answer',
  zero: 'zero',
  impact: 'point-blank',
  flight: 'screen',
};
