// Chapter 12.2: scatter-packs: shuttles full of drones.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import { locksOn } from '../cloak/veil.ts';
import { isSheltered } from '../docking/dock.ts';
import type { Craft, Sealed } from '../folder.ts';
import { placeOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Seeker, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { areEnemies, holdOf, isHere, unitCalled, unitNamed } from '../roster.ts';
import { guides } from '../seekers/guidance.ts';
import { facingTo, halfOf } from '../seekers/launch.ts';
import { freeChannels } from '../seekers/rider.ts';
import type { TpState, TpTable } from '../state.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { PLAIN } from './bay.ts';
import { isLimping } from './speed.ts';
import { drawSeekers } from './weasel.ts';

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

/** TP-12.2.8 A drone from its hex, with its full half-move. */
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
