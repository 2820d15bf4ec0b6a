// Chapter 3.2: units in the order of initiative.

import type { Open, Unit } from '../open.ts';
import type { Id } from '../orders.ts';
import { isHere, unitNamed } from '../roster.ts';

/** TP-3.2.7 Units that are still on the map, in the order of the turn. */
export function inOrder(open: Pick<Open, 'order' | 'units'>): Unit[] {
  const found: Unit[] = [];
  for (const id of open.order) {
    const unit = unitNamed(open, id);
    if (unit && isHere(unit)) found.push(unit);
  }
  return found;
}

export function idsOf(units: readonly Unit[]): Id[] {
  return units.map(({ id }) => id);
}

/** TP-1.3.7 Neighbours of one side joined, in their order. */
export function groupsOf(units: readonly Unit[]): Id[][] {
  const groups: Id[][] = [];
  let before: string | undefined;
  for (const { id, side } of units) {
    if (side === before) groups.at(-1)?.push(id);
    else groups.push([id]);
    before = side;
  }
  return groups;
}

/** TP-5.3.3 Speed 0 for the whole turn; TP-4.4.9 whoever broke down is a mover still. */
export function isStationary({ speed }: Pick<Unit, 'speed'>): boolean {
  return speed === 0;
}
