// Chapters 4 and 5: the units move, the fastest first, hex by hex; the others answer.

import type { Ask, Phase, Refusal } from '@flagplot/kernel';
import { raiseFields } from '../fields/esg.ts';
import { isSnared } from '../fields/snare.ts';
import type { Hold } from '../folder.ts';
import { placeOf } from '../map.ts';
import { makeSpace } from '../movement/advance.ts';
import { halvesOf, hasSpaces, lowerHalf, spacesIn } from '../movement/halves.ts';
import { hetFault } from '../movement/het.ts';
import { isHet, lawfulCourse, placeAfter, stepFault } from '../movement/step.ts';
import type { Unit } from '../open.ts';
import type { Space } from '../orders.ts';
import { areEnemies, holdIn, holdOf, isHere, unitCalled } from '../roster.ts';
import { ANSWERS, SPACE } from '../schemas.ts';
import { followersOf, moveStack, stackFaults } from '../shuttles/stack.ts';
import { groupsOf, idsOf, inOrder } from '../speed/order.ts';
import type { Put, TpAnswer, TpShown, TpState, TpTable, TpView, TwoPhase } from '../state.ts';
import { bidAsk, carryBid } from '../tractors/bid.ts';
import { slowAll, tow } from '../tractors/tow.ts';
import { allPass } from '../window/choices.ts';
import type { Occasion } from '../window/window.ts';
import { actionFaults, openWindows, playWindows, windowFaults } from '../window/window.ts';
import { countPhase } from './delays.ts';
import { beginImpacts, carryPointBlank, finishImpacts, pointBlankAsk } from './impacts.ts';

/** TP-1.1.2, TP-1.2.3 Each unit makes its whole half-move, space by space, before the next begins. */
export const movement = (half: 1 | 2): Phase<TwoPhase, 'space' | 'answer' | 'bid' | 'point-blank'> => ({
  name: half === 1 ? 'First Phase: movement' : 'Second Phase: movement',
  rule: 'TP-1.2.3',
  begin(s, t) {
    const { open } = s;
    const waiting = open.units.filter(({ delays }) => delays.some(({ by }) => by === 'phase'));
    if (waiting.length > 0) t.tell(() => ({ kind: 'phase', half, units: idsOf(waiting) }));
    for (const unit of waiting) countPhase(unit);
    open.now = { half, stage: 'rest', mover: null, n: 0, of: null, groups: [], shooters: [], playing: null, caught: null };
    raiseFields(s, t);
  },
  run: (s, t) => goOn(s, t),
  asks: shown => questionOf(shown),
  carry(s, t, answers) {
    const [answer] = answers;
    if (answer?.kind === 'space') carrySpace(s, t, answer);
    else if (answer?.kind === 'answer') carryAnswer(s, t, answer);
    else if (answer?.kind === 'bid') carryBid(s, t, answer);
    else if (answer?.kind === 'point-blank') carryPointBlank(s, t, answer);
  },
});

/** TP-1.2.2 All that happens until somebody must decide, impulse by impulse, a space each: windows are carried out, impacts follow, the next space or the next unit is called. */
function goOn(s: TpState, t: TpTable): void {
  const { now } = s.open;
  for (;;) {
    playWindows(s, t);
    if (now.playing !== null || now.shooters.length > 0) return;
    if (now.stage === 'answer') now.groups = moverGone(s) ? [] : groupsLeft(s);
    if (now.stage === 'space' || (now.stage === 'answer' && now.groups.length > 0)) return;
    if (now.stage === 'answer') beginImpacts(s, t);
    else if (now.stage === 'impact') finishImpulse(s, t);
    else if (!callNext(s, t)) return;
  }
}

function finishImpulse(s: TpState, t: TpTable): void {
  finishImpacts(s, t);
  s.open.now.stage = 'rest';
}

/** TP-1.2.7 A unit destroyed before its place does not answer. */
function groupsLeft({ open }: TpState): string[][] {
  const left = open.now.groups.map(group => group.filter(id => isHere(unitCalled(open, id))));
  return left.filter(group => group.length > 0);
}

/** TP-1.2.7 Once the mover is gone nobody answers it any more. */
function moverGone({ open }: TpState): boolean {
  return open.now.mover !== null && !isHere(unitCalled(open, open.now.mover));
}

