// Chapter 12.2: scatter-packs: shuttles full of drones.

import { hexes } from '@flagplot/hexes';
import type { Refusal, RollDie } from '@flagplot/kernel';
import { locksOn } from '../cloak/veil.ts';
import { isSheltered } from '../docking/dock.ts';
import type { Craft, Hold, Sealed } from '../folder.ts';
import { placeOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import type { Deployment, Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, holdIn, holdOf, isHere, shipNamed, unitCalled, unitNamed } from '../roster.ts';
import { guides } from '../seekers/guidance.ts';
import { facingTo, halfOf } from '../seekers/launch.ts';
import { freeChannels } from '../seekers/rider.ts';
import type { TpState, TpTable, TpView } from '../state.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { PLAIN } from './bay.ts';
import { packOf, packsOf } from './packs.ts';
import { isLimping } from './speed.ts';
import { drawSeekers } from './weasel.ts';

type Hidden = Deployment['hidden'][number];

/** TP-12.2.8 In its own space or at impulse zero, from the phase after its launch: its drones fly from its hex at one target. */
export const open: ActRule<'open'> = {
  rule: 'TP-12.2.8',
  place: 8,
  when: ['space', 'zero'],
  whenRule: 'TP-12.2.8',
  aboard: ({ hold }) => isLoaded(hold.craft),
  fault(c, { on }) {
    if (!isLoaded(c.hold.craft)) return { rule: 'TP-12.2.8', at: '/act', say: `${unitName(c.v, c.unit.id)} carries no drones.` };
    if (isLimping(c.v.book.charts, c.unit))
      return { rule: 'TP-12.2.5', at: '/act', say: `${unitName(c.v, c.unit.id)} is crippled and sends no drones.` };
    if (halfOf(c.v) === c.unit.sortie?.out)
      return { rule: 'TP-12.2.8', at: '/act', say: `${unitName(c.v, c.unit.id)} opens from the phase after its launch.` };
    return guideFault(c, on);
  },
  carry({ s, t, unit, hold }, { on }) {
    t.reveal(unit.side);
    const { load } = hold.craft as Craft;
    const free = freeChannels({ open: s.open, book: s.book, own: s.sealed[unit.side] as Sealed }, guideOf(s, unit) as Unit);
    // TP-6.1.7 What nobody guides is lost.
    for (const drone of load.slice(0, free)) letFly(s, t, { unit, on, drone });
    // TP-12.3.1
    drawSeekers(s, t, unitCalled(s.open, on));
    hold.craft = { ...PLAIN, as: 'scatter-pack', load: [] };
  },
  *options({ v, unit }) {
    for (const { id, side } of v.open.units) if (areEnemies(v.book, unit.side, side)) yield { act: 'open', on: id };
  },
};

function isLoaded(craft: Craft | null): craft is Craft {
  return craft?.as === 'scatter-pack' && craft.load.length > 0;
}

/** TP-12.2.8 The ship that launched it guides its drones. */
function guideOf({ open: { units } }: Pick<Seen, 'open'>, { sortie }: Unit): Unit | undefined {
  return unitNamed({ units }, sortie?.by ?? '');
}

function guideFault({ v, unit }: InWindow, on: Id): Refusal | undefined {
  const target = unitNamed(v.open, on);
  if (!target || !isHere(target) || !areEnemies(v.book, unit.side, target.side))
    return { rule: 'TP-12.2.8', at: '/on', say: `There is no enemy ${unitName(v, on)}.` };
  if (isSheltered(v.open, on))
    return { rule: 'TP-14.2.4', at: '/on', say: `${unitName(v, on)} is docked to a bigger ship, which covers it.` };
  const guide = guideOf(v, unit);
  // TP-13.4.5 A ship that was captured guides nothing of its old side's.
  if (guide?.side !== unit.side || !guides(guide, target) || !locksOn(guide, target))
    return { rule: 'TP-6.1.8', at: '/on', say: `Nobody guides the drones of ${unitName(v, unit.id)} at ${unitName(v, on)}.` };
  return freeChannels(v, guide) > 0
    ? undefined
    : { rule: 'TP-6.1.7', at: '/act', say: `${unitName(v, guide.id)} guides as many as it can.` };
}

/** TP-12.2.8, TP-6.1.4 A drone from its hex, with its full half-move. */
function letFly(s: TpState, t: TpTable, { unit, on, drone }: { unit: Unit; on: Id; drone: string }): void {
  const target = unitCalled(s.open, on);
  s.open.dealt += 1;
  const seeker: Seeker = {
    id: `seeker-${s.open.dealt}`,
    side: unit.side,
    ...{ q: unit.q, r: unit.r, facing: facingTo(unit, target) },
    ...{ shown: 'drone', type: null, by: unit.sortie?.by ?? unit.id, on },
    ...{ flown: 0, moves: 0, damage: 0, response: true, atOnce: hexes.same(unit, target) },
    came: unit.came && { ...unit.came },
    arrived: unit.arrived,
  };
  s.open.seekers.push(seeker);
  (s.sealed[unit.side] as Sealed).seekers.push({ id: seeker.id, load: drone, pseudo: false, left: 0 });
  holdOf(s, target).course = '';
  const { id, shown } = seeker;
  t.tell(() => ({ kind: 'launched', seeker: id, by: unit.id, weapon: 'scatter-pack', on, shown, at: placeOf(seeker) }));
}

/** TP-6.5.3, TP-15.2.3 Which box a scatter-pack stands in: one of an admin shuttle, each once, no more than were bought. */
export function hiddenFaults(v: TpView, hidden: readonly Hidden[]): Refusal[] {
  return hidden.flatMap(({ unit: id, box, kind }, i) => {
    const fault = (at: string, say: string): Refusal[] => [{ rule: 'TP-12.2.8', at: `/hidden/${i}/${at}`, say }];
    const unit = unitNamed(v.open, id);
    if (unit?.side !== v.side) return fault('unit', `${unitName(v, id)} is no ship of yours.`);
    if (unit.bay?.[box]?.kind !== 'admin') return fault('box', `There is no shuttle in box ${box + 1}.`);
    if (kind !== 'scatter-pack') return fault('kind', `${kind} is nothing that is loaded before the battle.`);
    if (hidden.findIndex(one => one.unit === id && one.box === box) < i) return fault('box', `Box ${box + 1} is loaded twice.`);
    const before = hidden.slice(0, i).filter(one => one.unit === id).length;
    return before < packsOf(v, id) ? [] : fault('unit', `${unitName(v, id)} has bought ${packsOf(v, id)} scatter-packs.`);
  });
}

/** TP-6.5.3 The boxes that were named, in place of those that were loaded without a word. */
export function hide({ s, side }: { s: TpState; side: string }, hidden: readonly Hidden[]): void {
  for (const id of new Set(hidden.map(({ unit }) => unit))) {
    const hold = holdIn(s.sealed[side] as Sealed, id) as Hold;
    const boxes = hidden.filter(({ unit }) => unit === id).map(({ box }) => box);
    const drone = shipNamed(s, id)?.drone ?? 'i';
    hold.bay = hold.bay.map((_, box) => (boxes.includes(box) ? packOf(s.book.charts, drone) : { ...PLAIN, load: [] }));
  }
}

/** Any box for what was bought. */
export function randomHidden(v: TpView, units: readonly Unit[], roll: RollDie): Hidden[] {
  return units.flatMap(({ id, bay = [] }) => {
    const boxes = bay.flatMap(({ kind }, box) => (kind === 'admin' ? [box] : []));
    if (packsOf(v, id) === 0 || boxes.length === 0 || roll(2) === 1) return [];
    return [{ unit: id, box: boxes[roll(boxes.length) - 1] as number, kind: 'scatter-pack' }];
  });
}
