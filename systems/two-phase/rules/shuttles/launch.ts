// Chapter 12.1: shuttles and fighters leave their bay.

import type { Refusal } from '@flagplot/kernel';
import type { ShuttleKind } from '../cards.ts';
import { applyForm } from '../energy/apply.ts';
import { EMPTY } from '../energy/arming.ts';
import { lendToFighter } from '../ew/loans.ts';
import type { Craft, Hold, Sealed } from '../folder.ts';
import { placeOf, SIXTHS, turnedBy } from '../map.ts';
import { turnModeAt } from '../movement/step.ts';
import { unitName } from '../names.ts';
import type { Berth, Open, Sortie, Unit } from '../open.ts';
import type { ActOf } from '../orders.ts';
import { cardOf, holdIn, holdOf, isHere, isShip, shipNamed, unitCalled, unitNamed } from '../roster.ts';
import { halfOf } from '../seekers/launch.ts';
import { freeChannels } from '../seekers/rider.ts';
import { holdSetUp, unitSetUp } from '../setup.ts';
import { announceForm, tellAnnounced } from '../speed/announce.ts';
import type { TpState, TpView } from '../state.ts';
import type { ActRule, InWindow, Segment } from '../window/act.ts';
import { isReady } from './arming.ts';
import { isFighter, PLAIN } from './bay.ts';
import { delaysAtLaunch, LOADED } from './fighters.ts';
import { formAtLaunch } from './links.ts';
import { packOf } from './packs.ts';
import { chargeSmall, keepPace, smallLimit, topSpeedOf } from './speed.ts';
import { beginWeasel, weaselFault } from './weasel.ts';

type Launch = ActOf<'launch'>;

/** TP-12.1.4 From the bay, in one's own space, in an answer, or at impulse zero. */
export const launch: ActRule<'launch'> = {
  rule: 'TP-12.1.4',
  place: 8,
  when: ['space', 'answer', 'zero'],
  whenRule: 'TP-5.4.6',
  aboard: ({ unit }) => unit.bay?.some(({ kind }) => kind !== null) === true,
  fault: (c, act) => berthFault(c, act) ?? countFault(c, act) ?? restFault(c, act) ?? readyFault(c, act) ?? speedFault(c, act),
  carry({ s, t, unit: ship, hold, segment }, act) {
    t.reveal(ship.side);
    const unit = ship.bay?.[act.box]?.link ? sendPf(s, { ship, hold, act }) : sendOut(s, { ship, hold, act });
    unit.speed = act.speed;
    joinTurn(s, unit, segment);
    const isWeasel = holdOf(s, unit).craft?.as === 'weasel';
    t.tell(() => ({
      kind: 'sent',
      unit: unit.id,
      by: ship.id,
      box: act.box,
      card: unit.card,
      speed: unit.speed,
      at: placeOf(unit),
    }));
    if (isShip(unit)) tellAnnounced(t, unit);
    lendToFighter(s, t, { carrier: ship, unit });
    // TP-12.3.1
    if (isWeasel) beginWeasel(s, t, { ship, unit });
  },
  *options({ v, unit }) {
    // Few at a time: battles by chance would be of nothing else.
    if (aloftOf(v, unit) >= launchesOf(v, unit)) return;
    const kinds = new Set<Berth['kind']>();
    for (const [box, berth] of (unit.bay ?? []).entries()) {
      if (berth.kind === null || kinds.has(berth.kind)) continue;
      kinds.add(berth.kind);
      const most = limitIn(v, berth);
      for (const speed of new Set([most, Math.min(most, unit.speed)])) yield { act: 'launch', box, facing: unit.facing, speed };
    }
  },
  *choices({ v, unit }) {
    for (const [box, berth] of (unit.bay ?? []).entries()) {
      if (berth.kind === null) continue;
      const most = limitIn(v, berth);
      for (let by = 0; by < SIXTHS; by += 1)
        for (let speed = most; speed >= 0; speed -= 1)
          for (const swing of swingsOf(berth)) yield { act: 'launch', box, facing: turnedBy(unit.facing, by), speed, ...swing };
    }
  },
};

/** R77 */
function swingsOf({ kind }: Berth): Pick<Launch, 'swing'>[] {
  return kind === 'mrs' || kind === 'pf' ? [{}, { swing: 'ecm' }, { swing: 'eccm' }] : [{}];
}

function berthFault({ v, unit }: InWindow, { box }: Launch): Refusal | undefined {
  if (!isShip(unit) || unit.bay?.[box]?.kind == null)
    return { rule: 'TP-12.1.4', at: '/box', say: `Nothing stands in box ${box + 1} of the bay of ${unitName(v, unit.id)}.` };
  return undefined;
}

