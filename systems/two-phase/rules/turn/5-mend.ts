// Chapter 14.1: a box of a system is mended in place of shields.

import type { Refusal } from '@flagplot/kernel';
import type { WeaponCard } from '../cards.ts';
import { DEVICES } from '../damage/devices.ts';
import { EMPTY } from '../energy/arming.ts';
import type { Hold } from '../folder.ts';
import { boxOf, unitName } from '../names.ts';
import type { Boxes, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Finish, Id } from '../orders.ts';
import { cardOf, holdIn, holdOf, isHere, mountOf, unitNamed } from '../roster.ts';
import { boxesOf } from '../setup.ts';
import { mendBerth } from '../shuttles/bay.ts';
import type { TpState, TpTable, TpView } from '../state.ts';

type Repair = Finish['repairs'][number];

/** Whether a box of a `finish` order is one of these at all. */
export function isMendable({ book }: Pick<TpView, 'book'>, unit: Unit, box: Id): boolean {
  return DEVICES.has(box) || mountOf(cardOf(book, unit), box) >= 0;
}

/** TP-14.1.3 Something that is lost, once a turn, and paid for. */
export function mendFaults(v: TpView, repairs: readonly Repair[], i: number): Refusal[] {
  const { unit: id, box } = repairs[i] as Repair;
  const fault = (say: string): Refusal[] => [{ rule: 'TP-14.1.3', at: `/repairs/${i}/box`, say }];
  const unit = unitNamed(v.open, id) as Unit;
  const { repairs: paid } = holdIn(v.own, id) as Hold;
  const { system } = v.book.charts.repairs;
  if (repairs.slice(0, i).some(one => one.unit === id && isMendable(v, unit, one.box)))
    return fault(`${unitName(v, id)} mends one box of a system a turn.`);
  if (!isLost(v, unit, box)) return fault(`No ${boxOf(v, id, box)} of ${unitName(v, id)} is lost.`);
  return paid >= system
    ? []
    : fault(`A box of a system takes ${system} points of damage control, and ${unitName(v, id)} has paid ${paid}.`);
}

/** Whether a system has fewer boxes than its card, or a weapon is destroyed. */
function isLost({ book }: Pick<TpView, 'book'>, unit: Unit, box: Id): boolean {
  const card = cardOf(book, unit);
  const mount = mountOf(card, box);
  if (mount >= 0) return unit.weapons[mount] === LOST;
  return DEVICES.has(box) && unit.boxes[box as keyof Boxes] < boxesOf(card)[box as keyof Boxes];
}

/** TP-14.1.3 The box is there again; TP-9.6.4 a mended rack is empty, a mended launcher unarmed. */
export function mend(s: TpState, t: TpTable, { unit: id, box }: Repair): void {
  const unit = unitNamed(s.open, id);
  if (!unit || !isHere(unit)) return;
  const hold = holdOf(s, unit);
  const { system } = s.book.charts.repairs;
  if (hold.repairs < system || !isLost(s, unit, box)) return;
  hold.repairs -= system;
  const mount = mountOf(cardOf(s.book, unit), box);
  if (mount < 0) unit.boxes[box as keyof Boxes] += 1;
  if (box === 'shuttle') mendBerth(unit);
  if (mount >= 0) {
    unit.weapons[mount] = 0;
    hold.arms[mount] = { ...EMPTY };
  }
  t.tell(() => ({ kind: 'mended', unit: id, box }));
}

/** TP-14.1.3 Everything of a ship that could be mended for what it has paid. */
export function mendable(v: TpView, id: Id): Repair[] {
  const unit = unitNamed(v.open, id);
  const hold = holdIn(v.own, id);
  if (!unit || !hold || hold.repairs < v.book.charts.repairs.system) return [];
  const { weapons } = cardOf(v.book, unit);
  return [...DEVICES, ...weapons.map((weapon: WeaponCard) => weapon.id)]
    .filter(box => isLost(v, unit, box))
    .map(box => ({ unit: id, box }));
}