/** TP-1.2.3 The next space of the mover, or the first of the next unit that has one; whether there is any. */
function callNext(s: TpState, t: TpTable): boolean {
  const { now } = s.open;
  delete now.stack;
  const same = now.mover === null ? undefined : unitCalled(s.open, now.mover);
  // TP-1.2.6 A mover that is gone has lost its spaces.
  const next = same && isHere(same) && hasSpaces(now.half, same) ? same : inOrder(s.open).find(unit => hasSpaces(now.half, unit));
  if (!next) {
    Object.assign(now, { stage: 'rest', mover: null, n: 0, of: null });
    return false;
  }
  const of = spacesIn(now.half, next);
  if (next !== same) t.tell(() => ({ kind: 'called', unit: next.id, speed: next.speed, of }));
  Object.assign(now, { stage: 'space', mover: next.id, n: next.made + 1, of });
  return true;
}

/** TP-1.3.5, TP-1.3.7 Who must decide now: TP-1.3.17 one side at a time, with all that was said before it done. */
function questionOf(shown: TpShown): Ask<TwoPhase, 'space' | 'answer' | 'bid' | 'point-blank'>[] {
  const { open } = shown;
  if (open.now.caught) return bidAsk(shown);
  if (open.now.shooters.length > 0) return pointBlankAsk(shown);
  const { stage, mover, n, of, groups } = open.now;
  if (mover === null) return [];
  if (stage === 'space') return [{ side: unitCalled(open, mover).side, kind: 'space', about: { unit: mover, n, of } }];
  const [group] = groups;
  if (stage !== 'answer' || !group) return [];
  return [{ side: unitCalled(open, group[0] as string).side, kind: 'answer', about: { units: group, to: mover } }];
}

/** TP-1.2.4 The move, then the mover's acts and fire, then the answers. */
function carrySpace(s: TpState, t: TpTable, { side, order, about }: TpAnswer<'space'>): void {
  const unit = unitCalled(s.open, about.unit);
  const hold = holdOf(s, unit);
  const followers = followersOf(s, unit, order);
  // TP-1.3.6 What comes from a course was in the folder.
  if (hold.course !== '') t.reveal(side);
  hold.course = order.course ?? '';
  if (unit.half === null) nameHalf(s, t, { unit, half: order.half ?? lowerHalf(unit.speed) });
  if (!hasSpaces(s.open.now.half, unit)) {
    // TP-1.1.5 Half 0 ends the space without an impulse.
    s.open.now.stage = 'rest';
    return;
  }
  const from = placeOf(unit);
  s.open.impulses += 1;
  makeSpace(s, t, { unit, wish: order.step });
  tow(s, t, { unit, from });
  moveStack(s, t, { leader: unit, followers, step: order.step });
  s.open.now.of = spacesIn(s.open.now.half, unit);
  // TP-5.1.1, TP-5.1.2 It acts and fires before anybody answers.
  if (isHere(unit)) openWindows(s, t, { side, windows: [{ unit: unit.id, acts: order.acts, fire: order.fire }] });
  openAnswers(s, unit);
}

/** TP-1.1.4 Only an odd speed leaves a choice to be told. */
function nameHalf(s: TpState, t: TpTable, { unit, half }: { unit: Unit; half: number }): void {
  unit.half = half;
  if (unit.speed % 2 === 0) return;
  t.tell(() => ({ kind: 'halved', unit: unit.id, half, ...(unit.sortie?.late && { late: true }) }));
  slowAll(s, unit, 1);
}

/** TP-1.3.7, TP-5.2.2, TP-5.2.3, TP-5.2.10 Every unit that is no friend of the mover, in initiative order, those that stand still like any other. TP-4.4.2 The first impulse is over when they have answered. */
function openAnswers(s: TpState, mover: Unit): void {
  const { open, book } = s;
  const others = inOrder(open).filter(unit => areEnemies(book, unit.side, mover.side));
  open.now.groups = isHere(mover) ? groupsOf(others) : [];
  open.now.stage = 'answer';
}