/** TP-12.1.4, TP-6.5.4 One a window, two from a ship with fighters, each from a box of its own, whatever is in it. */
function countFault({ v, unit, window }: InWindow, { box }: Launch): Refusal | undefined {
  const launches = window.acts.filter(one => one.act === 'launch');
  if (launches.filter(one => one.box === box).length > 1)
    return { rule: 'TP-12.1.4', at: '/box', say: `Box ${box + 1} is launched from twice.` };
  const most = launchesOf(v, unit);
  return launches.length <= most ? undefined : { rule: 'TP-12.1.4', at: '/act', say: `A window has ${most} launches.` };
}

/** TP-12.1.4 */
function launchesOf({ book }: Pick<TpView, 'book'>, unit: Unit): number {
  return cardOf(book, unit).shuttles.some(isFighter) ? 2 : 1;
}

/** Small units in flight that a ship has launched. */
function aloftOf({ open }: Pick<TpView, 'open'>, { id }: Unit): number {
  return open.units.filter(unit => unit.sortie?.by === id && isHere(unit)).length;
}

/** TP-12.1.4 Out once a turn; TP-14.2.8 what fights is ready after a full turn aboard. */
function restFault({ v, unit, hold }: InWindow, { box }: Launch): Refusal | undefined {
  const sortie = sortieIn(v, unit.bay?.[box] as Berth);
  if (!sortie) return undefined;
  const { turn } = v.clock;
  if (turnOf(sortie.out) === turn) return { rule: 'TP-12.1.4', at: '/box', say: 'It has been out this turn.' };
  const fights = isFighter(unit.bay?.[box]?.kind as ShuttleKind) || hold.bay[box]?.as === 'suicide';
  if (!fights || turn > turnOf(sortie.in) + 1) return undefined;
  return { rule: 'TP-14.2.8', at: '/box', say: 'It is ready again after one full turn aboard.' };
}

/** TP-12.3.1, TP-12.3.2 A weasel that is ready works as it is launched; TP-6.1.7 what is to strike takes a channel. */
function readyFault({ v, unit, hold, window }: InWindow, { box }: Launch): Refusal | undefined {
  const craft = hold.bay[box] ?? PLAIN;
  if (!isReady(v.book.charts, craft)) return undefined;
  if (craft.as === 'weasel') return weaselFault({ v, unit, window });
  if (craft.as !== 'suicide' || freeChannels(v, unit) > 0) return undefined;
  return { rule: 'TP-6.1.7', at: '/box', say: `${unitName(v, unit.id)} guides as many as it can.` };
}

/** The turn of a half of the battle. */
export function turnOf(half: number): number {
  return Math.floor(half / 2);
}

function sortieIn({ open }: Pick<TpView, 'open'>, { unit }: Berth): Sortie | undefined {
  return unit === null ? undefined : unitNamed(open, unit)?.sortie;
}

/** TP-12.1.3, TP-12.2.5 The most that what stands in a berth can go, a PF as far as its power pays. */
function limitIn(v: TpView, { kind, unit, packs }: Berth): number {
  const { book, open } = v;
  const landed = unit === null ? undefined : unitNamed(open, unit);
  const hold = landed?.kind === 'pf' ? holdIn(v.own, landed.id) : undefined;
  if (landed && hold)
    return formAtLaunch(v, { unit: landed, hold, turn: v.clock.turn }, { speed: book.charts.speeds.ships }).form.speed;
  return landed ? smallLimit(book.charts, landed) : topSpeedOf(book.charts, kind as ShuttleKind, packs);
}

/** TP-12.1.3 A speed for the whole turn; R77 and what the point of an MRS or a PF is to be. */
function speedFault({ v, unit }: InWindow, { box, speed, swing }: Launch): Refusal | undefined {
  const berth = unit.bay?.[box] as Berth;
  const most = limitIn(v, berth);
  if (speed > most) return { rule: 'TP-12.1.3', at: '/speed', say: `It goes ${most} at most.` };
  if (swing === undefined || berth.kind === 'mrs' || berth.kind === 'pf') return undefined;
  return { rule: 'TP-8.1.4', at: '/swing', say: 'It has no swing point.' };
}

interface Sending {
  ship: Unit;
  hold: Hold;
  act: Launch;
}

