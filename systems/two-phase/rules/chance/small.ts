// Chapters 1.3, 12 and 14: anything the book allows of standing orders, small units, stacks, guards and repairs.

import type { RollDie } from '@flagplot/kernel';
import { partiesAboard } from '../crew/parties.ts';
import { devicesOf } from '../damage/devices.ts';
import type { Unit } from '../open.ts';
import type { Allocation, Finish, Id, Watch } from '../orders.ts';
import type { Seen } from '../roster.ts';
import { cardOf, holdIn, isHere, isShip, unitCalled, unitNamed } from '../roster.ts';
import { canLend, smallLimit } from '../shuttles/speed.ts';
import { stackFaults, stackOpen } from '../shuttles/stack.ts';
import type { TpView } from '../state.ts';
import { mendable } from '../turn/5-mend.ts';
import { whyIdle } from '../weapons/aim.ts';
import { usualWatch } from '../window/choices.ts';

/** Any standing orders for a ship. */
export function randomWatch({ book, open }: TpView, unit: string, roll: RollDie): Watch {
  const watch = usualWatch(unit);
  if (roll(2) === 1) watch.course = Array.from({ length: roll(6) }, () => 'FFFFLRPS'[roll(8) - 1]).join('');
  if (roll(4) === 1) watch.answer = 'pass';
  if (roll(4) === 1) watch.zero = 'ask';
  if (roll(4) === 1) watch.initial = 'ask';
  const { weapons } = cardOf(book, unitCalled(open, unit));
  if (roll(3) === 1 && weapons.length > 0) watch.prefers = [weapons[roll(weapons.length) - 1]?.id as string];
  return watch;
}

/** Any speeds for some of the small units of a side. */
export function randomSmall(v: TpView, roll: RollDie): Allocation['small'] {
  return v.own.ships.flatMap(({ unit: id }) => {
    const unit = unitNamed(v.open, id);
    if (!unit || !isHere(unit) || isShip(unit) || roll(2) === 1) return [];
    const speed = roll(smallLimit(v.book.charts, unit) + 1) - 1;
    const to = unit.sortie?.by ?? id;
    return [{ unit: id, speed, ...(unit.card === 'mrs' && canLend(v, unit, to) && roll(2) === 1 && { to }) }];
  });
}

/** All that may move along, or none. */
export function randomStack(seen: Seen, leader: Unit, { step, roll }: { step: string; roll: RollDie }): { stack?: Id[] } {
  if (leader.kind !== 'fighter' || roll(2) === 1) return {};
  const all = stackOpen(seen, leader).map(({ id }) => id);
  const stack = all.filter(id => stackFaults(seen, leader, { step, acts: [], fire: [], stack: [id] }).length === 0);
  return stack.length > 0 ? { stack } : {};
}

/** Any guards of a few ships. */
export function randomGuards(v: TpView, units: readonly Id[], roll: RollDie): { unit: Id; box: Id }[] {
  return units.flatMap(id => {
    const unit: Unit = unitCalled(v.open, id);
    if (whyIdle(unit) || partiesAboard(unit, unit.side) === 0 || roll(4) > 1) return [];
    const boxes = devicesOf(v, unit);
    return boxes.length > 0 ? [{ unit: id, box: boxes[roll(boxes.length) - 1] as Id }] : [];
  });
}

/** Any repairs of a ship that has paid for some. */
export function randomRepair(v: TpView, unit: string, roll: RollDie): Finish['repairs'] {
  const hold = holdIn(v.own, unit);
  if (!hold || hold.repairs === 0 || roll(2) === 1) return [];
  const boxes = mendable(v, unit);
  return boxes.length > 0 && roll(2) === 1
    ? boxes.slice(roll(boxes.length) - 1).slice(0, 1)
    : [{ unit, box: `shield-${roll(6)}` }];
}