/** TP-1.3.15 The others see that an answer was given, not why. */
function carryAnswer(s: TpState, t: TpTable, { side, order, about }: TpAnswer<'answer'>): void {
  t.tell(() => ({ kind: 'answered', side, units: [...about.units], at: 'answer' }));
  s.open.now.groups = s.open.now.groups.slice(1);
  openWindows(s, t, { side, windows: order.windows });
}

/** The mover as it will stand, for what it does there. */
function afterStep(v: TpView, unit: Unit, step: string): { v: TpView; unit: Unit } {
  if (isSnared(unit)) return { v, unit };
  const moved: Unit = { ...unit, ...placeAfter(unit, step), came: { q: unit.q, r: unit.r }, arrived: v.open.arrivals + 1 };
  const units = v.open.units.map(one => (one.id === unit.id ? moved : one));
  const { book, clock, open, side, own } = v;
  return { v: { book, clock, open: { ...open, units }, side, own }, unit: moved };
}

/** TP-1.2.4 The window of a space, and the mover as it stands in it. */
export function spaceOccasion(v: TpView, unit: Unit, step: string): { on: Occasion; moved: Unit } {
  const after = afterStep(v, unit, step);
  return { on: { v: after.v, segment: 'space', mover: after.unit }, moved: after.unit };
}

const STRAIGHT: Space = { step: 'F', acts: [], fire: [] };
const LETTERS = ['F', 'L', 'R', 'P', 'S', '0', '1', '2', '3', '4', '5'] as const;

/** TP-4.2.6, TP-4.3.1, TP-4.4.1 Every step the mover may make now. */
export function stepsOpen(v: TpView, unit: Unit): string[] {
  return LETTERS.filter(step => !stepRefusal(v, unit, step));
}

function stepRefusal(v: TpView, unit: Unit, step: string): Refusal | undefined {
  const held = isHet(step) ? hetFault(v, unit, holdIn(v.own, unit.id)) : undefined;
  return held ?? stepFault(v, unit, step);
}

/** TP-1.3.5 A step, what the mover does after it, and a course for the steps to come. */
export const spaceQuestion: Put<'space'> = {
  rule: 'TP-1.3.5',
  schema: SPACE,
  judge(v, about, order) {
    const unit = unitCalled(v.open, about.unit);
    const step = stepRefusal(v, unit, order.step);
    if (step) return [step, ...halfRefusals(unit, order)];
    const { on, moved } = spaceOccasion(v, unit, order.step);
    return [...halfRefusals(unit, order), ...stackFaults(v, unit, order), ...actionFaults(on, moved, order)];
  },
  idle: () => STRAIGHT,
  standing(v, { unit: id }) {
    const unit = unitCalled(v.open, id);
    const [step = '', ...rest] = (holdIn(v.own, id) as Hold).course;
    if (step === '' || (unit.half === null && unit.speed === 1) || lawfulCourse(v, unit, step) === '') return undefined;
    return { ...STRAIGHT, step, course: rest.join('') };
  },
};

/** TP-1.1.4, TP-1.1.5 The half is said with the first space of the turn. */
function halfRefusals(unit: Unit, { half }: Space): Refusal[] {
  if (half === undefined) return [];
  const at = '/half';
  if (unit.half !== null) return [{ rule: 'TP-1.1.4', at, say: 'The half was named with the first space.' }];
  if (halvesOf(unit.speed).includes(half)) return [];
  return [{ rule: 'TP-1.1.4', at, say: `Half of ${unit.speed} is ${halvesOf(unit.speed).join(' or ')}, not ${half}.` }];
}

/** The window of an answer to the moving unit. */
export function answering(v: TpView, to: string): Occasion {
  return { v, segment: 'answer', mover: unitCalled(v.open, to) };
}

/** TP-1.3.7 What units do in answer to the moving one. */
export const answerQuestion: Put<'answer'> = {
  rule: 'TP-1.3.7',
  schema: ANSWERS,
  parts: [{ list: 'windows', by: 'unit' }],
  judge: (v, { units, to }, { windows }) => windowFaults(answering(v, to), units, windows),
  idle: () => ({ windows: [] }),
  standing: (v, { units, to }) => (allPass(answering(v, to), units, 'answer') ? { windows: [] } : undefined),
};