/** What stood in the box is in flight, with all that its owner holds of it. */
function sendOut(s: TpState, { ship, hold, act }: Sending): Unit {
  const berth = ship.bay?.[act.box] as Berth;
  const unit = berth.unit === null ? newUnit(s, ship, berth) : unitCalled(s.open, berth.unit);
  const own = holdOf(s, unit);
  const craft = craftIn(s, ship, { craft: hold.bay[act.box] ?? PLAIN, sortie: unit.sortie as Sortie });
  own.craft = craft;
  own.guide = craft.as === 'suicide' ? ship.id : null;
  hold.bay[act.box] = { ...PLAIN, load: [] };
  keepPace(own, act);
  Object.assign(berth, { kind: null, unit: null, packs: false });
  const delays = delaysAtLaunch(s.book.charts, unit);
  Object.assign(unit, { status: 'here', half: null, made: 0, halted: false, delays, weapons: unit.weapons.map(() => 0) });
  takePlace(s, unit, { ship, facing: act.facing });
  chargeSmall(s, unit, own);
  // TP-14.2.8, TP-12.2.3 Whatever it has fired is aboard again.
  own.arms = cardOf(s.book, unit).weapons.map(({ type }) => (type === 'fusion' ? { ...LOADED } : { ...EMPTY }));
  return unit;
}

/** TP-12.1.4, ruling R107 A PF leaves its link with the power of its engines; what is hidden in it stays so (TP-6.5.4). */
function sendPf(s: TpState, { ship, act }: Sending): Unit {
  const berth = ship.bay?.[act.box] as Berth;
  const unit = unitCalled(s.open, berth.unit as string);
  const own = holdOf(s, unit);
  Object.assign(berth, { kind: null, unit: null });
  Object.assign(unit, { status: 'here', half: null, made: 0, halted: false });
  takePlace(s, unit, { ship, facing: act.facing });
  const { ship: pf, form } = formAtLaunch(s, { unit, hold: own, turn: s.clock.turn }, act);
  applyForm(pf, form);
  announceForm(s, unit, form);
  return unit;
}

/** TP-9.1.4 It counts as standing where its launcher does. */
function takePlace(s: TpState, unit: Unit, { ship, facing }: { ship: Unit; facing: number }): void {
  Object.assign(unit, { q: ship.q, r: ship.r, facing, came: ship.came && { ...ship.came }, arrived: ship.arrived });
  Object.assign(unit.sortie as Sortie, { by: ship.id, out: halfOf(s), late: false });
}

/** TP-12.2.7, TP-12.3.1 What is not ready yet is a plain shuttle; TP-12.2.8 a scatter-pack is full again after a turn aboard. */
function craftIn(s: TpState, ship: Unit, { craft, sortie }: { craft: Craft; sortie: Sortie }): Craft {
  const isRested = s.clock.turn > turnOf(sortie.in) + 1;
  if (craft.as === 'scatter-pack' && craft.load.length === 0 && isRested)
    return packOf(s.book.charts, shipNamed(s, ship.id)?.drone ?? 'i');
  return isReady(s.book.charts, craft) ? craft : { ...PLAIN, load: [] };
}

/** TP-6.5.3 Ids are dealt by launches, whatever is launched. */
function newUnit(s: TpState, ship: Unit, berth: Berth): Unit {
  const card = berth.kind as ShuttleKind;
  s.open.dealt += 1;
  const id = `${isFighter(card) ? 'fighter' : 'shuttle'}-${s.open.dealt}`;
  const { side, q, r, facing } = ship;
  const entry = { id, name: id, side, card, hex: { q, r }, facing, speed: 0, drone: 'i', options: [], points: 0 };
  const unit: Unit = unitSetUp(s.book, entry);
  unit.sortie = { by: ship.id, out: 0, in: 0, late: false, packs: berth.packs };
  s.open.units.push(unit);
  (s.sealed[side] as Sealed).ships.push({ ...holdSetUp(s, unit), craft: { ...PLAIN, load: [] } satisfies Craft });
  return unit;
}

/** TP-3.2.9 The end of the group of its speed; TP-12.1.1, TP-12.1.2 whether its number is still to be called, TP-6.5.2 whatever it carries. */
function joinTurn(s: TpState, unit: Unit, segment: Segment): void {
  const { open } = s;
  open.order = withUnit(open, unit);
  const { half, mover } = open.now;
  const toCome = segment !== 'zero' && mover !== null && unit.speed <= unitCalled(open, mover).speed;
  const sortie = unit.sortie as Sortie;
  sortie.late = half === 2 || !toCome;
  // TP-1.1.6 What is not called in Second Phase any more does not move this turn.
  unit.halted = half === 2 && !toCome;
  unit.before = unit.speed;
  // TP-4.2.11
  unit.turnCount = turnModeAt(s.book, unit, unit.speed);
  unit.slipCount = 1;
}

/** TP-3.2.9 The order with a unit behind all that are not slower. */
function withUnit(open: Pick<Open, 'order' | 'units'>, { id, speed }: Unit): string[] {
  const others = open.order.filter(one => one !== id);
  const at = others.findLastIndex(one => unitCalled(open, one).speed >= speed);
  return others.toSpliced(at + 1, 0, id);
}
