/** TP-1.3.12 Who may dock or land at the end of the turn, and where. */

import { dockFault } from '../../rules/docking/moor.ts';
import { ownName } from '../../rules/names.ts';
import type { Finish } from '../../rules/orders.ts';
import { isShip, unitNamed } from '../../rules/roster.ts';
import type { TpView } from '../../rules/state.ts';

/** A unit with all it may dock to. */
export interface DockRow {
  unit: string;
  name: string;
  /** It comes aboard, and does not lie alongside. */
  lands: boolean;
  /** What it is told to; nothing where it stays as it is. */
  to: string | null;
  choices: { id: string; name: string }[];
}

/** TP-14.2.4, TP-12.1.5 Own units that may dock or land now; TP-14.2.4 a ship that another docks to is no row of its own. */
export function dockRows(v: TpView, units: readonly string[], docks: Finish['docks']): DockRow[] {
  return units.flatMap((id): DockRow[] => {
    const unit = unitNamed(v.open, id);
    const choices = units.filter(to => to !== id && !dockFault(v, { unit: id, to }));
    if (!unit || choices.length === 0) return [];
    const lands = !isShip(unit);
    const isTaken = !lands && docks.some(({ unit: other, to }) => to === id && isShipIn(v, other));
    if (isTaken) return [];
    const to = docks.find(one => one.unit === id)?.to ?? null;
    return [{ unit: id, name: ownName(v, id), lands, to, choices: choices.map(one => ({ id: one, name: ownName(v, one) })) }];
  });
}

function isShipIn(v: TpView, id: string): boolean {
  const unit = unitNamed(v.open, id);
  return unit !== undefined && isShip(unit);
}

/** The order with what one unit docks to, or with nothing of it. */
export function withDock(order: Finish, unit: string, to: string | null): Finish {
  const others = order.docks.filter(one => one.unit !== unit);
  return { ...order, docks: to === null ? others : [...others, { unit, to }] };
}
