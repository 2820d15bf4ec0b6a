// Chapters 6.5 and 12.2: a PF that is a seeking weapon under another's card.

import { hexes } from '@flagplot/hexes';
import type { Refusal } from '@flagplot/kernel';
import type { Book } from '../book.ts';
import { destroyItself } from '../damage/destruct.ts';
import { strike } from '../damage/volley.ts';
import { shiftBetween } from '../ew/shift.ts';
import type { Hold } from '../folder.ts';
import { hexOf } from '../map.ts';
import { unitName } from '../names.ts';
import type { Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { areEnemies, holdIn, isHere, seenBy, unitNamed } from '../roster.ts';
import { drawnTo } from '../shuttles/decoy.ts';
import { isLimping } from '../shuttles/speed.ts';
import { spillOver } from '../shuttles/weasel.ts';
import { inOrder } from '../speed/order.ts';
import type { TpView } from '../state.ts';
import { movingUnits } from '../tractors/beams.ts';
import { bearingOf } from '../weapons/sight.ts';
import type { ActRule, InWindow } from '../window/act.ts';
import { guides, ridersOf } from './guidance.ts';
import { rollArrival } from './impact.ts';
import { channelsOf } from './launch.ts';

/** TP-12.2.9, TP-12.2.7 What it does to its target; 0 for whatever is no weapon itself. */
export function warheadOf(
  { cards, charts }: Pick<Book, 'cards' | 'charts'>,
  { truth, craft }: Pick<Hold, 'truth' | 'craft'>,
): number {
  if (craft?.as === 'suicide') return charts.suicide.perEnergy * craft.energy;
  return truth === null ? 0 : (cards[truth]?.warhead ?? 0);
}

/** TP-6.5.1, TP-12.2.9, ruling R103 At the end of its own space, or of one that its target makes, in the hex of an enemy, at its owner's word; and it is gone. */
export const strikeHome: ActRule<'strike'> = {
  rule: 'TP-12.2.9',
  place: 8,
  when: ['space', 'answer'],
  whenRule: 'TP-6.5.1',
  fault(c, { on }) {
    const { v, unit, hold } = c;
    if (warheadOf(v.book, hold) === 0)
      return { rule: 'TP-6.5.3', at: '/act', say: `${unitName(v, unit.id)} is nothing that strikes.` };
    return targetFault(c, on) ?? aimFault(c, on) ?? guideFault(c, on);
  },
  carry({ s, t, unit, hold }, { on }) {
    const target = unitNamed(s.open, on) as Unit;
    t.reveal(unit.side);
    const guide = guideOf({ v: seenBy(s, unit.side), unit, hold }, target) as Unit;
    const points = rollArrival(s, t, {
      ...{ seeker: unit, target, shift: shiftBetween(s, guide, target) },
      points: warheadOf(s.book, hold),
    });
    t.tell(() => ({ kind: 'hit', seeker: unit.id, unit: on, damage: points, at: hexOf(target) }));
    const bearing = bearingOf(target, unit);
    destroyItself(t, unit);
    strike(s, t, { unit: target, points, bearing, by: unit.side });
    // TP-12.3.3
    spillOver(s, t, { weasel: target, points, by: unit.side });
  },
  *options({ v, unit, hold }) {
    if (warheadOf(v.book, hold) === 0) return;
    for (const { id, side, q, r } of v.open.units)
      if (side !== unit.side && hexes.same(unit, { q, r })) yield { act: 'strike', on: id };
  },
};

function targetFault({ v, unit, segment, mover }: InWindow, on: Id): Refusal | undefined {
  if (segment === 'answer' && !movingUnits(v, mover).some(({ id }) => id === on))
    return { rule: 'TP-12.2.7', at: '/on', say: `Only ${mover?.id} has come to the hex of ${unit.id}: it is moving.` };
  const target = unitNamed(v.open, on);
  const there = target && isHere(target) && areEnemies(v.book, unit.side, target.side) && hexes.same(unit, target);
  return there
    ? undefined
    : { rule: 'TP-12.2.9', at: '/on', say: `There is no enemy ${unitName(v, on)} in the hex of ${unitName(v, unit.id)}.` };
}

/** TP-12.2.7 A suicide shuttle strikes what was named for it, TP-12.3.1 or the weasel of that; a crippled one nothing. */
function aimFault({ v, unit, hold: { craft } }: InWindow, on: Id): Refusal | undefined {
  if (!craft) return undefined;
  if (isLimping(v.book.charts, unit))
    return { rule: 'TP-12.2.7', at: '/act', say: `${unitName(v, unit.id)} is crippled and harmless.` };
  if (craft.target !== null && drawnTo(v.open, craft.target) === on) return undefined;
  return {
    rule: 'TP-12.2.7',
    at: '/on',
    say: `${unitName(v, unit.id)} was made ready for ${craft.target === null ? 'nothing' : unitName(v, craft.target)}.`,
  };
}

function guideFault(c: InWindow, on: Id): Refusal | undefined {
  if (guideOf(c, unitNamed(c.v.open, on))) return undefined;
  return { rule: 'TP-12.2.9', say: `No ship guides ${unitName(c.v, c.unit.id)}, and unguided it strikes nobody.` };
}

type Ridden = Pick<InWindow, 'v' | 'unit' | 'hold'>;

/** TP-12.2.9, R78 The ship that was named before the battle, else the first friendly one that can guide at this target. */
function guideOf(c: Ridden, target: Unit | undefined): Unit | undefined {
  const friends = inOrder(c.v.open).filter(
    other => other.kind === 'ship' && other.id !== c.unit.id && !areEnemies(c.v.book, c.unit.side, other.side),
  );
  const able = friends.filter(other => guides(other, target) && hasChannel(c, other));
  const named = able.find(({ id }) => id === c.hold.guide);
  // TP-6.1.8 A shuttle is guided by the ship that launched it, and by no other.
  return c.hold.craft ? named : (named ?? able[0]);
}

function hasChannel({ v, unit }: Ridden, guide: Unit): boolean {
  return freeChannels(v, guide, unit.id) > 0;
}

/** TP-6.1.7 Channels that a ship has left: drones, riders and suicide shuttles take one each; but for one of these. */
export function freeChannels(v: Pick<TpView, 'book' | 'open' | 'own'>, guide: Unit, but?: Id): number {
  const drones = v.open.seekers.filter(({ by, shown }) => by === guide.id && shown === 'drone').length;
  return channelsOf(v, guide) - drones - ridersOf(v, guide.id, but);
}

/** Whether a side holds something of which a guide can be named. */
export function isRider(v: Pick<TpView, 'book' | 'own'>, id: Id): boolean {
  const hold = holdIn(v.own, id);
  return hold !== undefined && warheadOf(v.book, hold) > 0;
}
